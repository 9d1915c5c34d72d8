import UniformTypeIdentifiers

// Questions to types by their identifiers, for programs that know no `UTType`.
//
// - Source: developer.apple.com/documentation/coreservices

/// Extensions of files, as a way to name types.
public let kUTTagClassFilenameExtension = UTTagClass.filenameExtension.rawValue
/// Names that the network gives types.
public let kUTTagClassMIMEType = UTTagClass.mimeType.rawValue

/// A text that the caller takes over. Programs read it at once: on Apple's systems it is Core Foundation's, which Swift
/// does not count.
public struct UnmanagedText: Sendable {
    let text: String

    /// The text.
    public func takeRetainedValue() -> String { text }
    /// The text.
    public func takeUnretainedValue() -> String { text }
}

/// The identifier of a type that a name stands for; that of a dynamic type where no type has the name, and nil for an
/// empty name.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> UnmanagedText? {
    let parent = inConformingToUTI.map { UTType(importedAs: $0) }
    return UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: parent).map {
        UnmanagedText(text: $0.identifier)
    }
}

/// The name that a type mostly has; nil for types without one.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> UnmanagedText? {
    UTType(importedAs: inUTI).tags[UTTagClass(rawValue: inTagClass)]?.first.map { UnmanagedText(text: $0) }
}

/// Whether a type is another one or a kind of it.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
    UTType(importedAs: inUTI).conforms(to: UTType(importedAs: inConformsToUTI))
}

/// Whether two identifiers stand for the same type.
public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool { inUTI1 == inUTI2 }

/// Whether an identifier was made of a name that no type has.
public func UTTypeIsDynamic(_ inUTI: String) -> Bool { UTType(importedAs: inUTI).isDynamic }

/// Whether the system declares a type.
public func UTTypeIsDeclared(_ inUTI: String) -> Bool { UTType(importedAs: inUTI).isDeclared }
