import SwiftIfConfig
import SwiftSyntax

/// Lets test cases of a module that expects failures (`XCTExpectFailure`) pass over them, and those that override
/// `record(_:)` take their issues, neither of which XCTest on Linux knows: the methods by which it records failures and
/// runs a test are overridden.
final class ExpectedFailureStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    static let word = "XCTExpectFailure"
    static let issueWord = "XCTIssue"
    private static let method = "record(_:)"

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = [Syntax(node).enclosingTypePath, node.name.text.unquoted].compactMap { $0 }.joined(separator: ".")
        guard let record = rewriting.index[path] else { return .visitChildren }
        let takesIssues = takesIssues(path)
        guard takesIssues || (rewriting.index.expectsFailures && record.inherited.contains("XCTestCase")) else {
            return .visitChildren
        }
        for (name, text) in overrides(takesIssues) where !record.methods.contains(where: { $0.name == name }) {
            let access = node.modifiers.has(.open) ? "open " : node.modifiers.isPublic ? "public " : ""
            rewriting.insert(" nonisolated \(access)override func \(text);", after: node.memberBlock.leftBrace)
        }
        return .visitChildren
    }

    /// There is nothing to override: the method is of a protocol that the test case conforms to.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, node.fullName == Self.method, let path = Syntax(node).enclosingTypePath, takesIssues(path),
            let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return .visitChildren }
        rewriting.blank(override)
        return .visitChildren
    }

    /// Whether a class is the first of its superclasses that overrides the method that records issues.
    private func takesIssues(_ path: String) -> Bool {
        func overrides(_ path: String) -> Bool {
            rewriting.index[path]?.methods.contains { $0.fullName == Self.method && $0.parameterTypes == [Self.issueWord] }
                == true
        }
        return rewriting.index.inheritedByRoot(of: path).contains("XCTestCase") && overrides(path)
            && !rewriting.index.superclasses(of: path).contains(where: overrides)
    }

    private func overrides(_ takesIssues: Bool) -> [(name: String, text: String)] {
        let issue =
            "self.record(XCTIssue(type: e ? .assertionFailure : .thrownError, compactDescription: d, sourceCodeContext: "
            + "XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: f, lineNumber: l))))"
        let expects = rewriting.index.expectsFailures
        let passed =
            (expects ? "if !XCTExpectedFailure.takes(d, e) { " : "")
            + "super.recordFailure(withDescription: d, inFile: f, atLine: l, expected: e)" + (expects ? " }" : "")
        let recording = (
            name: "recordFailure",
            text: "recordFailure(withDescription d: String, inFile f: String, atLine l: Int, expected e: Bool) { "
                + (takesIssues ? "if XCTIssue.isPassedOn { \(passed) } else { \(issue) }" : passed) + " }"
        )
        let ending = (name: "invokeTest", text: "invokeTest() { super.invokeTest(); XCTExpectedFailure.endTest() }")
        return expects ? [recording, ending] : [recording]
    }
}
