import SwiftIfConfig
import SwiftSyntax

/// Has predicates that are made of expressions use the classes of `RewrittenSources`: those of Foundation on Linux
/// cannot be made.
final class PredicateStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The classes, by which a body of a function is known in which this step may have something to do.
    static let words = ["NSExpression", "NSComparisonPredicate"]

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.argumentNames == nil { change(node.baseName) }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        change(node.name)
        return .visitChildren
    }

    private func change(_ name: TokenSyntax) {
        guard Self.words.contains(name.text), rewriting.index[name.text]?.kind == nil else { return }
        rewriting.replace(name, with: "RewrittenSources._\(name.text)")
        rewriting.addImport("RewrittenSources", behind: name)
    }
}
