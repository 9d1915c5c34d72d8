import SwiftIfConfig
import SwiftSyntax

/// Lets classes have methods that `NSObject` has on iOS only: there is nothing to override here, so that the method of
/// the first class is not an override. `RewrittenSources` has what the superclass does.
final class ObjectMethodStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// A method of `NSObject` on iOS.
    struct ObjectMethod {
        /// Whether a class of the frameworks, by its name, has the method here.
        var isDeclared: @Sendable (String) -> Bool = { _ in false }
        /// The name by which the method of a class that overrides it is called; nil where sources alone call it.
        var selector: String?
        /// The replacement of `super` in a class that overrides it, where the superclass's method would call the
        /// class's own again.
        var superclass: String?
    }

    /// The methods by their full names.
    private static let methods = [
        "awakeFromNib()": ObjectMethod(isDeclared: { FrameworkMembers.isResponder($0) }, selector: "awakeFromNib"),
        "responds(to:)": ObjectMethod(selector: "respondsToSelector:"),
        "automaticallyNotifiesObservers(forKey:)": ObjectMethod(selector: "automaticallyNotifiesObserversForKey:"),
        "keyPathsForValuesAffectingValue(forKey:)": ObjectMethod(),
        "setValue(_:forKey:)": keyed("setValue:forKey:"), "value(forKey:)": keyed("valueForKey:"),
        "setValue(_:forUndefinedKey:)": keyed("setValue:forUndefinedKey:"),
        "value(forUndefinedKey:)": keyed("valueForUndefinedKey:"),
        "value(forKeyPath:)": keyed(nil), "setValue(_:forKeyPath:)": keyed(nil),
        "setValuesForKeys(_:)": several, "dictionaryWithValues(forKeys:)": several,
        "willChangeValue(forKey:)": change, "didChangeValue(forKey:)": change,
        "setNilValueForKey(_:)": ObjectMethod(selector: "setNilValueForKey:", superclass: ownKeys),
        "validateValue(_:forKey:)": ObjectMethod(isDeclared: { $0 == managed }, superclass: ownKeys),
        "getObjectValue(_:for:range:)": ObjectMethod(),
    ]
    /// The class of Core Data, which has key-value coding of its own.
    private static let managed = "NSManagedObject"
    private static let ownKeys = "RewrittenSources.OwnKeys(of: self)"

    /// A method of key-value coding. Responders, layers and animations have these here.
    private static func keyed(_ selector: String?) -> ObjectMethod {
        ObjectMethod(
            isDeclared: {
                FrameworkMembers.isResponder($0) || $0.hasPrefix("CA") || ["UIPrintPageRenderer", managed].contains($0)
            },
            selector: selector,
            superclass: ownKeys)
    }

    /// Methods for several properties, which responders have here.
    private static let several = ObjectMethod(isDeclared: { FrameworkMembers.isResponder($0) }, superclass: ownKeys)
    /// The announcements of a change, which operations have here.
    private static let change = ObjectMethod(
        isDeclared: { ["Operation", "BlockOperation", managed].contains($0) }, superclass: ownKeys)
    /// The base names of the methods whose uses of `super` are replaced.
    static let superMethods = Set(methods.filter { $1.superclass != nil }.keys.map { String($0.prefix { $0 != "(" }) })

    /// The words by which a file is known in which this step may have something to do.
    static let words = names.sorted()
    private static let names = Set(methods.keys.map { $0.prefix { $0 != "(" } }.map(String.init))

    /// Whether `NSObject` has a method of a base name.
    static func mayHave(_ name: String) -> Bool { names.contains(name) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
            let path = Syntax(node).enclosingTypePath, let method = Self.first(node.fullName, of: path, rewriting.index)
        else { return .visitChildren }
        rewriting.blank(override)
        rewriting.addImport("RewrittenSources", behind: node)
        if let superclass = method.superclass, let body = node.body {
            SuperCalls(rewriting, of: Self.superMethods, to: superclass).walk(body)
        }
        return .visitChildren
    }

    /// The method of `NSObject` of a name, where the class is the first to have it.
    static func first(_ method: String, of path: String, _ index: ProjectIndex) -> ObjectMethod? {
        guard let known = methods[method], index[path]?.kind == .class else { return nil }
        let isTaken = index.superclasses(of: path).contains { index[$0]?.methods.contains { $0.fullName == method } == true }
        return isTaken || index.inheritedByRoot(of: path).contains(where: known.isDeclared) ? nil : known
    }
}
