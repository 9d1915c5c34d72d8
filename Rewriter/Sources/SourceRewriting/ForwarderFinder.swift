import SwiftIfConfig
import SwiftSyntax

/// Finds the members of extensions that need a forwarder.
final class ForwarderFinder: ActiveSyntaxVisitor {
    private let file: SourceFile
    private let index: ProjectIndex
    private let overridden: Set<String>
    private let added: AddedRequirements
    /// The members of extensions of the frameworks' classes that classes override; nil if that does not matter.
    private let overrides: ForeignOverrides?
    /// The names of the types around.
    private var scopes: [String] = []
    private var extensions: [ExtensionDeclSyntax?] = []
    private var found: [ForwarderPlan.Forwarder] = []

    static func find(
        in file: SourceFile, _ index: ProjectIndex, _ overridden: Set<String>, _ added: AddedRequirements,
        _ overrides: ForeignOverrides?
    ) -> [ForwarderPlan.Forwarder] {
        let finder = ForwarderFinder(file, index, overridden, added, overrides)
        finder.walk(file.tree)
        return finder.found
    }

    private init(
        _ file: SourceFile, _ index: ProjectIndex, _ overridden: Set<String>, _ added: AddedRequirements,
        _ overrides: ForeignOverrides?
    ) {
        self.file = file
        self.overrides = overrides
        self.index = index
        self.overridden = overridden
        self.added = added
        super.init(viewMode: .sourceAccurate, configuredRegions: file.regions)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        extensions.append(index[node.extendedType.plainName]?.kind == .class ? node : nil)
        scopes.append(node.extendedType.plainName)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        extensions.append(nil)
        scopes.append(name.text.unquoted)
        return .visitChildren
    }

    private func leave() {
        extensions.removeLast()
        scopes.removeLast()
    }
    // Only classes that add requirements are of interest in functions: no extension stands there.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { within }

    /// Whether to look into the bodies of members.
    private var within: SyntaxVisitorContinueKind { added.isEmpty ? .skipChildren : .visitChildren }

    private func className(_ node: ExtensionDeclSyntax) -> String { node.extendedType.plainName }

    private func needsForwarder(_ modifiers: DeclModifierListSyntax, _ node: ExtensionDeclSyntax, _ name: String) -> Bool {
        modifiers.has(.override) || overridden.contains(className(node) + "." + name)
    }

