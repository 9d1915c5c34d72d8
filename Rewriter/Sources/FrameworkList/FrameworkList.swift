import SwiftDeclarations

/// The declarations of the frameworks by which the rewriter knows them: the optional requirements of public protocols,
/// which are their methods with a default implementation, and the superclasses of public classes.
struct FrameworkList {
    private struct Entry {
        var name: String
        /// The protocols that it refines; of those without an optional requirement the list names none.
        var refined: [String]
        /// Whether it, or a protocol that it refines, has requirements without a default implementation, too.
        var isPartlyRequired: Bool
        var methods: [String]
    }

    private var entries: [Entry]
    /// The classes below each class of the frameworks, both sorted.
    private let subclasses: [(name: String, children: [String])]
    /// The names of SwiftUI's public types and functions, and those of the members of types.
    private let swiftUI: (types: [String], members: [String])

    /// - Parameter swiftUI: The declarations of the module SwiftUI.
    init(_ declarations: [Declaration], swiftUI: [Declaration] = []) {
        self.swiftUI = Self.names(swiftUI.filter(\.isPublic))
        let members = Dictionary(grouping: declarations.filter { $0.kind != .typeExtension }) { Self.split($0.name).type }
        let protocols = declarations.filter { $0.keyword == "protocol" && $0.isPublic }.sorted { $0.name < $1.name }
        entries = protocols.map { declaration in
            let requirements = Set(members[declaration.name, default: []].filter { !$0.isInExtension }.map(\.name))
            let defaults = Set(members[declaration.name, default: []].filter(\.isInExtension).map(\.name))
            let methods = requirements.intersection(defaults).map { Self.split($0).member }.filter { $0.contains("(") }
            return Entry(
                name: declaration.name, refined: declaration.parents, isPartlyRequired: !requirements.isSubset(of: defaults),
                methods: methods.sorted())
        }
        let classes = declarations.filter { $0.keyword == "class" && $0.isPublic && !$0.name.contains(".") }
        let names = Set(classes.map(\.name)).union(["NSObject"])
        subclasses = Dictionary(grouping: classes) { $0.parents.first ?? "" }
            .filter { names.contains($0.key) && $0.key != "NSObject" }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value.map(\.name).sorted()) }
        let partlyRequired = closed(Set(entries.filter(\.isPartlyRequired).map(\.name)))
        let optional = closed(Set(entries.filter { !$0.methods.isEmpty }.map(\.name)))
        entries = entries.filter { optional.contains($0.name) }
        for place in entries.indices {
            entries[place].isPartlyRequired = partlyRequired.contains(entries[place].name)
            entries[place].refined.removeAll { !optional.contains($0) }
        }
    }

    private static func names(_ declarations: [Declaration]) -> (types: [String], members: [String]) {
        func names(_ isWanted: (Declaration) -> Bool) -> [String] {
            Set(declarations.filter(isWanted).map { String(split($0.name).member.prefix { $0 != "(" }) })
                .filter { $0.first?.isLetter == true }.sorted()
        }
        func isMember(_ declaration: Declaration) -> Bool { declaration.name.prefix { $0 != "(" }.contains(".") }
        return (
            names { $0.kind == .type || $0.kind == .value && !isMember($0) }, names { $0.kind == .value && isMember($0) }
        )
    }

    /// Some protocols, with all that refine one of them.
    private func closed(_ names: Set<String>) -> Set<String> {
        let more = Set(entries.filter { !names.isDisjoint(with: $0.refined) }.map(\.name)).subtracting(names)
        return more.isEmpty ? names : closed(names.union(more))
    }

    /// The type and the member of `Type.member(label:)`; the type is empty where the declaration stands in none.
    private static func split(_ name: String) -> (type: String, member: String) {
        guard let dot = name.prefix(while: { $0 != "(" }).lastIndex(of: ".") else { return ("", name) }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    // MARK: Text

    /// The list as a source file of the rewriter.
    var source: String {
        """
        /// Declarations of the frameworks. `Scripts/frameworks` writes this file from their sources, and a test
        /// compares the two.
        enum FrameworkDeclarations {
            /// A protocol with optional methods a line, with the protocols that it refines behind a colon, and a plus
            /// sign if it has requirements that are not optional; under it its optional methods.
            static let requirements = \"""
        \(entries.map(Self.lines).joined(separator: "\n"))
                \"""

            /// A class a line, and under it the classes that inherit from it; those below `NSObject` are left out.
            static let subclasses = \"""
        \(subclasses.map { Self.lines($0.name, $0.children) }.joined(separator: "\n"))
                \"""

            /// The types and functions that the module SwiftUI has.
            static let swiftUITypes = \"""
        \(Self.wrapped(swiftUI.types).joined(separator: "\n"))
                \"""

            /// The members that its types have.
            static let swiftUIMembers = \"""
        \(Self.wrapped(swiftUI.members).joined(separator: "\n"))
                \"""
        }

        """
    }

    private static func lines(of entry: Entry) -> String {
        let refined = entry.refined.isEmpty ? "" : ": " + entry.refined.joined(separator: " ")
        return lines(entry.name + refined + (entry.isPartlyRequired ? " +" : ""), entry.methods)
    }

    private static func lines(_ head: String, _ names: [String]) -> String {
        (["        " + head] + wrapped(names)).joined(separator: "\n")
    }

    /// Names in lines of at most 130 characters, where they fit.
    private static func wrapped(_ names: [String]) -> [String] {
        names.reduce(into: []) { lines, name in
            if let last = lines.last, last.count + 1 + name.count <= 130 {
                lines[lines.count - 1] += " " + name
            } else {
                lines.append("          " + name)
            }
        }
    }
}
