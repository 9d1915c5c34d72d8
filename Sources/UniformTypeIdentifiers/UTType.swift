import Foundation

/// A type of data. The types that are known are those of the constants; others can be made by their identifier.
///
/// Two types are the same where their identifiers are.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype
public struct UTType: Sendable {
    /// The type's name, such as `public.png`.
    public let identifier: String
    /// The supertype given by the program, for types that the system does not declare.
    private let givenParent: String?

    /// A type by its identifier; nil for one that is not known.
    public init?(_ identifier: String) {
        guard identifier.hasPrefix("dyn.") || Self.declarations.contains(where: { $0.identifier == identifier }) else {
            return nil
        }
        self.init(importedAs: identifier)
    }

    /// A type by the extension of its files. One that no type of the kind has makes a dynamic type; nil for an empty
    /// one.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// A type by the name that the network gives it. One that no type of the kind has makes a dynamic type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// A type by one of its names. One that no type of the kind has makes a dynamic type; nil for an empty name.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = first
    }

    /// A type that a program declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(importedAs: identifier, conformingTo: parentType)
    }

    /// A type that another program declares.
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

// / MARK: Conformance

extension UTType {
    /// Whether the identifier was made of a name that no type has.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether the system or a program declares the type. Here the system's types are.
    public var isDeclared: Bool { declaration != nil }
    /// Whether the type is for everyone, as those are that begin with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All names of the type by the way they name it.
    public var tags: [UTTagClass: [String]] {
        if let dynamic { return [dynamic.tagClass: [dynamic.tag]] }
        let all = [UTTagClass.filenameExtension, .mimeType].map { ($0, declaration?.tags($0) ?? []) }
        return Dictionary(uniqueKeysWithValues: all.filter { !$0.1.isEmpty })
    }

    /// The extension that files of the type mostly have; nil for types without one.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The name that the network gives the type; nil for types without one.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// All types that this one is a kind of, without itself.
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

    /// Whether the type is another one or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || parents.contains { $0.conforms(to: type) } }

    /// Whether the type is a kind of another one, and not that one.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether another type is a kind of this one, and not this one.
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

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
