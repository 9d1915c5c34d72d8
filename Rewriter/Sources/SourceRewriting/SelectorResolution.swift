import SwiftSyntax

/// Finds the Objective-C name of what `#selector` refers to.
struct SelectorResolution {
    enum Result {
        case found(String)
        /// Several methods fit.
        case ambiguous([String])
        case unknown
    }

    let index: ProjectIndex

    /// The selector of a method.
    ///
    /// - Parameters:
    ///   - labels: The labels that the reference names; nil where it names none.
    ///   - type: The type in which the method is looked for first; nil where the source does not tell it.
    func method(_ name: String, _ labels: [String?]?, in type: String?) -> Result {
        for scope in scopes(type) {
            let found = matches(index[scope]?.methods ?? [], name, labels)
            if !found.isEmpty { return choose(found) }
        }
        if let labels {
            return .found(FrameworkMembers.selector(ofMethod: name, labels) ?? ObjectiveCName.selector(name, labels))
        }
        if let framework = FrameworkMembers.selector(ofMethod: name) { return .found(framework) }
        return choose(matches(index.methods(named: name), name, labels))
    }

    /// The type, its superclasses and protocols, and then the types around it.
    private func scopes(_ type: String?) -> some Sequence<String> {
        let around = type.map { sequence(first: $0) { this in this.lastIndex(of: ".").map { String(this[..<$0]) } } }
        // No type that a source declares is deeper inside of others.
        let scopes = around.map { Array($0.prefix(NestingLimits.mostLevels)) } ?? []
        return scopes.lazy.flatMap { index.family(of: index.resolve($0, inside: nil) ?? $0) }
    }

    private func matches(_ methods: [ProjectIndex.Method], _ name: String, _ labels: [String?]?) -> [ProjectIndex.Method] {
        methods.filter { $0.name == name && (labels == nil || $0.labels == labels) }
    }

    /// Of several methods those count that an attribute marks, if there are any.
    private func choose(_ found: [ProjectIndex.Method]) -> Result {
        let marked = found.filter(\.isMarked)
        var selectors: [String] = []
        for method in marked.isEmpty ? found : marked where !selectors.contains(method.selector) {
            selectors.append(method.selector)
        }
        switch selectors.count {
        case 0: return .unknown
        case 1: return .found(selectors[0])
        default: return .ambiguous((marked.isEmpty ? found : marked).map(\.fullName))
        }
    }

    /// The selector of a property's getter.
    func getter(_ name: String, in type: String?) -> String {
        for scope in scopes(type) {
            if let property = index[scope]?.properties.first(where: { $0.name == name }) { return property.getter }
        }
        return FrameworkMembers.getter(of: name)
    }

    /// The selector of a property's setter.
    func setter(_ name: String) -> String { ObjectiveCName.setter(name) }
}
