import SwiftSyntax

/// Has calls of a superclass's methods go to an object of `RewrittenSources`, where `NSObject` has these methods on iOS
/// only.
final class SuperCalls: SyntaxVisitor {
    private let rewriting: FileRewriting
    private let methods: Set<String>
    private let replacement: String

    /// - Parameters:
    ///   - methods: The base names of the methods.
    ///   - replacement: The expression that stands for `super`.
    init(_ rewriting: FileRewriting, of methods: Set<String>, to replacement: String) {
        (self.rewriting, self.methods, self.replacement) = (rewriting, methods, replacement)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base, base.is(SuperExprSyntax.self), methods.contains(node.declName.baseName.text) else {
            return .visitChildren
        }
        rewriting.replace(base, with: replacement)
        rewriting.addImport("RewrittenSources", behind: node)
        return .skipChildren
    }
}
