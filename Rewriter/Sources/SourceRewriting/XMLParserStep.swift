import SwiftIfConfig
import SwiftSyntax

/// Lets parsers of XML pass over attributes without a default value in a document's type, at which Foundation on Linux
/// ends the program.
final class XMLParserStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The name by which a body is known in which this step may have something to do, and the text by which a file is.
    static let type = "XMLParser"
    static let word = type + "("

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard [Self.type, "Foundation.XMLParser"].contains(node.calledExpression.onOneLine), node.arguments.count == 1,
            let label = node.arguments.first?.label, ["data", "contentsOf"].contains(label.text)
        else { return .visitChildren }
        rewriting.replace(label, with: "_\(label.text)")
        rewriting.addImport("RewrittenSources", behind: node)
        return .visitChildren
    }
}
