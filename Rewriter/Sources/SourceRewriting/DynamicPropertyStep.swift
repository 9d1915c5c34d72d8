import SwiftIfConfig
import SwiftSyntax

/// Lets properties with `dynamic` tell observers when they are set, as Objective-C does for those that it knows.
final class DynamicPropertyStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        // Several variables of one declaration cannot have observers.
        guard node.isMember, node.modifiers.has(.dynamic), !node.modifiers.isTypeMember, !node.attributes.has("NSManaged"),
            let binding = node.bindings.first, node.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted, isKnown(node)
        else { return .visitChildren }
        let call = "RewrittenSources.tellObservers(of: self, \"\(node.attributes.objectiveCName ?? name)\")"
        if observe(binding, call) { rewriting.addImport("RewrittenSources", behind: node) }
        return .visitChildren
    }

    /// Whether Objective-C would know the property.
    private func isKnown(_ node: VariableDeclSyntax) -> Bool {
        node.attributes.marksMember || node.enclosingTypePath.map(rewriting.index.exposesMembers) == true
    }

    /// Has a property call a function after it was set. Returns whether it can be set.
    private func observe(_ binding: PatternBindingSyntax, _ call: String) -> Bool {
        guard let block = binding.accessorBlock else {
            rewriting.insert(" { didSet { \(call) } }", after: binding)
            return true
        }
        guard case .accessors(let accessors) = block.accessors else { return false }
        // `filter` of the list itself would make another tree, with other places.
        let setting = Array(accessors).filter { ["set", "didSet", "_modify"].contains($0.accessorSpecifier.text) }
        for body in setting.compactMap(\.body) { rewriting.insert(" defer { \(call) };", after: body.leftBrace) }
        let willSet = accessors.first { $0.accessorSpecifier.text == "willSet" }
        if setting.isEmpty, let willSet { rewriting.insert("; didSet { \(call) }", after: willSet) }
        return !setting.isEmpty || willSet != nil
    }
}
