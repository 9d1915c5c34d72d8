import SwiftIfConfig
import SwiftSyntax

/// Lets closures that `NSRegularExpression` calls for its matches, and texts for their pieces, name members without
/// `self`, as on iOS, where the closure is not kept: Foundation on Linux declares ones that escape, and knows neither
/// words nor sentences.
final class MatchStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The words by which a body of a function is known in which this step may have something to do.
    static let words = ["enumerateMatches", "enumerateSubstrings"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
            case let name = member.declName.baseName.text, Self.words.contains(name),
            node.arguments.first?.label?.text == "in", rewriting.index.methods(named: name).isEmpty
        else { return .visitChildren }
        rewriting.edits.insert("_", at: rewriting.file.range(member.declName).lowerBound)
        rewriting.addImport("RewrittenSources", behind: node)
        return .visitChildren
    }
}
