import SwiftIfConfig
import SwiftSyntax

/// Finds classes that are targets of actions or observers of notifications: an object stands for the class.
final class ClassTargetStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The words by which a file is known in which this step may have something to do.
    static let words = ["addTarget(", "removeTarget(", "addObserver(", "removeObserver(", "target:", "sendAction("]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        for (place, argument) in node.arguments.enumerated() where isTarget(argument.label?.text, place, of: name, node.arguments)
        {
            if isClass(argument.expression) { wrap(argument.expression) }
        }
        return .visitChildren
    }

    private func isTarget(_ label: String?, _ place: Int, of name: String, _ arguments: LabeledExprListSyntax) -> Bool {
        switch label {
        case nil: place == 0 && Self.takeTargetFirst.contains(name)
        case "target": arguments.contains { ["action", "selector"].contains($0.label?.text) }
        case "to": name == "sendAction"
        default: false
        }
    }

    private static let takeTargetFirst: Set<String> = ["addTarget", "removeTarget", "addObserver", "removeObserver"]

    /// Whether an expression is a class: `Name.self`, `type(of: self)`, or `self` in a method of the class.
    private func isClass(_ expression: ExprSyntax) -> Bool {
        if let call = expression.as(FunctionCallExprSyntax.self) { return call.calledExpression.trimmedDescription == "type" }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            return member.declName.baseName.text == "self" && base.trimmedDescription.first?.isUppercase == true
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" && expression.isInTypeMethod
    }

    private func wrap(_ expression: ExprSyntax) {
        rewriting.edits.insert("RuntimeReflection.ClassReceiver.of(", at: rewriting.file.range(expression).lowerBound)
        rewriting.insert(")", after: expression)
        rewriting.addImport("RuntimeReflection", behind: expression)
    }
}
