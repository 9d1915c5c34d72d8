import Foundation

/// A type of data. The constants are the known types; others can be created from their identifier.
///
/// Types are equal if their identifiers are.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype
public struct UTType: Sendable {
    /// The identifier, such as `public.png`.
    public let identifier: String
    /// The supertype given by the program, for types that the system does not declare.
    private let givenParent: String?

    /// The type with an identifier; nil if it is unknown.
    public init?(_ identifier: String) {
        guard identifier.hasPrefix("dyn.") || Self.declarations.contains(where: { $0.identifier == identifier }) else {
            return nil
        }
        self.init(importedAs: identifier)
    }

    /// The type with a file name extension. An extension that no type with the supertype has yields a dynamic type; nil
    /// for an empty one.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type with a MIME type. One that no type with the supertype has yields a dynamic type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type with a tag. A tag that no type with the supertype has yields a dynamic type; nil for an empty tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = first
    }

    /// A type that the program exports.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(importedAs: identifier, conformingTo: parentType)
    }

    /// A type that the program imports.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        givenParent = parentType?.identifier
    }

    /// The types with a tag, or a dynamic type if there are none.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        guard !tag.isEmpty else { return [] }
        let named = declarations.filter { $0.tags(tagClass).contains(tag.lowercased()) }.map { UTType(importedAs: $0.identifier) }
        let found = named.filter { supertype.map($0.conforms(to:)) ?? true }
        guard found.isEmpty else { return found }
        let made = DynamicType(tag: tag, tagClass: tagClass, parent: supertype?.identifier ?? "public.data")
        return made.map { [UTType(importedAs: $0.identifier)] } ?? []
    }

    private var declaration: Declaration? { Self.declarations.first { $0.identifier == identifier } }
    private var dynamic: DynamicType? { DynamicType(identifier: identifier) }
}

// MARK: Conformance

extension UTType {
    /// Whether the type is dynamic: derived from a tag that no declared type has.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether the system or a program declares the type. Here only the system's types are declared.
    public var isDeclared: Bool { declaration != nil }
    /// Whether the type is public: its identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The tags of the type by their class.
    public var tags: [UTTagClass: [String]] {
        if let dynamic { return [dynamic.tagClass: [dynamic.tag]] }
        let all = [UTTagClass.filenameExtension, .mimeType].map { ($0, declaration?.tags($0) ?? []) }
        return Dictionary(uniqueKeysWithValues: all.filter { !$0.1.isEmpty })
    }

    /// The preferred file name extension; nil for types without one.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The preferred MIME type; nil for types without one.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// All supertypes of the type, without itself.
    public var supertypes: Set<UTType> {
        parents.reduce(into: []) { all, parent in
            all.insert(parent)
            all.formUnion(parent.supertypes)
        }
    }

    private var parents: [UTType] {
        let names = declaration?.parents ?? [dynamic?.parent ?? givenParent].compactMap { $0 }
        return names.map { UTType(importedAs: $0) }
    }

    /// Whether the type equals or conforms to another one.
    public func conforms(to type: UTType) -> Bool { self == type || parents.contains { $0.conforms(to: type) } }

    /// Whether the type conforms to another one, and is not equal to it.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether another type conforms to this one, and is not equal to it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType.Declaration {
    func tags(_ tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: extensions
        case .mimeType: mimeTypes
        default: []
        }
    }
}

// MARK: Conformances

extension UTType: Hashable {
    /// Whether the identifiers are the same.
    public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Decodes the identifier; throws if no type has it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let type = UTType(name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no known type")
        }
        self = type
    }

    /// Encodes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
