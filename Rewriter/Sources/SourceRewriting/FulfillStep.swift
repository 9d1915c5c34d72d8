import SwiftIfConfig
import SwiftSyntax

/// Makes functions without parameters of references to `XCTestExpectation.fulfill`, which has parameters for the place
/// of the call on Linux.
final class FulfillStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The word by which a body of a function is known in which this step may have something to do.
    static let word = "fulfill"

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == Self.word, let base = node.base, !node.isCalled else { return .visitChildren }
        rewriting.edits.insert("{ ", at: rewriting.file.range(base).lowerBound)
        rewriting.insert(node.declName.argumentNames == nil ? "() }" : " }", after: node)
        return .visitChildren
    }
}
