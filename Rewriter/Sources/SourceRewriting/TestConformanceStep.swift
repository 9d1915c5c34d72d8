import SwiftIfConfig
import SwiftSyntax

/// Lets test cases be delegates: `XCTestCase` is no `NSObject` on Linux, so that the first class which conforms to a
/// protocol gets what `NSObjectProtocol` asks for.
final class TestConformanceStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = [Syntax(node).enclosingTypePath, node.name.text.unquoted].compactMap { $0 }.joined(separator: ".")
        guard rewriting.index.inheritedByRoot(of: path).contains("XCTestCase"), conforms(path),
            !rewriting.index.superclasses(of: path).contains(where: conforms)
        else { return .visitChildren }
        let access = node.modifiers.isPublic ? "public nonisolated" : "nonisolated"
        let record = rewriting.index[path]
        let own = Set((record?.methods.map(\.name) ?? []) + (record?.properties.map(\.name) ?? []))
        let text = Self.members.filter { !own.contains($0.name) }.map { "\(access) \($0.text)" }.joined(separator: "; ")
        rewriting.addDeclarations("extension \(path): NSObjectProtocol { \(text) }", behind: node)
        return .visitChildren
    }

    /// The requirements of `NSObjectProtocol`.
    private static let members = [
        ("isEqual", "func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }"),
        ("hash", "var hash: Int { ObjectIdentifier(self).hashValue }"), ("self", "func `self`() -> Self { self }"),
        ("isProxy", "func isProxy() -> Bool { false }"), ("description", "var description: String { name }"),
        ("debugDescription", "var debugDescription: String { name }"),
    ].map { (name: $0, text: $1) }

    /// Whether a class conforms to a protocol that may be a delegate's.
    private func conforms(_ path: String) -> Bool {
        let names = rewriting.index[path]?.inherited ?? []
        let protocols = names.filter { name in
            let found = rewriting.index.resolve(name, inside: path)
            return !["Sendable", "XCTestCase"].contains(name) && found.flatMap { rewriting.index[$0]?.kind } != .class
        }
        return !protocols.isEmpty && !protocols.contains("NSObjectProtocol")
    }

    // Classes in functions cannot be extended.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
