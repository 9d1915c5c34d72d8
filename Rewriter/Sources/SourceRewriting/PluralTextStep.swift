import SwiftIfConfig
import SwiftSyntax

/// Has localized texts and those that take values go through functions that know plural rules, which Foundation on
/// Linux does not. Only projects with such rules need it.
final class PluralTextStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The words of a body that this step looks into.
    static let words = ["NSLocalizedString", "localizedStringWithFormat", "localizedString", "format"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), let text = replacement(name, node) {
            rewriting.replace(name, with: "RewrittenSources.\(text)")
            rewriting.addImport("RewrittenSources", behind: node)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            visit(member, of: base, node)
        }
        return .visitChildren
    }

    private func replacement(_ name: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax) -> String? {
        switch name.baseName.text {
        case "NSLocalizedString": "localizedText"
        case "String" where call.arguments.first?.label?.text == "format": "formattedString"
        default: nil
        }
    }

    private func visit(_ member: MemberAccessExprSyntax, of base: ExprSyntax, _ call: FunctionCallExprSyntax) {
        switch member.declName.baseName.text {
        case "localizedStringWithFormat" where ["String", "NSString"].contains(base.trimmedDescription):
            rewriting.replace(base, with: "RewrittenSources")
        case "localizedString" where call.arguments.map({ $0.label?.text }) == ["forKey", "value", "table"]:
            rewriting.replace(member.declName, with: "localizedText")
        default: return
        }
        rewriting.addImport("RewrittenSources", behind: call)
    }
}
