import SwiftIfConfig
import SwiftSyntax

/// Optional requirements of protocols: they leave the protocol, and an extension of it has a property for each, whose
/// value is nil where the object's class has no such member.
final class OptionalRequirements: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private var declarations: [String] = []

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The name of the property that stands for a method.
    static func property(of method: ProjectIndex.Method) -> String { name(method.name, method.labels) }

    private static func name(_ base: String, _ labels: [String?]) -> String {
        (["_optional", base] + labels.map { $0 ?? "" }).joined(separator: "_")
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.has("objc") else { return .visitChildren }
        bindToClasses(node)
        declarations = []
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) {
        guard node.attributes.has("objc"), !declarations.isEmpty else { return }
        let access =
            node.modifiers.first { ["public", "private", "fileprivate"].contains($0.name.text) }.map { $0.name.text + " " } ?? ""
        let text = "import RuntimeReflection; \(access)extension \(node.name.text) { \(declarations.joined(separator: "; ")) }"
        rewriting.addDeclarations(text, behind: node)
    }

    /// Only classes conform to a protocol of Objective-C.
    private func bindToClasses(_ node: ProtocolDeclSyntax) {
        guard let inheritance = node.inheritanceClause else { return rewriting.insert(": AnyObject", after: node.name) }
        let names = inheritance.inheritedTypes.map { $0.type.plainName }
        let isBound = names.contains { ["AnyObject", "NSObjectProtocol", "class"].contains($0) }
        if !isBound, let last = inheritance.inheritedTypes.last { rewriting.insert(", AnyObject", after: last) }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.has(.optional), node.isMember else { return .visitChildren }
        takeOut(node)
        declarations.append(property(node))
        return .skipChildren
    }

    private func takeOut(_ node: some DeclSyntaxProtocol) {
        rewriting.blank(node)
        if let semicolon = node.parent?.as(MemberBlockItemSyntax.self)?.semicolon { rewriting.blank(semicolon) }
    }

    private func property(_ node: FunctionDeclSyntax) -> String {
        let clause = node.signature.parameterClause
        let types = clause.parameters.map { $0.type.onOneLine }.joined(separator: ", ")
        let values = clause.parameters.indices.enumerated().map { "v\($0.offset)" }
        let labels = clause.labels
        let name = Self.name(node.name.text.unquoted, labels)
        let selector = node.attributes.objectiveCName ?? ObjectiveCName.selector(node.name.text.unquoted, labels)
        let result = node.signature.returnClause?.type.onOneLine ?? "Void"
        let call = "call([\(values.joined(separator: ", "))])"
        let body = ["Void", "()"].contains(result) ? "_ = \(call)" : "RuntimeReflection.MemberTable.argument([\(call)], 0)"
        let start = values.isEmpty ? "" : values.joined(separator: ", ") + " in "
        return
            "var \(name): ((\(types)) -> \(result))? { RuntimeReflection.MemberTable.optionalMethod(\"\(selector)\", of: self).map "
            + "{ call in { \(start)\(body) } } }"
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.has(.optional), node.isMember else { return .visitChildren }
        takeOut(node)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type
            else { continue }
            let key = node.attributes.objectiveCName ?? name.unquoted
            declarations.append(
                "var \(name): (\(type.onOneLine))? { RuntimeReflection.MemberTable.optionalProperty(\"\(key)\", of: self) }")
        }
        return .skipChildren
    }
}
