import SwiftIfConfig
import SwiftSyntax

/// Has archives be read by functions that know classes which Foundation on Linux cannot name: its own end the program
/// where they are asked for such a class.
final class UnarchivingStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The methods, by which a body of a function is known in which this step may have something to do, with their
    /// first label.
    private static let methods = ["unarchivedObject": ["ofClass", "ofClasses"], "decodeObject": ["of"]]
    static let words = methods.keys.sorted()

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
            let label = node.arguments.first?.label?.text, case let name = member.declName.baseName.text,
            Self.methods[name]?.contains(label) == true, rewriting.index.methods(named: name).isEmpty
        else { return .visitChildren }
        rewriting.edits.insert("_", at: rewriting.file.range(member.declName).lowerBound)
        rewriting.addImport("RewrittenSources", behind: node)
        return .visitChildren
    }
}
