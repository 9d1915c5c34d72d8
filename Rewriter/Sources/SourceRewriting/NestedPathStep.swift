import SwiftIfConfig
import SwiftSyntax

/// Says which object changes where a program observes a property of an object that another property is:
/// `observe(\\.a.b)` becomes `observe(\\.a.b, through: \\.a)`. Key paths cannot be taken apart when the program runs.
final class NestedPathStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The word by which a file is known in which this step may have something to do.
    static let word = "observe(\\"

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard isObserving(node), let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self),
            let owner = owner(path)
        else { return .visitChildren }
        rewriting.insert(", through: \(owner)", after: path)
        rewriting.addImport("RewrittenSources", behind: node)
        return .visitChildren
    }

    private func isObserving(_ node: FunctionCallExprSyntax) -> Bool {
        let called = node.calledExpression
        let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName ?? called.as(DeclReferenceExprSyntax.self)?.baseName
        let labels = node.arguments.map { $0.label?.text }
        return name?.text == "observe" && labels.first == .some(nil)
            && labels.dropFirst().allSatisfy { ["options", "changeHandler"].contains($0) }
            && rewriting.index.methods(named: "observe").isEmpty
    }

    /// The path without its last property; nil where it has only one.
    private func owner(_ path: KeyPathExprSyntax) -> String? {
        let properties = path.components.filter { $0.component.is(KeyPathPropertyComponentSyntax.self) }
        guard properties.count > 1, let last = properties.last else { return nil }
        let range = rewriting.file.range(path).lowerBound..<rewriting.file.range(last).lowerBound
        let text = String(decoding: rewriting.file.bytes[range], as: UTF8.self)
        return text.contains("\n") ? nil : String(text.reversed().drop { "?!".contains($0) }.reversed())
    }
}
