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
    ///   - parameters: The types of the parameters that the reference names; nil where it names none.
    ///   - type: The type in which the method is looked for first; nil where the source does not tell it.
    func method(_ name: String, _ labels: [String?]?, taking parameters: [String]? = nil, in type: String?) -> Result {
        for scope in scopes(type) {
            let found = taking(parameters, of: matches(index[scope]?.methods ?? [], name, labels))
            if !found.isEmpty { return choose(found) }
        }
        if let own = foundationClass(of: type),
            let selector = FoundationMethods.selector(name, labels, taking: parameters?.count, of: own)
        {
            return .found(selector)
        }
        if let labels { return .found(labelled(name, labels)) }
        if let framework = FrameworkMembers.selector(ofMethod: name) { return .found(framework) }
        let found = choose(taking(parameters, of: matches(index.methods(named: name), name, labels)))
        guard case .unknown = found else { return found }
        return FoundationMethods.selector(name, nil, taking: parameters?.count, of: nil).map { .found($0) } ?? .unknown
    }

    /// The selector of a method of the frameworks that is named with its labels.
    private func labelled(_ name: String, _ labels: [String?]) -> String {
        FrameworkMembers.selector(ofMethod: name, labels) ?? FoundationMethods.selector(name, labels, of: "NSObject")
            ?? ObjectiveCName.selector(name, labels)
    }

    /// The class of Foundation that a type is, or that a class of the sources inherits from; nil for other types.
    private func foundationClass(of type: String?) -> String? {
        guard let type else { return nil }
        if FoundationMethods.hasClass(type) { return type }
        return index.inheritedByRoot(of: type).first { FoundationMethods.hasClass($0) && $0 != "NSObject" }
    }

    /// The methods with as many parameters as are named; of several those whose types are written the same way, if
    /// there are any.
    private func taking(_ parameters: [String]?, of methods: [ProjectIndex.Method]) -> [ProjectIndex.Method] {
        guard let parameters else { return methods }
        let fitting = methods.filter { $0.labels.count == parameters.count }
        let wanted = parameters.map(Self.castType)
        let same = fitting.filter { $0.parameterTypes.map(Self.castType) == wanted }
        return same.isEmpty ? fitting : same
    }

    /// A type as a cast names it, where an optional that is unwrapped by itself is an optional like others.
    private static func castType(_ type: String) -> String { type.hasSuffix("!") ? type.dropLast() + "?" : type }

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
        property(name, in: type)?.getter ?? FrameworkMembers.getter(of: name, in: type)
    }

    /// The selector of a property's setter.
    func setter(_ name: String, in type: String?) -> String {
        property(name, in: type)?.setter ?? ObjectiveCName.setter(FrameworkMembers.key(of: name))
    }

    private func property(_ name: String, in type: String?) -> ProjectIndex.Property? {
        scopes(type).lazy.compactMap { index[$0]?.properties.first { $0.name == name } }.first
    }
}
