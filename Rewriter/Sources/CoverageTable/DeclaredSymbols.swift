import SwiftDeclarations

/// The public declarations of the sources, with the types' superclasses and protocols.
struct DeclaredSymbols {
    /// Names of everything public, sorted; overrides are left out, since the superclass has those.
    let names: [String]
    private let publicNames: Set<String>
    private var parents: [String: [String]] = [:]
    /// Types that inherit no initializer, as they have a designated one of their own.
    private var typesWithInitializer: Set<String> = []

    init(_ declarations: [Declaration]) {
        let types = declarations.filter { $0.kind == .type }
        let hidden = Set(types.map(\.name)).subtracting(types.filter(\.isPublic).map(\.name))
        let visible = declarations.filter { declaration in
            declaration.isPublic && !Self.enclosingTypes(of: declaration.name).contains(where: hidden.contains)
        }
        publicNames = Set(visible.map(\.name))
        names = Set(visible.filter { !$0.isOverride }.map(\.name)).sorted()
        for declaration in declarations { record(declaration) }
    }

    private mutating func record(_ declaration: Declaration) {
        parents[declaration.name, default: []] += declaration.parents
        if declaration.kind == .designatedInitializer, let type = Self.enclosingTypes(of: declaration.name).last {
            typesWithInitializer.insert(type)
        }
    }

    /// Whether a symbol is declared for its type, or inherited from a superclass or protocol that is declared here.
    func contains(_ name: String) -> Bool {
        if publicNames.contains(name) { return true }
        guard let (type, member) = Self.split(name) else { return false }
        if member.hasPrefix("init("), typesWithInitializer.contains(type) { return false }
        return ancestors(of: type).contains { publicNames.contains("\($0).\(member)") }
    }

    /// The names that a member has in its own type and in what the type inherits from and conforms to.
    func namesIncludingInherited(of name: String) -> [String] {
        guard let (type, member) = Self.split(name) else { return [name] }
        return [name] + ancestors(of: type).map { "\($0).\(member)" }
    }

    /// Superclasses and protocols, nearest first.
    private func ancestors(of type: String) -> [String] {
        var found = [type]
        var next = 0
        while next < found.count {
            let resolved = (parents[found[next]] ?? Self.impliedProtocols[found[next]] ?? []).map {
                resolve($0, from: found[next])
            }
            for parent in resolved where !found.contains(parent) { found.append(parent) }
            next += 1
        }
        return Array(found.dropFirst())
    }

    /// A parent's full name: it may be named as a neighbour among nested types.
    private func resolve(_ parent: String, from type: String) -> String {
        let candidates = Self.enclosingTypes(of: type).reversed().map { "\($0).\(parent)" }
        return candidates.first { parents[$0] != nil } ?? parent
    }

    // MARK: Names

    /// The type and the member of `Type.Nested.member(label:)`; nil where no type stands around the symbol.
    private static func split(_ name: String) -> (type: String, member: String)? {
        guard let dot = name.prefix(while: { $0 != "(" }).lastIndex(of: ".") else { return nil }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    /// The outermost type first.
    private static func enclosingTypes(of name: String) -> [String] {
        var types: [String] = []
        var rest = name
        while let (type, _) = split(rest) {
            types.append(type)
            rest = type
        }
        return types.reversed()
    }

    /// The protocols that those of the standard library inherit, by which a type has members that its own declaration
    /// does not name.
    private static let impliedProtocols = [
        "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Codable": ["Encodable", "Decodable"],
        "OptionSet": ["RawRepresentable"], "NSSecureCoding": ["NSCoding"], "NSMutableCopying": ["NSCopying"],
    ]
}
