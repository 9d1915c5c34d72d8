import SwiftIfConfig
import SwiftSyntax

/// Adds a member table for each class, or part of one, whose members have names in Objective-C.
final class MemberTableStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private var parts: [ClassPart] = []
    private var tableCount = 0
    /// How many function bodies and closures are around the place that is visited.
    private var bodies = 0

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    // MARK: Classes and extensions

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        var part = ClassPart(path: path(node.name.text), node: Syntax(node), memberBlock: node.memberBlock)
        part.isHidden = bodies > 0 || (!parts.isEmpty && node.modifiers.has(.private)) || parts.last?.isHidden == true
        part.isIsolated = !part.isHidden || rewriting.index.mayBeIsolated(part.path)
        part.exposesMembers = rewriting.index.exposesMembers(part.path)
        part.wanted = rewriting.index.optionalSelectors(of: part.path)
        part.requirementNames = rewriting.index.requirementNames(of: part.path)
        parts.append(part)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) {
        finish(node.inheritanceClause, after: node.genericParameterClause.map { Syntax($0) } ?? Syntax(node.name))
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        var part = ClassPart(path: node.extendedType.plainName, node: Syntax(node), memberBlock: node.memberBlock)
        let isClass = rewriting.index[part.path]?.kind == .class
        part.exposesPrivateMembers = node.attributes.has("objc")
        part.exposesMembers = part.exposesPrivateMembers || (isClass && rewriting.index.exposesMembers(part.path))
        part.wanted = isClass ? rewriting.index.optionalSelectors(of: part.path) : []
        part.requirementNames = isClass ? rewriting.index.requirementNames(of: part.path) : [:]
        parts.append(part)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { finish(nil, after: Syntax(node.extendedType)) }

    // Members of values and protocols are in no table, but classes inside of them can be.
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, Syntax(node), node.memberBlock)
    }
    override func visitPost(_ node: StructDeclSyntax) { parts.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, Syntax(node), node.memberBlock)
    }
    override func visitPost(_ node: EnumDeclSyntax) { parts.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, Syntax(node), node.memberBlock)
    }
    override func visitPost(_ node: ActorDeclSyntax) { parts.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enter(_ name: String, _ node: Syntax, _ block: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        parts.append(ClassPart(path: path(name), node: node, memberBlock: block))
        return .visitChildren
    }

    private func path(_ name: String) -> String {
        guard let outer = parts.last else { return name }
        return outer.path + "." + name
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        bodies += 1
        return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        bodies += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }

    /// The globals of a script are statements, so there are no constructors; a statement registers the table before all
    /// others.
    private var isScript: Bool { rewriting.file.isScript }

    // MARK: Members

    private var isAtMember: Bool { !parts.isEmpty }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isMember, isAtMember, !node.attributes.isUnavailable, node.canHaveSelector { add(node) }
        return .visitChildren
    }

    private func noteIsolation(_ attributes: AttributeListSyntax) {
        if attributes.has("MainActor") { parts[parts.count - 1].isIsolated = true }
    }

    /// Whether the member table could have a method of a base name, as far as a quick look tells.
    private func mayAdd(_ name: String, _ attributes: AttributeListSyntax, to part: ClassPart) -> Bool {
        !attributes.isEmpty || part.exposesMembers || !part.wanted.isEmpty || name == "observeValue"
            || ObjectMethodStep.mayHave(name) || (rewriting.index.asksForMethods && FrameworkProtocols.hasOptional(name))
    }

    private func add(_ node: FunctionDeclSyntax) {
        noteIsolation(node.attributes)
        let name = node.name.text.unquoted
        guard mayAdd(name, node.attributes, to: parts[parts.count - 1]) else { return }
        let labels = node.signature.parameterClause.labels
        let fullName = node.fullName
        let path = parts[parts.count - 1].path
        let observes = fullName == ObserverStep.method && rewriting.index.declaresObserving(path)
        let called = observes ? ObserverStep.selector : ObjectMethodStep.first(fullName, of: path, rewriting.index)?.selector
        let given = called ?? node.attributes.objectiveCName
        let selector =
            given ?? parts[parts.count - 1].requirementNames[fullName] ?? ObjectiveCName.selector(name, labels)
        let isAskedFor = rewriting.index.asksForMethods && FrameworkProtocols.isOptional(fullName)
        guard
            isAskedFor || called != nil
                || isWanted(node.attributes, node.modifiers, selector, at: parts.count - 1)
        else {
            return
        }
        if node.validatesProperty {
            parts[parts.count - 1].methods.append(
                ClassPart.Method(
                    selector: name + ":error:", name: node.name.text, labels: [nil], returns: false, isTypeMember: false,
                    throwsError: true))
            return
        }
        let effects = node.signature.effectSpecifiers
        guard effects?.asyncSpecifier == nil, effects?.throwsClause == nil, node.genericParameterClause == nil else {
            if node.attributes.marksMember {
                rewriting.tell(
                    .warning, "\(name) is not called by its Objective-C name: it is asynchronous, throwing or generic.",
                    at: node.name)
            }
            return
        }
        parts[parts.count - 1].methods.append(
            ClassPart.Method(
                selector: selector, name: node.name.text, labels: labels, returns: node.signature.returnsValue,
                isTypeMember: node.modifiers.isTypeMember, types: overloadedTypes(node, fullName, of: path)))
    }

    /// The types of a method's parameters, where they alone tell it from another method of its type.
    private func overloadedTypes(_ node: FunctionDeclSyntax, _ fullName: String, of path: String) -> [String] {
        let others = rewriting.index[path]?.methods.filter { $0.name == node.name.text.unquoted && $0.fullName == fullName } ?? []
        guard Set(others.map(\.parameterTypes)).count > 1 else { return [] }
        return node.signature.parameterClause.parameters.map(\.type.spelledAsValue)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, isAtMember, !node.attributes.isUnavailable, !isManaged(node) else { return .visitChildren }
        noteIsolation(node.attributes)
        let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                isWanted(node.attributes, node.modifiers, name.unquoted, at: parts.count - 1)
            else { continue }
            if node.modifiers.isTypeMember {
                addAccessors(of: name, node.attributes, isSettable: isVariable && binding.isSettable)
                continue
            }
            parts[parts.count - 1].properties.append(
                ClassPart.Property(
                    key: node.attributes.objectiveCName ?? name.unquoted, name: name,
                    isSettable: isVariable && binding.isSettable, isDynamic: node.modifiers.has(.dynamic),
                    getter: binding.accessorName(.get), setter: binding.accessorName(.set)))
        }
        return .visitChildren
    }

    /// Whether Core Data knows the property by its name. It asks tables first, for those that classes compute.
    private func isManaged(_ node: VariableDeclSyntax) -> Bool {
        node.attributes.has("NSManaged") && !rewriting.index.isLayer(parts[parts.count - 1].path)
    }

    /// Adds the accessors of a property of the class itself.
    private func addAccessors(of name: String, _ attributes: AttributeListSyntax, isSettable: Bool) {
        let key = attributes.objectiveCName ?? name.unquoted
        parts[parts.count - 1].methods.append(
            ClassPart.Method(selector: key, name: name, labels: [], returns: true, isTypeMember: true, accessor: .get))
        guard isSettable else { return }
        parts[parts.count - 1].methods.append(
            ClassPart.Method(
                selector: ObjectiveCName.setter(key), name: name, labels: [nil], returns: false, isTypeMember: true,
                accessor: .set))
    }

    private func isWanted(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ name: String, at place: Int
    ) -> Bool {
        if attributes.has("nonobjc") { return false }
        if attributes.marksMember || parts[place].wanted.contains(name) { return true }
        let isPrivate = modifiers.has(.private) || modifiers.has(.fileprivate)
        return parts[place].exposesMembers && (!isPrivate || parts[place].exposesPrivateMembers)
    }

    // MARK: Tables

    private func finish(_ inheritance: InheritanceClauseSyntax?, after name: Syntax) {
        let part = parts.removeLast()
        guard !part.methods.isEmpty || !part.properties.isEmpty else { return }
        let text = MemberTableText(part, number: tableCount)
        tableCount += 1
        if part.isHidden {
            conform(to: text.protocolName, inheritance, after: name)
            add(text.functions.joined(separator: "; "), to: part.memberBlock)
        }
        let declarations =
            [text.protocolDeclaration] + (part.isHidden ? [] : [text.conformance]) + (isScript ? [] : [text.constructor])
        rewriting.addDeclarations(declarations.joined(separator: "; "), behind: part.node)
        if isScript { rewriting.registerAtStart(text.registration) }
    }

    /// Adds members at the end of a class's body, on a line that it has.
    private func add(_ members: String, to block: MemberBlockSyntax) {
        if let last = block.members.last, !last.decl.is(IfConfigDeclSyntax.self) {
            rewriting.insert("; \(members)", after: last.decl)
        } else {
            rewriting.edits.insert(" \(members) ", at: rewriting.file.range(block.rightBrace).lowerBound)
        }
    }

    private func conform(to name: String, _ inheritance: InheritanceClauseSyntax?, after node: Syntax) {
        if let last = inheritance?.inheritedTypes.last {
            rewriting.insert(", \(name)", after: last)
        } else {
            rewriting.insert(": \(name)", after: node)
        }
    }
}

