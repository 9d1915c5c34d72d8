import SwiftSyntax

/// A method, a computed property or a subscript that extensions of the frameworks' classes may declare and classes may
/// override.
struct OverridableMember {
    /// The names that stand for a member.
    struct Names {
        /// The protocol of the classes of the project that override it.
        let requirement: String
        let override: String
        /// The name of the body that stands in the extension.
        let base: String
        /// The name of the body that the first class which overrides it has above.
        let baseAbove: String
        /// The tests by which a call finds the class that overrides the member, and the names to call then.
        fileprivate let choices: [(test: String, name: String)]

        fileprivate init(_ name: String, _ key: String, isTypeMember: Bool, of path: String, _ overrides: ForeignOverrides) {
            let (owner, kind) = (overrides.owner(of: key, in: path) ?? path, isTypeMember ? ".Type" : "")
            func base(in type: String?) -> String { "_base_" + (type.map { "\($0)_" } ?? "") + name }
            requirement = "_Overriding\(isTypeMember ? "Class" : "")_\(owner)_\(name)"
            override = "_override_\(name)"
            self.base = base(in: overrides.isOverridden(key, in: path) ? path : nil)
            baseAbove = base(in: overrides.overridingExtension(of: key, above: path))
            choices =
                [("if let other = self as? any \(requirement)\(kind)", override)]
                + overrides.overridingExtensions(of: key, below: owner).map {
                    ("if let other = self as? \($0)\(kind)", base(in: $0))
                }
        }
    }

    let node: DeclSyntax
    let modifiers: DeclModifierListSyntax
    let attributes: AttributeListSyntax
    let name: TokenSyntax
    let names: Names
    /// The key by which overloads of a type are told apart.
    let key: String
    /// Whether it is a property or a subscript.
    let isProperty: Bool
    /// The parenthesis of a subscript's parameters; nil for others. A subscript has one more parameter in place of a
    /// name.
    let parenthesis: TokenSyntax?
    /// The observers of a property that is overridden by them alone; nil for others.
    let observers: ExtensionObservers?
    /// The body of a method, or the accessors of a property.
    let body: Syntax?
    /// The member's declaration in the protocol.
    let requirement: String
    /// The declaration with the member's own name, which calls the override or the base.
    let dispatcher: String

    /// - Parameter path: The type whose member it is.
    init(_ node: FunctionDeclSyntax, of path: String, _ overrides: ForeignOverrides) {
        let isTypeMember = node.modifiers.isTypeMember
        let labels = node.signature.parameterClause.labels.map { "_" + ($0 ?? "") }.joined()
        key = ProjectIndex.Member.key(node.fullName, isTypeMember: isTypeMember)
        let names = Names(node.name.text.unquoted + labels, key, isTypeMember: isTypeMember, of: path, overrides)
        let (arguments, marks) = (ForwarderFinder.arguments(of: node), ForwarderFinder.marks(of: node))
        (self.node, modifiers, attributes, name) = (DeclSyntax(node), node.modifiers, node.attributes, node.name)
        (self.names, isProperty, body) = (names, false, node.body.map { Syntax($0) })
        (parenthesis, observers) = (nil, nil)
        requirement = "\(isTypeMember ? "static " : "")func \(names.override)\(Self.requirement(node))"
        dispatcher =
            "\(isTypeMember ? "class " : "")func \(node.name.text)\(node.signature.onOneLine) "
            + "{ "
            + names.choices.map {
                "\($0.test) { return \(marks)other.\($0.name)(\(arguments))\(Self.cast(node.signature.returnClause?.type)) }; "
            }.joined()
            + "return \(marks)\(names.base)(\(arguments)) }"
    }

