import SwiftIfConfig
import SwiftSyntax

/// Has properties that nobody can set on Linux be ones of `RewrittenSources`.
final class ReadOnlyPropertyStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The name of the property, by which a body of a function is known in which this step may have something to do.
    static let word = "waitsForConnectivity"

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base != nil, node.declName.baseName.text == Self.word, !rewriting.index.hasProperty(named: Self.word) else {
            return .visitChildren
        }
        rewriting.edits.insert("_", at: rewriting.file.range(node.declName).lowerBound)
        rewriting.addImport("RewrittenSources", behind: node)
        return .visitChildren
    }
}
