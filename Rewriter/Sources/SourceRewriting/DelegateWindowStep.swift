import SwiftIfConfig
import SwiftSyntax

/// Keeps the type that sources expect of the window of the application's delegate.
///
/// In `UIApplicationDelegate` of iOS the property is an optional requirement of the type `UIWindow?`, so that
/// `UIApplication.shared.delegate?.window` is a `UIWindow??`. The protocol here has a plain requirement: a second mark
/// behind it is left out, and other readings are given the type.
final class DelegateWindowStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private let variables = ParameterNames()

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The word by which a body is known in which this step may have something to do.
    static let word = "UIApplication"

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.trimmedDescription == "window", let base = node.base, isDelegate(base) else { return .visitChildren }
        let first = mark(behind: ExprSyntax(node))
        if let first, let second = mark(behind: first.expression) {
            rewriting.blank(second.token)
        } else if first == nil, !isAssigned(ExprSyntax(node)) {
            rewriting.edits.insert("(", at: rewriting.file.range(node).lowerBound)
            rewriting.insert(" as UIWindow??)", after: node)
        }
        return .skipChildren
    }

    /// Whether an expression is `UIApplication.shared.delegate` with a mark behind it, or a variable that holds it.
    private func isDelegate(_ expression: ExprSyntax) -> Bool {
        let inner =
            expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
        if let variable = (inner ?? expression).as(DeclReferenceExprSyntax.self) {
            return variables.onlyValue(variable.baseName.text, at: expression).map(Self.isShared) == true
        }
        return inner.map(Self.isShared) == true
    }

    /// Whether an expression is `UIApplication.shared.delegate`, with a mark or without.
    private static func isShared(_ expression: ExprSyntax) -> Bool {
        let text = expression.onOneLine
        return (text.hasSuffix("!") ? String(text.dropLast()) : text) == "UIApplication.shared.delegate"
    }

    /// The question or exclamation mark behind an expression, and the expression with it.
    private func mark(behind expression: ExprSyntax) -> (token: TokenSyntax, expression: ExprSyntax)? {
        if let chain = expression.parent?.as(OptionalChainingExprSyntax.self) { return (chain.questionMark, ExprSyntax(chain)) }
        if let forced = expression.parent?.as(ForceUnwrapExprSyntax.self) { return (forced.exclamationMark, ExprSyntax(forced)) }
        return nil
    }

    /// Whether an expression stands before a sign of assignment.
    private func isAssigned(_ expression: ExprSyntax) -> Bool {
        guard let list = expression.parent?.as(ExprListSyntax.self),
            let place = list.firstIndex(where: { $0.id == expression.id }), list.index(after: place) < list.endIndex
        else { return false }
        return list[list.index(after: place)].is(AssignmentExprSyntax.self)
    }
}