/// A class or an extension with the members that go into its table.
struct ClassPart {
    struct Method {
        let selector: String
        let name: String
        let labels: [String?]
        let returns: Bool
        let isTypeMember: Bool
        /// Whether it is a property that is read or set.
        var accessor: Keyword?
        /// Whether what calls it is given the error that it throws.
        var throwsError = false
        /// The types of the parameters, where another method has the same name and labels; else none.
        var types: [String] = []

        /// The name that Objective-C would give the method if the source did not give it another one; nil where it is
        /// that one.
        var otherName: String? {
            let name = ObjectiveCName.selector(name.unquoted, labels)
            return accessor == nil && !throwsError && name != selector ? name : nil
        }
    }

    struct Property {
        let key: String
        let name: String
        let isSettable: Bool
        /// Whether it tells observers when it is set.
        let isDynamic: Bool
        /// The name of the getter, where it has one of its own.
        let getter: String?
        /// The name of the setter, where it has one of its own.
        let setter: String?
    }

    let path: String
    let node: Syntax
    let memberBlock: MemberBlockSyntax
    /// Whether no extension of the file can name it, so that its own body has what the table calls.
    var isHidden = false
    /// Whether the functions that the table calls are isolated to the main actor. A class whose own body declared them
    /// would be isolated because of them.
    var isIsolated = true
    /// Whether Objective-C sees members without an attribute of their own.
    var exposesMembers = false
    /// Whether that holds of private ones, too, as in an extension with the attribute.
    var exposesPrivateMembers = false
    /// Names that are seen without an attribute, because they are optional requirements of protocols.
    var wanted: Set<String> = []
    /// Names that requirements of protocols give methods, by their full names.
    var requirementNames: [String: String] = [:]
    var methods: [Method] = []
    var properties: [Property] = []

