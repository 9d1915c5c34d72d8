import SwiftIfConfig
import SwiftSyntax

/// Rewrites imports of parts of UIKit, which is one module here, and adds those that come by themselves on iOS.
final class ImportStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        if module == "UIKit", node.path.count > 1 {
            blankKind(of: node)
            rewriting.replace(node.path, with: "UIKit")
        }
        if module == "XCTest", !rewriting.file.importsUIKit {
            rewriting.insert("; import UIKit", after: node)
        }
        return .skipChildren
    }

    private func blankKind(of node: ImportDeclSyntax) {
        if let kind = node.importKindSpecifier { rewriting.blank(kind) }
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
