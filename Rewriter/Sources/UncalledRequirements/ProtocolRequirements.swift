import SwiftDeclarations

/// The requirements of the public protocols of delegates and data sources in some sources.
struct ProtocolRequirements {
    /// A function or property of a protocol.
    struct Requirement: Hashable {
        /// With the protocol: `ListDelegate.list(_:didSelect:)`.
        var name: String
        /// As it is called: `list(_:didSelect:)`, or the property's name.
        var member: String
        /// Without labels.
        var base: String { String(member.prefix { $0 != "(" }) }
    }

    /// Sorted by name, each once.
    private(set) var all: [Requirement] = []

    init(_ sources: [SwiftSource]) {
        var names: Set<String> = []
        for source in sources {
            let protocols = Self.protocols(in: source.tokens)
            guard !protocols.isEmpty else { continue }
            let members = source.declarations.filter { $0.isPublic && $0.kind == .value }
            for member in members where protocols.contains(String(member.name.prefix { $0 != "." })) { names.insert(member.name) }
        }
        all = names.sorted().compactMap { name in
            name.firstIndex(of: ".").map { Requirement(name: name, member: String(name[name.index(after: $0)...])) }
        }
    }

    /// The protocols of delegates and data sources that a file declares.
    private static func protocols(in tokens: [Token]) -> Set<String> {
        var found: Set<String> = []
        for (index, token) in tokens.enumerated() where token.text == "protocol" && token.kind == .word {
            guard index + 1 < tokens.count else { continue }
            let name = tokens[index + 1].text
            if name.contains("Delegate") || name.contains("DataSource") { found.insert(name) }
        }
        return found
    }
}
