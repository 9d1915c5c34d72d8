import SwiftIfConfig
import SwiftSyntax

/// Lets test cases of a module that expects failures (`XCTExpectFailure`) pass over them, which XCTest on Linux does not know: the methods by which it
/// records failures and runs a test are overridden.
final class ExpectedFailureStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    static let word = "XCTExpectFailure"

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = [Syntax(node).enclosingTypePath, node.name.text.unquoted].compactMap { $0 }.joined(separator: ".")
        guard let record = rewriting.index[path], record.inherited.contains("XCTestCase") else { return .visitChildren }
        for (name, text) in Self.overrides where !record.methods.contains(where: { $0.name == name }) {
            let access = node.modifiers.has(.open) ? "open " : node.modifiers.isPublic ? "public " : ""
            rewriting.insert(" nonisolated \(access)override func \(text);", after: node.memberBlock.leftBrace)
        }
        return .visitChildren
    }

    private static let overrides = [
        (
            name: "recordFailure",
            text: "recordFailure(withDescription d: String, inFile f: String, atLine l: Int, expected e: Bool) { "
                + "if !XCTExpectedFailure.takes(d, e) { super.recordFailure(withDescription: d, inFile: f, atLine: l, expected: e) } }"
        ),
        (name: "invokeTest", text: "invokeTest() { super.invokeTest(); XCTExpectedFailure.endTest() }"),
    ]
}
