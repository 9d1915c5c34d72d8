import SwiftIfConfig
import SwiftSyntax

/// Lets timers that are made with a block wait for their interval before they fire first, as on iOS: those of
/// Foundation on Linux fire at once.
final class TimerStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The word by which a body of a function is known in which this step may have something to do.
    static let word = "timeInterval"

    private static let initializers = ["Timer", "Timer.init", "Foundation.Timer", "Foundation.Timer.init"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text } + (node.trailingClosure == nil ? [] : ["block"])
        guard labels == [Self.word, "repeats", "block"], let label = node.arguments.first?.label,
            Self.initializers.contains(node.calledExpression.onOneLine)
        else { return .visitChildren }
        rewriting.replace(label, with: "after")
        rewriting.addImport("RewrittenSources", behind: node)
        return .visitChildren
    }
}