    // MARK: Methods

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, let around = extensions.last else { return within }
        let fullName = node.fullName
        let place = added.place(of: fullName, in: scopes.joined(separator: "."))
        if let place { add(node, to: place, marksOverride: around == nil) }
        guard let around, place != nil || needsForwarder(node.modifiers, around, fullName) else { return within }
        let moved = moved(node.name, around)
        let foreign = node.modifiers.has(.override) ? foreignMember(around) { OverridableMember(node, of: $0, $1) } : nil
        let head = head(node.attributes, node.modifiers, around, without: foreign?.isFirst == true ? "override" : nil)
        let text =
            "\(place == nil ? "" : "override ")\(head)func \(foreign?.member.names.override ?? node.name.text)"
            + "\(node.genericParameterClause?.onOneLine ?? "")\(signature(node)) { \(call(node, moved)) }"
        add(around, text, node.modifiers, node.name, moved, foreign)
        return within
    }

    /// Adds a method to the class that conforms to a protocol; it does what the protocol's default implementation does.
    private func add(_ node: FunctionDeclSyntax, to place: AddedRequirements.Place, marksOverride: Bool) {
        let defaults = "_\(place.protocolName)Defaults"
        let declaration =
            "private final class \(defaults): NSObject, \(place.protocolName) { \(FrameworkProtocols.required(in: place.protocolName)) }"
        let method =
            "\(place.access)func \(node.name.text)\(signature(node)) "
            + "{ \(call(node, "\(defaults)().\(node.name.text)")) }"
        found.append(ForwarderPlan.Forwarder(file: file.path, className: place.className, text: declaration) { _ in })
        found.append(
            ForwarderPlan.Forwarder(file: file.path, className: place.className, text: method) { rewriting in
                guard marksOverride else { return }
                let start = node.modifiers.first.map(rewriting.file.range) ?? rewriting.file.range(node.funcKeyword)
                let access = place.isPublic && !node.modifiers.saysAccess ? "public " : ""
                rewriting.edits.insert("override \(access)", at: start.lowerBound)
            })
    }

    /// The signature on one line.
    private func signature(_ node: FunctionDeclSyntax) -> String {
        node.signature.onOneLine + (node.genericWhereClause.map { " " + $0.onOneLine } ?? "")
    }

    private func call(_ node: FunctionDeclSyntax, _ name: String) -> String {
        "\(Self.marks(of: node))\(name)(\(Self.arguments(of: node)))"
    }

    /// The arguments of a call that hands on a method's own.
    static func arguments(of node: FunctionDeclSyntax) -> String {
        let arguments = node.signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.text + ": "
            let isInOut =
                parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } == true
            return label + (isInOut ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
        }
        return arguments.joined(separator: ", ")
    }

    /// The words before a call of a method, such as `try`.
    static func marks(of node: FunctionDeclSyntax) -> String {
        let effects = node.signature.effectSpecifiers
        return (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    }

    // MARK: Properties

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, case let around?? = extensions.last, node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation?.type,
            needsForwarder(node.modifiers, around, name.text.unquoted)
        else { return within }
        let moved = moved(name, around)
        let foreign = node.modifiers.has(.override) ? foreignMember(around) { OverridableMember(node, of: $0, $1) } : nil
        let head = head(node.attributes, node.modifiers, around, without: foreign?.isFirst == true ? "override" : nil)
        if let foreign, let text = foreign.member.observing(isFirst: foreign.isFirst, head) {
            found.append(
                ForwarderPlan.Forwarder(
                    file: file.path, className: className(around), text: text,
                    conformance: foreign.isFirst ? foreign.member.names.requirement : nil
                ) { rewriting in
                    foreign.member.observers?.becomeFunctions(rewriting)
                    rewriting.replaceSuperUses(of: foreign.member, isFirst: foreign.isFirst)
                })
            return within
        }
        if let observers = ExtensionObservers(node, binding, moved) {
            let text = "\(head)var \(name.text): \(type.onOneLine) { \(observers.calls) }"
            found.append(
                ForwarderPlan.Forwarder(
                    file: file.path, className: className(around), text: text, edit: observers.becomeFunctions))
            return within
        }
        let body = binding.accessorBlock.map(Self.isSettable) == true ? "get { \(moved) } set { \(moved) = newValue }" : moved
        let own = foreign?.member.names.override ?? name.text
        add(around, "\(head)var \(own): \(type.onOneLine) { \(body) }", node.modifiers, name, moved, foreign)
        return within
    }

    private static func isSettable(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
    }

    // MARK: Subscripts

    /// A subscript stays in its extension with one more parameter, whose label no other class has.
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        guard case let around?? = extensions.last, let accessors = node.accessorBlock,
            needsForwarder(node.modifiers, around, node.fullName)
        else { return within }
        let label = moved(node.subscriptKeyword, around)
        let foreign = node.modifiers.has(.override) ? foreignMember(around) { OverridableMember(node, of: $0, $1) } : nil
        let use = "self[\((["\(label): ()"] + Self.argumentList(of: node)).joined(separator: ", "))]"
        var parameters = node.parameterClause.onOneLine
        if let foreign { parameters = "(\(foreign.member.names.override) _: Void, " + parameters.dropFirst() }
        let signature = [parameters, node.returnClause.onOneLine, node.genericWhereClause?.onOneLine]
        let head = head(node.attributes, node.modifiers, around, without: foreign?.isFirst == true ? "override" : nil)
        let text =
            "\(head)subscript\(node.genericParameterClause?.onOneLine ?? "")"
            + "\(signature.compactMap { $0 }.joined(separator: " ")) { \(Self.body(accessors, use)) }"
        let removed = Array(node.modifiers).filter { [.keyword(.override), .keyword(.open)].contains($0.name.tokenKind) }
        found.append(
            ForwarderPlan.Forwarder(
                file: file.path, className: className(around), text: text,
                conformance: foreign.flatMap { $0.isFirst ? $0.member.names.requirement : nil }
            ) { rewriting in
                for modifier in removed { rewriting.blank(modifier) }
                let comma = node.parameterClause.parameters.isEmpty ? "" : ", "
                rewriting.insert("\(label) _: Void\(comma)", after: node.parameterClause.leftParen)
                if let foreign { rewriting.replaceSuperUses(of: foreign.member, isFirst: foreign.isFirst) }
            })
        return within
    }

    /// The arguments of a use that hands on a subscript's own.
    static func arguments(of node: SubscriptDeclSyntax) -> String { argumentList(of: node).joined(separator: ", ") }

    private static func argumentList(of node: SubscriptDeclSyntax) -> [String] {
        node.parameterClause.parameters.map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            let isLabelled = parameter.secondName != nil && parameter.firstName.tokenKind != .wildcard
            return isLabelled ? "\(parameter.firstName.text): \(name)" : name
        }
    }

    /// The accessors of a forwarder, with the effects of the getter.
    private static func body(_ block: AccessorBlockSyntax, _ use: String) -> String {
        guard case .accessors(let accessors) = block.accessors else { return use }
        let effects = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.effectSpecifiers
        let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let getter = "get \(effects.map { $0.onOneLine + " " } ?? ""){ \(marks)\(use) }"
        return getter + (isSettable(block) ? " set { \(use) = newValue }" : "")
    }

    // MARK: Texts

    /// The name under which a member stays in its extension; no other class has it.
    private func moved(_ name: TokenSyntax, _ around: ExtensionDeclSyntax) -> String {
        "_\(className(around).replacing(".", with: "_"))_\(name.text.unquoted)"
    }

    /// A member that overrides one of an extension of the frameworks' classes, and whether its class is the first to do
    /// so.
    private typealias ForeignMember = (member: OverridableMember, isFirst: Bool)

    private func foreignMember(
        _ around: ExtensionDeclSyntax, _ read: (String, ForeignOverrides) -> OverridableMember?
    ) -> ForeignMember? {
        guard let overrides, let member = read(className(around), overrides),
            overrides.concern(member.key, of: className(around))
        else { return nil }
        return (member, overrides.isFirst(member.key, in: className(around)))
    }

    /// The attributes and modifiers of the forwarder: those of the member, with the extension's access.
    private func head(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ around: ExtensionDeclSyntax,
        without left: String?
    ) -> String {
        let kept = attributes.plain.filter { !AttributeSyntax.marking.contains($0.name) && $0.name != "nonobjc" }.map(\.onOneLine)
        let own = modifiers.map { $0.name.text }.filter { $0 != "dynamic" && $0 != left }
        let levels = ["public", "open", "package", "internal", "fileprivate", "private"]
        let access =
            own.contains(where: levels.contains)
            ? [] : around.modifiers.map { $0.name.text }.filter(["public", "package"].contains)
        return (kept + access + own).map { $0 + " " }.joined()
    }

    private func add(
        _ around: ExtensionDeclSyntax, _ text: String, _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ moved: String,
        _ foreign: ForeignMember?
    ) {
        // Nobody overrides what moved. `filter` of the list itself would make another tree, with other places.
        let removed = Array(modifiers).filter { [.keyword(.override), .keyword(.open)].contains($0.name.tokenKind) }
        let isIsolatedByNone = overridesObject(name.text, modifiers, around)
        found.append(
            ForwarderPlan.Forwarder(
                file: file.path, className: className(around), text: text,
                conformance: foreign.flatMap { $0.isFirst ? $0.member.names.requirement : nil }
            ) { rewriting in
                for modifier in removed {
                    let isReplaced = isIsolatedByNone && modifier.name.tokenKind == .keyword(.override)
                    if isReplaced { rewriting.replace(modifier, with: "nonisolated") } else { rewriting.blank(modifier) }
                }
                rewriting.replace(name, with: moved)
                if let foreign { rewriting.replaceSuperUses(of: foreign.member, isFirst: foreign.isFirst) }
            })
    }

    /// Whether a member overrides one of `NSObject`, which no actor isolates: what moves is not isolated either.
    private func overridesObject(_ name: String, _ modifiers: DeclModifierListSyntax, _ around: ExtensionDeclSyntax) -> Bool {
        let path = className(around)
        return modifiers.has(.override) && Self.unisolated.contains(name) && index.isObject(path)
            && !modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
            && index.superclasses(of: path).allSatisfy { superclass in
                index[superclass]?.members.contains { $0.name.prefix { $0 != "(" } == name } == false
            }
    }

    private static let unisolated: Set<String> = ["description", "debugDescription", "hash", "isEqual"]
}
