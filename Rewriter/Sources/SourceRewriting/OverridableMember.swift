import SwiftSyntax

/// A method or a computed property that extensions of the frameworks' classes may declare and classes may override.
struct OverridableMember {
    /// The names that stand for a member.
    struct Names {
        /// The protocol of the classes that override it.
        let requirement: String
        let override: String
        let base: String

        fileprivate init(_ name: String, isTypeMember: Bool) {
            let kind = isTypeMember ? "Class" : ""
            (requirement, override, base) = ("_Overriding\(kind)_\(name)", "_override_\(name)", "_base_\(name)")
        }
    }

    let node: DeclSyntax
    let modifiers: DeclModifierListSyntax
    let attributes: AttributeListSyntax
    let name: TokenSyntax
    let names: Names
    /// What its type has once.
    let key: String
    let isProperty: Bool
    /// The body of a method, or the accessors of a property.
    let body: Syntax?
    /// The member's declaration in the protocol.
    let requirement: String
    /// What has the member's own name in the extension.
    let dispatcher: String

    init(_ node: FunctionDeclSyntax) {
        let isTypeMember = node.modifiers.isTypeMember
        let labels = node.signature.parameterClause.labels.map { "_" + ($0 ?? "") }.joined()
        let names = Names(node.name.text.unquoted + labels, isTypeMember: isTypeMember)
        let (arguments, marks) = (ForwarderFinder.arguments(of: node), ForwarderFinder.marks(of: node))
        (self.node, modifiers, attributes, name) = (DeclSyntax(node), node.modifiers, node.attributes, node.name)
        (self.names, isProperty, body) = (names, false, node.body.map { Syntax($0) })
        key = ProjectIndex.Member.key(node.fullName, isTypeMember: isTypeMember)
        requirement = "\(isTypeMember ? "static " : "")func \(names.override)\(Self.requirement(node))"
        dispatcher =
            "\(isTypeMember ? "class " : "")func \(node.name.text)\(node.signature.onOneLine) "
            + "{ \(Self.other(names, isTypeMember)) { return \(marks)other.\(names.override)(\(arguments))"
            + "\(Self.cast(node.signature.returnClause?.type)) }; "
            + "return \(marks)\(names.base)(\(arguments)) }"
    }

    /// Nil for stored properties, and for those whose type is not written.
    init?(_ node: VariableDeclSyntax) {
        guard node.bindings.count == 1, let binding = node.bindings.first, let accessors = binding.accessorBlock,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = binding.typeAnnotation?.type.onOneLine, !Self.isObserved(accessors)
        else { return nil }
        let (isTypeMember, name) = (node.modifiers.isTypeMember, identifier.text.unquoted)
        let names = Names(name, isTypeMember: isTypeMember)
        let (isSettable, other) = (Self.isSettable(accessors), Self.other(names, isTypeMember))
        (self.node, modifiers, attributes, self.name) = (DeclSyntax(node), node.modifiers, node.attributes, identifier)
        (self.names, isProperty, body) = (names, true, Syntax(accessors))
        key = ProjectIndex.Member.key(name, isTypeMember: isTypeMember)
        requirement = "\(isTypeMember ? "static " : "")var \(names.override): \(type) { get\(isSettable ? " set" : "") }"
        let getter = "get { \(other) { return other.\(names.override) }; return \(names.base) }"
        let setter = " set { \(other) { other.\(names.override) = newValue; return }; \(names.base) = newValue }"
        dispatcher =
            "\(isTypeMember ? "class " : "")var \(identifier.text): \(type) { \(getter)\(isSettable ? setter : "") }"
    }

    /// What makes a result of the object's own class of one of a class that overrides the member.
    private static func cast(_ type: TypeSyntax?) -> String {
        guard let type, type.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.Self) }) else {
            return ""
        }
        return " as! \(type.onOneLine)"
    }

    /// Asks whether a class overrides the member.
    private static func other(_ names: Names, _ isTypeMember: Bool) -> String {
        "if let other = self as? any \(names.requirement)\(isTypeMember ? ".Type" : "")"
    }

    private static func isObserved(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    private static func isSettable(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
    }

    /// The signature without default values, which a protocol's method cannot have.
    private static func requirement(_ node: FunctionDeclSyntax) -> String {
        let parameters = node.signature.parameterClause.parameters.map { parameter in
            let names = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }.joined(separator: " ")
            return "\(names): \(parameter.type.onOneLine)\(parameter.ellipsis?.text ?? "")"
        }
        let rest = [node.signature.effectSpecifiers?.onOneLine, node.signature.returnClause?.onOneLine].compactMap { $0 }
        return (["(\(parameters.joined(separator: ", ")))"] + rest).joined(separator: " ")
    }
}
