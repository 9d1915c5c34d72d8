import SwiftSyntax

/// Writes answers into conditions that the compiler would decide as for Linux: the sources are built as for iOS, in a
/// simulator.
final class ConditionStep: SyntaxVisitor {
    private let rewriting: FileRewriting
    private var conditions = 0

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            conditions += 1
            walk(condition)
            conditions -= 1
        }
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard conditions > 0 else { return .visitChildren }
        if let answer = answer(node.trimmedDescription.filter { $0 != " " }) { rewriting.replace(node, with: answer) }
        return .skipChildren
    }

    private func answer(_ condition: String) -> String? {
        switch condition {
        case "os(iOS)": rewriting.file.isBuiltForLinux ? "false" : "true"
        case "targetEnvironment(simulator)": "true"
        case "canImport(SwiftUI)" where rewriting.file.hidesSwiftUI: "false"
        case "canImport(ObjectiveC)": rewriting.file.importsUIKit ? "true" : "false"
        case "os(Linux)": rewriting.file.isBuiltForLinux ? "true" : "false"
        default: nil
        }
    }
}
