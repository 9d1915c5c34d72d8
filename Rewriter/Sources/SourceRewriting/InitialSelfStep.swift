import SwiftIfConfig
import SwiftSyntax

/// Lets the initial value of a stored property name `self` as the target of an action.
///
/// On iOS `self` is a method of `NSObject` there, not the object. The function is the target, but controls and bar
/// items do not keep their targets, so that the action goes along the responders, as without a target. `NSObject` of
/// Foundation on Linux has no such method.
final class InitialSelfStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The words by which a file is known in which this step may have something to do.
    static let words = ["addTarget(self", "target: self"]

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, !node.modifiers.isTypeMember, !node.modifiers.has(.lazy), let path = node.enclosingTypePath,
            rewriting.index[path]?.kind == .class
        else { return .visitChildren }
        for value in node.bindings.compactMap(\.initializer) { Targets(rewriting).walk(value) }
        return .visitChildren
    }

    /// Targets of actions in an initial value.
    private final class Targets: SyntaxVisitor {
        private let rewriting: FileRewriting

        init(_ rewriting: FileRewriting) {
            self.rewriting = rewriting
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.expression.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self), isTarget(node) else {
                return .visitChildren
            }
            rewriting.replace(node.expression, with: "nil")
            rewriting.tell(
                .warning,
                "self is not the object in the initial value of a property. As on iOS, controls and bar items send the action along the "
                    + "responders, and gesture recognizers send none.",
                at: node.expression)
            return .skipChildren
        }

        private func isTarget(_ node: LabeledExprSyntax) -> Bool {
            if let label = node.label { return label.text == "target" }
            let called = node.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
            return called?.declName.baseName.text == "addTarget"
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
