import SwiftIfConfig
import SwiftSyntax

/// Lets what a class does once, before its first object, ask for the appearance proxy of the class:
/// `static let setUp: Void = …`.
///
/// On iOS a proxy is no object of its class. Here it is one, so that its initializer asks for the same property again
/// while that is being computed, and Swift would wait for itself. A property whose type is `Void` stands for its
/// effects only, so it becomes one that calls them the first time it is read and does nothing afterwards.
final class OnceStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The word of files in which this step may have something to do.
    static let word = "appearance("

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, node.modifiers.isTypeMember, let binding = node.bindings.first, node.bindings.count == 1,
            let value = binding.initializer, binding.accessorBlock == nil, let type = node.enclosingTypePath,
            ["Void", "()"].contains(binding.typeAnnotation?.type.trimmedDescription)
        else { return .visitChildren }
        if node.bindingSpecifier.tokenKind == .keyword(.let) { rewriting.replace(node.bindingSpecifier, with: "var") }
        rewriting.replace(value.equal, with: "{ RewrittenSources.once(\"\(type).\(binding.pattern.trimmedDescription)\") {")
        rewriting.insert(" } }", after: value)
        rewriting.addImport("RewrittenSources", behind: node)
        return .visitChildren
    }
}
