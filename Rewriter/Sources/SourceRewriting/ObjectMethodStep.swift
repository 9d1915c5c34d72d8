import SwiftIfConfig
import SwiftSyntax

/// Lets classes have methods that `NSObject` has on iOS only: there is nothing to override here, so that the method of the first class is not an override.
/// `RewrittenSources` has what the superclass does.
final class ObjectMethodStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The methods by their full names, and whether responders have them here.
    private static let methods = [
        awakening: true, answering: false, "automaticallyNotifiesObservers(forKey:)": false,
        "keyPathsForValuesAffectingValue(forKey:)": false,
    ]
    static let awakening = "awakeFromNib()"
    static let answering = "responds(to:)"
    /// The name by which the answer of a class that overrides the method is asked for.
    static let answerSelector = "respondsToSelector:"

    /// The words by which a file is known in which this step may have something to do.
    static let words = methods.keys.map { $0.prefix { $0 != "(" } }.map(String.init).sorted()

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
            let path = Syntax(node).enclosingTypePath, Self.isFirst(node.fullName, of: path, rewriting.index)
        else { return .visitChildren }
        rewriting.blank(override)
        rewriting.addImport("RewrittenSources", behind: node)
        return .visitChildren
    }

    /// Whether a method is one of these, and the class the first to have it.
    static func isFirst(_ method: String, of path: String, _ index: ProjectIndex) -> Bool {
        guard let respondersHaveIt = methods[method], index[path]?.kind == .class else { return false }
        let isTaken = index.superclasses(of: path).contains { index[$0]?.methods.contains { $0.fullName == method } == true }
        return !isTaken && !(respondersHaveIt && index.inheritedByRoot(of: path).contains(where: FrameworkMembers.isResponder))
    }
}
