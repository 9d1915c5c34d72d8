import SwiftIfConfig
import SwiftSyntax

/// Lets classes make tests when they run, as runners of specifications do: by `defaultTestSuite`, which `XCTestCase`
/// has on iOS only, or by `allTests` of a superclass, as runners do that know Linux. The first class that has the
/// former does not override; classes are registered, and the suites of those in modules of tests are added to those
/// that run.
final class RunTimeTestStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private var number = 0

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The type property by which iOS asks a class for its tests.
    static let property = "defaultTestSuite"
    /// The list of tests that a superclass makes.
    static let list = "allTests"

    /// Whether a module has classes that make tests when they run.
    static func isOfConcern(_ index: ProjectIndex) -> Bool {
        index.all.contains { _, record in
            record.kind == .class && record.properties.contains { $0.isTypeMember && $0.name == property }
        } || index.all.contains { makesTests($0.path, index) }
    }

    /// Whether a class makes tests when they run.
    static func makesTests(_ path: String, _ index: ProjectIndex) -> Bool {
        isTestCase(path, index) && (hasSuite(path, index) || hasList(path, index))
    }

    private static func isTestCase(_ path: String, _ index: ProjectIndex) -> Bool {
        index.inheritedByRoot(of: path).contains("XCTestCase")
    }

    private static func has(_ property: String, _ path: String, _ index: ProjectIndex) -> Bool {
        index[path]?.properties.contains { $0.isTypeMember && $0.name == property } == true
    }

    private static func hasSuite(_ path: String, _ index: ProjectIndex) -> Bool {
        ([path] + index.superclasses(of: path)).contains { has(property, $0, index) }
    }

    /// A class with methods of its own that are tests has a list of these.
    private static func hasList(_ path: String, _ index: ProjectIndex) -> Bool {
        index.superclasses(of: path).contains { has(list, $0, index) }
            && index[path]?.methods.contains { $0.name.hasPrefix("test") } == false
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = [Syntax(node).enclosingTypePath, node.name.text.unquoted].compactMap { $0 }.joined(separator: ".")
        let index = rewriting.index
        guard Self.isTestCase(path, index) else { return .visitChildren }
        if Self.has(Self.property, path, index), !index.superclasses(of: path).contains(where: inherits) {
            blankOverrides(of: node)
            if index[path]?.methods.contains(where: { $0.name == "invokeTest" }) == false { insertInvocation(into: node) }
        }
        if node.genericParameterClause == nil { register(path, node) }
        return .visitChildren
    }

    private func inherits(_ path: String) -> Bool { Self.has(Self.property, path, rewriting.index) }

    private func blankOverrides(of node: ClassDeclSyntax) {
        for member in node.memberBlock.members {
            guard let property = member.decl.as(VariableDeclSyntax.self),
                let name = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted,
                name == Self.property,
                let override = property.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
            else { continue }
            rewriting.blank(override)
        }
    }

    /// The tests that XCTest finds by itself run only where the class's suite has those of its superclass.
    private func insertInvocation(into node: ClassDeclSyntax) {
        let access = node.modifiers.has(.open) ? "open" : node.modifiers.isPublic ? "public" : ""
        rewriting.insert(
            " \(access) override func invokeTest() { if _RunTimeTests.runs(self) { super.invokeTest() } }; ",
            after: node.memberBlock.leftBrace)
    }

    // MARK: Registration

    /// Registers the methods that tests may be made of, and in a module of tests the class's suite.
    private func register(_ path: String, _ node: ClassDeclSyntax) {
        let methods = methods(of: node, path).map { method in
            let (name, mark) = (method.name.text, method.signature.effectSpecifiers?.throwsClause == nil ? "" : "try ")
            return "(\"\(method.name.text.unquoted)\", { \(mark)($0 as! \(path)).\(name)() })"
        }
        let hasTests = rewriting.index.isOfTests && Self.makesTests(path, rewriting.index)
        guard hasTests || !methods.isEmpty else { return }
        number += 1
        let suite = hasTests ? " { \(suite(of: path)) }" : ""
        let text = "_RunTimeTests.register(\(path).self, [\(methods.joined(separator: ", "))])\(suite)"
        rewriting.addDeclarations(MemberTableText.constructor("_runTimeTests\(number)", text), behind: node)
    }

    private func suite(of path: String) -> String {
        if Self.hasSuite(path, rewriting.index) { return "[\(path).\(Self.property)]" }
        return "\(path).\(Self.list).map { name, test in \(path)(name: name, testClosure: { try test($0 as! \(path))() }) }"
    }

    /// The methods without parameters that tests may be made of.
    private func methods(of node: ClassDeclSyntax, _ path: String) -> [FunctionDeclSyntax] {
        let isIsolated = rewriting.index[path]?.isIsolated == true
        return node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { method in
            let effects = method.signature.effectSpecifiers
            let isTest = method.name.text.hasPrefix("test") || (!isIsolated && method.attributes.has("objc"))
            return isTest && method.signature.parameterClause.parameters.isEmpty && effects?.asyncSpecifier == nil
                && method.genericParameterClause == nil && method.signature.returnClause == nil
                && !method.modifiers.contains { ["static", "class", "private", "override"].contains($0.name.text) }
        }
    }
}
