import SwiftIfConfig
import SwiftSyntax

/// Replaces members of Foundation that act otherwise on Linux by those of `RewrittenSources`: properties that nobody
/// can set or that are unavailable, and the question whether rectangles intersect, which is true for a common edge.
final class ReplacedMemberStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    private static let properties: Set = ["waitsForConnectivity", "serverTrust"]
    private static let method = "intersects"
    /// The names of the members, by which a body of a function is known in which this step may have something to do.
    static let words = properties.sorted() + [method]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base != nil, isReplaced(node) else { return .visitChildren }
        rewriting.edits.insert("_", at: rewriting.file.range(node.declName).lowerBound)
        rewriting.addImport("RewrittenSources", behind: node)
        return .visitChildren
    }

    private func isReplaced(_ node: MemberAccessExprSyntax) -> Bool {
        let name = node.declName.baseName.text
        if Self.properties.contains(name) { return !rewriting.index.hasProperty(named: name) }
        return name == Self.method && isOfRectangle(node)
    }

    /// Whether a method is that of a rectangle: the rectangles of maps have one too, and the project may declare
    /// others.
    private func isOfRectangle(_ node: MemberAccessExprSyntax) -> Bool {
        if rewriting.file.imports("MapKit") || !rewriting.index.methods(named: Self.method).isEmpty { return false }
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression == ExprSyntax(node) else {
            return true
        }
        return call.arguments.count == 1 && call.arguments.first?.label == nil
    }
}
