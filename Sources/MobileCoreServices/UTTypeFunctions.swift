import UniformTypeIdentifiers

// Functions on type identifiers, for programs that do not use `UTType`.
//
// - Source: developer.apple.com/documentation/coreservices

/// The tag class of filename extensions.
public let kUTTagClassFilenameExtension = UTTagClass.filenameExtension.rawValue
/// The tag class of MIME types.
public let kUTTagClassMIMEType = UTTagClass.mimeType.rawValue

/// A string in place of an unmanaged `CFString`, which these functions return on Apple's systems. Programs take its
/// value at once.
public struct UnmanagedText: Sendable {
    let text: String

    /// The text.
    public func takeRetainedValue() -> String { text }
    /// The text.
    public func takeUnretainedValue() -> String { text }
}

/// The identifier of the type with a tag; that of a dynamic type if no type has it, and nil for an empty tag.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> UnmanagedText? {
    let parent = inConformingToUTI.map { UTType(importedAs: $0) }
    return UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: parent).map {
        UnmanagedText(text: $0.identifier)
    }
}

/// The preferred tag of a type; nil for types without one.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> UnmanagedText? {
    UTType(importedAs: inUTI).tags[UTTagClass(rawValue: inTagClass)]?.first.map { UnmanagedText(text: $0) }
}

/// Whether a type equals or conforms to another one.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
    UTType(importedAs: inUTI).conforms(to: UTType(importedAs: inConformsToUTI))
}

/// Whether two identifiers denote the same type.
public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool { inUTI1 == inUTI2 }

/// Whether an identifier is that of a dynamic type, created for an unknown tag.
public func UTTypeIsDynamic(_ inUTI: String) -> Bool { UTType(importedAs: inUTI).isDynamic }

/// Whether the system declares a type.
public func UTTypeIsDeclared(_ inUTI: String) -> Bool { UTType(importedAs: inUTI).isDeclared }