    init(path: String, node: Syntax, memberBlock: MemberBlockSyntax) {
        self.path = path
        self.node = node
        self.memberBlock = memberBlock
    }
}

extension FunctionSignatureSyntax {
    fileprivate var returnsValue: Bool {
        guard let type = returnClause?.type.trimmedDescription else { return false }
        return !["Void", "()", "Swift.Void"].contains(type)
    }
}

extension FunctionDeclSyntax {
    /// Whether key-value coding asks the method whether a property may have a value, as in `validateName(_:)`.
    fileprivate var validatesProperty: Bool {
        let parameters = signature.parameterClause.parameters
        guard name.text.hasPrefix("validate"), parameters.count == 1, let parameter = parameters.first else { return false }
        let pointer = parameter.type.as(IdentifierTypeSyntax.self)?.name.text
        return parameter.firstName.tokenKind == .wildcard && pointer == "AutoreleasingUnsafeMutablePointer"
            && signature.effectSpecifiers?.throwsClause != nil && !modifiers.isTypeMember
    }

    /// Whether Objective-C can have the method, as far as its signature tells: operators, and methods with parameters
    /// that are `inout` or of opaque types, have no names there.
    fileprivate var canHaveSelector: Bool {
        guard case .identifier = name.tokenKind else { return false }
        return signature.parameterClause.parameters.allSatisfy { parameter in
            let words = parameter.type.tokens(viewMode: .sourceAccurate).prefix(2).map(\.tokenKind)
            return !words.contains(.keyword(.inout)) && words.first != .keyword(.some)
        }
    }
}

extension PatternBindingSyntax {
    /// Whether a variable can be set: it is stored, or has a setter.
    fileprivate var isSettable: Bool {
        guard case .accessors(let accessors) = accessorBlock?.accessors else { return accessorBlock == nil }
        return accessors.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
    }
}

extension AttributeListSyntax {
    fileprivate var isUnavailable: Bool {
        plain.contains { $0.name == "available" && $0.arguments?.trimmedDescription.contains("unavailable") == true }
    }
}