    /// Nil for stored properties, and for those whose type is not written.
    init?(_ node: VariableDeclSyntax, of path: String, _ overrides: ForeignOverrides) {
        guard node.bindings.count == 1, let binding = node.bindings.first, let accessors = binding.accessorBlock,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = binding.typeAnnotation?.type.onOneLine
        else { return nil }
        let (isTypeMember, name) = (node.modifiers.isTypeMember, identifier.text.unquoted)
        key = ProjectIndex.Member.key(name, isTypeMember: isTypeMember)
        let names = Names(name, key, isTypeMember: isTypeMember, of: path, overrides)
        let isSettable = Self.isSettable(accessors)
        (self.node, modifiers, attributes, self.name) = (DeclSyntax(node), node.modifiers, node.attributes, identifier)
        (self.names, isProperty, body) = (names, true, Syntax(accessors))
        (parenthesis, observers) = (nil, ExtensionObservers(node, binding, Self.observerName(node, name)))
        requirement = "\(isTypeMember ? "static " : "")var \(names.override): \(type) { get\(isSettable ? " set" : "") }"
        let getters = names.choices.map { "\($0.test) { return other.\($0.name) }; " }.joined()
        let setters = names.choices.map { "\($0.test) { other.\($0.name) = newValue; return }; " }.joined()
        let (getter, setter) = (
            "get { \(getters)return \(names.base) }", " set { \(setters)\(names.base) = newValue }"
        )
        dispatcher =
            "\(isTypeMember ? "class " : "")var \(identifier.text): \(type) { \(getter)\(isSettable ? setter : "") }"
    }

    init?(_ node: SubscriptDeclSyntax, of path: String, _ overrides: ForeignOverrides) {
        guard let accessors = node.accessorBlock else { return nil }
        let isTypeMember = node.modifiers.isTypeMember
        let labels = node.parameterClause.parameters.map { "_" + ($0.secondName == nil ? "" : $0.firstName.text) }.joined()
        key = ProjectIndex.Member.key(node.fullName, isTypeMember: isTypeMember)
        let names = Names(
            "subscript" + labels.replacing("__", with: "_"), key, isTypeMember: isTypeMember, of: path, overrides)
        let isSettable = Self.isSettable(accessors)
        (self.node, modifiers, attributes, name) = (DeclSyntax(node), node.modifiers, node.attributes, node.subscriptKeyword)
        (self.names, isProperty, body) = (names, true, Syntax(accessors))
        (parenthesis, observers) = (node.parameterClause.leftParen, nil)
        let (word, result) = (isTypeMember ? "static " : "", node.returnClause.onOneLine)
        let parameters = node.parameterClause.parameters.map { $0.with(\.defaultValue, nil).onOneLine }.joined(separator: " ")
        requirement = "\(word)subscript(\(names.override) _: Void, \(parameters)) \(result) { get\(isSettable ? " set" : "") }"
        let arguments = ForwarderFinder.arguments(of: node)
        let own = "self[\(names.base): (), \(arguments)]"
        let getters = names.choices.map { "\($0.test) { return other[\($0.name): (), \(arguments)] }; " }.joined()
        let setters = names.choices.map { "\($0.test) { other[\($0.name): (), \(arguments)] = newValue; return }; " }.joined()
        let (getter, setter) = ("get { \(getters)return \(own) }", " set { \(setters)\(own) = newValue }")
        dispatcher =
            "\(isTypeMember ? "class " : "")subscript\(node.parameterClause.onOneLine) \(result) { \(getter)\(isSettable ? setter : "") }"
    }

    /// The name with which those of the functions begin that a property's observers become; no other class has it.
    private static func observerName(_ node: VariableDeclSyntax, _ name: String) -> String {
        "_" + (node.enclosingTypePath ?? "").replacing(".", with: "_") + "_" + name
    }

    /// The property in a class that overrides it by observers: its accessors call these.
    func observing(isFirst: Bool, _ modifiers: String) -> String? {
        guard let observers, let type = observers.type else { return nil }
        return "\(modifiers)var \(names.override): \(type) "
            + "{ \(observers.accessors(of: "super." + (isFirst ? names.baseAbove : names.override))) }"
    }

    /// The cast to `Self` of a result that an overriding class returns.
    private static func cast(_ type: TypeSyntax?) -> String {
        guard let type, type.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.Self) }) else {
            return ""
        }
        return " as Any as! \(type.onOneLine)"
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
