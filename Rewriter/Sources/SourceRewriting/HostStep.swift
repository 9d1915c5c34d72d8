import SwiftIfConfig
import SwiftSyntax

/// Registers the entry point of a program of UIKit, so that tests which the program's module is part of are run in it
/// (`HostedProgram`).
final class HostStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// Words of which a file with an entry point has one.
    static let words = ["@main", "UIApplicationMain"]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text.unquoted
        let isMarked = node.attributes.has("UIApplicationMain") || (node.attributes.has("main") && isDelegate(name))
        if isMarked { register("\(node.name.text).main()", behind: node) }
        return .skipChildren
    }

    private func isDelegate(_ name: String) -> Bool {
        rewriting.index.family(of: name).contains {
            rewriting.index[$0]?.inherited.contains("UIApplicationDelegate") == true
        }
    }

    /// The call of a script, where its classes are named in place: other names may be those of the script's variables,
    /// which have no value unless it runs.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = node.arguments.map(\.expression)
        guard node.calledExpression.onOneLine == "UIApplicationMain", arguments.count == 4,
            arguments.suffix(2).allSatisfy(Self.isName)
        else { return .visitChildren }
        let names = arguments.suffix(2).map(\.onOneLine).joined(separator: ", ")
        register("_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, \(names))", behind: node)
        return .skipChildren
    }

    /// Whether an expression is nil, a text, or the name of a class.
    private static func isName(_ expression: ExprSyntax) -> Bool {
        if expression.is(NilLiteralExprSyntax.self) { return true }
        if let text = expression.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue != nil }
        guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            call.calledExpression.onOneLine == "NSStringFromClass",
            let base = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base
        else { return false }
        return base.is(DeclReferenceExprSyntax.self)
    }

    /// The constant is a member of a type, since the globals of a script are set when it runs.
    private func register(_ call: String, behind node: some SyntaxProtocol) {
        let registration = "RewrittenSources.HostedProgram.register(#fileID) { \(call) }"
        let constant = MemberTableText.constructor("start", registration).replacing("private let", with: "static let")
        rewriting.addDeclarations("import RewrittenSources; private enum _HostedProgram { \(constant) }", behind: node)
    }
}
