import SwiftIfConfig
import SwiftSyntax

/// Lets XCTest call the isolated methods of test cases, which it cannot on Linux: a method that XCTest calls is not
/// isolated, and its body becomes a function inside of it that is. XCTest runs tests on the main thread.
final class TestCaseStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private var types: [(path: String, isTestCase: Bool, isIsolated: Bool)] = []

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = (types.last.map { $0.path + "." } ?? "") + node.name.text.unquoted
        let isIsolated = node.attributes.has("MainActor") || isIsolatedBySuperclass(path)
        types.append((path, isTestCase(path), isIsolated))
        if types.last?.isTestCase == true, isIsolated || hasIsolatedMethod(node.memberBlock) { share(node) }
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.extendedType.plainName
        let isIsolated =
            node.attributes.has("MainActor") || rewriting.index[path]?.isIsolated == true || isIsolatedBySuperclass(path)
        types.append((path, isTestCase(path), isIsolated))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, let type = types.last, type.isTestCase, Self.isCalledByXCTest(node), let body = node.body else {
            return .skipChildren
        }
        let isolation = node.attributes.plain.first { $0.name == "MainActor" }
        let isIsolated = isolation != nil || (type.isIsolated && !node.modifiers.has(.nonisolated))
        if isIsolated { wrap(node, body, isolation) }
        return .skipChildren
    }

    private func isTestCase(_ path: String) -> Bool {
        rewriting.index.family(of: path).contains { rewriting.index[$0]?.inherited.contains("XCTestCase") == true }
    }

    private func isIsolatedBySuperclass(_ path: String) -> Bool {
        rewriting.index.superclasses(of: path).contains { rewriting.index[$0]?.isIsolated == true }
    }

    private func hasIsolatedMethod(_ block: MemberBlockSyntax) -> Bool {
        block.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.attributes.has("MainActor") == true }
    }

    /// Whether XCTest calls a method by itself, and not as an asynchronous one, which may be isolated.
    private static func isCalledByXCTest(_ node: FunctionDeclSyntax) -> Bool {
        let name = node.name.text
        guard node.signature.parameterClause.parameters.isEmpty, node.signature.effectSpecifiers?.asyncSpecifier == nil else {
            return false
        }
        return name.hasPrefix("test") || (node.modifiers.has(.override) && calledAroundTests.contains(name))
    }

    private static let calledAroundTests: Set<String> = [
        "setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest",
    ]

    /// The function inside captures the test case, which is used on the main thread only.
    private func share(_ node: ClassDeclSyntax) {
        guard let types = node.inheritanceClause?.inheritedTypes, let last = types.last,
            !types.contains(where: { $0.type.plainName == "Sendable" })
        else { return }
        rewriting.insert(", @unchecked Sendable", after: last)
    }

    private func wrap(_ node: FunctionDeclSyntax, _ body: CodeBlockSyntax, _ isolation: AttributeSyntax?) {
        if let isolation { rewriting.blank(isolation) }
        let start = node.modifiers.first.map { rewriting.file.range($0) } ?? rewriting.file.range(node.funcKeyword)
        rewriting.edits.insert("nonisolated ", at: start.lowerBound)
        let throwing = node.signature.effectSpecifiers?.throwsClause != nil
        let (name, effect, mark) = (node.name.text, throwing ? " throws" : "", throwing ? "try " : "")
        rewriting.insert(" @MainActor func \(name)()\(effect) {", after: body.leftBrace)
        rewriting.edits.insert(
            "}; \(mark)MainActor.assumeIsolated { \(mark)\(name)() } ", at: rewriting.file.range(body.rightBrace).lowerBound)
    }
}
