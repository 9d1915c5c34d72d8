extension ProjectIndex {
    /// The members of a type's superclasses and protocols. They are found once for each type, so that a long chain of
    /// classes takes linear time.
    struct Ancestry {
        /// The types of the sources that the type names after its colon, without those that inherit from the type
        /// itself.
        var parents: [String] = []
        /// The first of them that is a class.
        var superclass: String?
        /// The last superclass that a source declares; the type itself where it has none.
        var root: String
        /// Whether Objective-C sees all members of the class: it or a superclass says so.
        var exposesMembers = false
        /// The type in whose family the same protocols are found: the only one above that has any, else the type
        /// itself; nil where there are none.
        var protocolHolder: String?
    }

    /// The ancestry of each type of an index.
    struct Ancestries {
        private var found: [String: Ancestry] = [:]
        private var begun: Set<String> = []

        subscript(path: String) -> Ancestry? { found[path] }

        init() {}

        init(_ index: ProjectIndex) {
            for (path, _) in index.all { find(path, index) }
        }

        /// Finds the ancestries of a type and of all types above it, the highest first.
        private mutating func find(_ path: String, _ index: ProjectIndex) {
            var below = [path]
            while let this = below.last {
                begun.insert(this)
                let names = index[this]?.inherited ?? []
                let parents = names.compactMap { index.resolve($0, inside: this) }
                if let next = parents.first(where: { !begun.contains($0) }) {
                    below.append(next)
                } else {
                    below.removeLast()
                    if found[this] == nil { found[this] = ancestry(of: this, parents.filter { found[$0] != nil }, index) }
                }
            }
        }

        private func ancestry(of path: String, _ parents: [String], _ index: ProjectIndex) -> Ancestry {
            let superclass = parents.first { index[$0]?.kind == .class }
            let above = superclass.flatMap { found[$0] }
            let isProtocol = index[path]?.kind == .protocol
            let holders = parents.compactMap { found[$0]!.protocolHolder }
            let holder = isProtocol || holders.contains { $0 != holders[0] } ? path : holders.first
            return Ancestry(
                parents: parents, superclass: superclass, root: above?.root ?? path,
                exposesMembers: index[path]?.exposesMembers == true || above?.exposesMembers == true,
                protocolHolder: holder)
        }
    }

    /// A type, the types of the sources that it inherits from or conforms to, and theirs; each once, the nearest first.
    func family(of path: String) -> some Sequence<String> {
        sequence(state: (family: [path], next: 0, seen: Set([path]))) { state -> String? in
            guard state.next < state.family.count else { return nil }
            let this = state.family[state.next]
            state.next += 1
            for parent in ancestries[this]?.parents ?? [] where state.seen.insert(parent).inserted { state.family.append(parent) }
            return this
        }
    }

    /// The superclasses of a class that sources declare, the nearest first.
    func superclasses(of path: String) -> some Sequence<String> {
        sequence(first: path) { ancestries[$0]?.superclass }.dropFirst()
    }

    /// The types after the colon of the topmost superclass that a source declares, which may be the class itself.
    func inheritedByRoot(of path: String) -> [String] { self[ancestries[path]?.root ?? path]?.inherited ?? [] }

    /// Whether a class is below one of the frameworks'.
    func isObject(_ path: String) -> Bool { inheritedByRoot(of: path).first.map(Self.isFrameworks) == true }

    /// Whether a name is that of a class of the frameworks, as far as it tells.
    static func isFrameworks(_ name: String) -> Bool {
        ["UI", "CA", "NS", "WK", "MK", "AV", "UIKit.", "XCT"].contains(where: name.hasPrefix)
            || ["Operation", "Thread", "InputStream", "Formatter", "URLProtocol"].contains(name)
    }

    /// Whether a class may be isolated to the main actor: it, or what it inherits from or conforms to, says so, or is
    /// none of the sources' and of Foundation's and the standard library's that are known not to be.
    func mayBeIsolated(_ path: String) -> Bool {
        family(of: path).contains { type in
            guard let record = self[type], !record.isIsolated else { return true }
            return record.inherited.contains { !Self.unisolated.contains($0) && resolve($0, inside: type) == nil }
        }
    }

    private static let unisolated: Set<String> = [
        "NSObject", "NSObjectProtocol", "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying", "Operation", "AnyObject",
        "Sendable",
        "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable", "CustomStringConvertible",
        "CustomDebugStringConvertible",
    ]

    /// The types that a type names after its colon, without its superclass, and the families of those that sources
    /// declare.
    func conformances(of path: String) -> [String] {
        let ancestry = ancestries[path]
        let others = ancestry?.parents.filter { $0 != ancestry?.superclass } ?? []
        return ([path] + others.flatMap { Array(family(of: $0)) }).flatMap { self[$0]?.inherited ?? [] }
    }

    /// The classes with `NSCoding`, by themselves or a superclass, that are inside of others or known to one file
    /// alone, and those below them.
    func findNamelessArchived() -> Set<String> {
        let (coding, all) = (["NSCoding", "NSSecureCoding"], all)
        guard all.contains(where: { $0.record.inherited.contains(where: coding.contains) }) else { return [] }
        let classes = all.filter { $0.record.kind == .class }.map(\.path).filter { path in
            let line = [path] + superclasses(of: path)
            return line.contains { $0.contains(".") || self[$0]?.isHidden == true }
                && line.contains { conformances(of: $0).contains(where: coding.contains) }
        }
        return Set(classes)
    }

    /// Whether a class is below one of the frameworks' layers, as far as that one's name tells.
    func isLayer(_ path: String) -> Bool { inheritedByRoot(of: path).contains { $0.hasPrefix("CA") && $0.hasSuffix("Layer") } }

    /// Whether Objective-C sees all members of a class: it or a superclass says so.
    func exposesMembers(_ path: String) -> Bool { ancestries[path]?.exposesMembers == true }

    /// The names that the requirements of a class's protocols give its methods, by the methods' full names.
    func requirementNames(of path: String) -> [String: String] { requirements(of: path)?.names ?? [:] }

    /// The selectors of the optional requirements of the protocols that a class conforms to.
    func optionalSelectors(of path: String) -> Set<String> { requirements(of: path)?.selectors ?? [] }

    private func requirements(of path: String) -> Requirements? {
        ancestries[path]?.protocolHolder.flatMap { requirementsByHolder[$0] }
    }

    /// The requirements of some protocols that Objective-C knows.
    struct Requirements {
        /// The names of methods, by their full names.
        var names: [String: String] = [:]
        /// The selectors of the optional ones.
        var selectors: Set<String> = []
    }

    /// The requirements of the protocols in the family of each type in which those of a class are looked for.
    func findRequirements() -> [String: Requirements] {
        let classes = all.lazy.filter { $0.record.kind == .class }
        return Set(classes.compactMap { ancestries[$0.path]?.protocolHolder }).reduce(into: [:]) { found, holder in
            var requirements = Requirements()
            for path in family(of: holder) where self[path]?.kind == .protocol { add(path, to: &requirements) }
            found[holder] = requirements
        }
    }

    private func add(_ path: String, to requirements: inout Requirements) {
        for method in self[path]?.methods ?? [] {
            if let name = method.customName, requirements.names[method.fullName] == nil {
                requirements.names[method.fullName] = name
            }
            if method.isOptional { requirements.selectors.insert(method.selector) }
        }
        for property in self[path]?.properties ?? [] where property.isOptional { requirements.selectors.insert(property.key) }
    }
}
