import SwiftIfConfig
import SwiftSyntax

/// Takes `@MainActor` from test cases of XCTest and their methods: XCTest on Linux cannot call isolated methods, and ends the program. It runs
/// tests on the main thread, and in the language mode of Swift 5 they may call what UIKit isolates.
final class TestCaseStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private var types: [(path: String, isTestCase: Bool)] = []

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = (types.last.map { $0.path + "." } ?? "") + node.name.text.unquoted
        types.append((path, isTestCase(path)))
        if types.last?.isTestCase == true { blankIsolation(node.attributes) }
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.extendedType.plainName
        types.append((path, isTestCase(path)))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isMember, types.last?.isTestCase == true { blankIsolation(node.attributes) }
        return .skipChildren
    }

    private func isTestCase(_ path: String) -> Bool {
        rewriting.index.family(of: path).contains { rewriting.index[$0]?.inherited.contains("XCTestCase") == true }
    }

    private func blankIsolation(_ attributes: AttributeListSyntax) {
        for attribute in attributes.plain where attribute.name == "MainActor" { rewriting.blank(attribute) }
    }
}
