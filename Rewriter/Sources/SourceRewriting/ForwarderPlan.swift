import SwiftIfConfig
import SwiftSyntax

/// Members of extensions that override, or are overridden, which only the bodies of classes can do without Objective-C.
///
/// The member keeps its body where it is, under another name, and the body of its class gets a member of the old name that calls it, on the
/// line of the class's opening brace.
struct ForwarderPlan {
    /// A member of an extension that moves.
    struct Forwarder {
        let file: String
        let className: String
        let text: String
        /// What changes in the extension.
        let edit: (FileRewriting) -> Void
    }

    private var forwarders: [Forwarder] = []
    private let index: ProjectIndex

    init(_ files: [SourceFile], _ index: ProjectIndex) {
        self.index = index
        let overridden = Self.overriddenMembers(index)
        for file in files { forwarders += ForwarderFinder.find(in: file, index, overridden) }
    }

    /// The members of extensions that subclasses override: class and full name.
    private static func overriddenMembers(_ index: ProjectIndex) -> Set<String> {
        var found: Set<String> = []
        for (path, record) in index.all where record.kind == .class {
            let superclasses = index.superclasses(of: path)
            for method in record.methods where method.isOverride {
                for superclass in superclasses {
                    let declared = index[superclass]?.methods.contains { $0.fullName == method.fullName && $0.isInExtension }
                    if declared == true { found.insert(superclass + "." + method.fullName) }
                }
            }
            for property in record.properties where property.isOverride {
                for superclass in superclasses {
                    let declared = index[superclass]?.properties.contains { $0.name == property.name && $0.isInExtension }
                    if declared == true { found.insert(superclass + "." + property.name) }
                }
            }
        }
        return found
    }

    func apply(to rewriting: FileRewriting) {
        for forwarder in forwarders where forwarder.file == rewriting.file.path { forwarder.edit(rewriting) }
        if !forwarders.isEmpty { ForwarderInsertion(rewriting, forwarders).walk(rewriting.file.tree) }
    }
}

/// Puts forwarders into the bodies of their classes.
private final class ForwarderInsertion: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private let forwarders: [ForwarderPlan.Forwarder]
    private var scopes: [String] = []

    init(_ rewriting: FileRewriting, _ forwarders: [ForwarderPlan.Forwarder]) {
        self.rewriting = rewriting
        self.forwarders = forwarders
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(node.name.text.unquoted)
        let path = scopes.joined(separator: ".")
        let texts = forwarders.filter { $0.className == path }.map(\.text)
        if !texts.isEmpty { rewriting.insert(" " + texts.joined(separator: "; ") + ";", after: node.memberBlock.leftBrace) }
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.plainName) }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        scopes.append(name)
        return .visitChildren
    }
}

/// Finds the members of extensions that need a forwarder.
private final class ForwarderFinder: ActiveSyntaxVisitor {
    private let file: SourceFile
    private let index: ProjectIndex
    private let overridden: Set<String>
    private var extensions: [ExtensionDeclSyntax?] = []
    private var found: [ForwarderPlan.Forwarder] = []

    static func find(in file: SourceFile, _ index: ProjectIndex, _ overridden: Set<String>) -> [ForwarderPlan.Forwarder] {
        let finder = ForwarderFinder(file, index, overridden)
        finder.walk(file.tree)
        return finder.found
    }

    private init(_ file: SourceFile, _ index: ProjectIndex, _ overridden: Set<String>) {
        self.file = file
        self.index = index
        self.overridden = overridden
        super.init(viewMode: .sourceAccurate, configuredRegions: file.regions)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        extensions.append(index[node.extendedType.plainName]?.kind == .class ? node : nil)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { extensions.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        extensions.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { extensions.removeLast() }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func className(_ node: ExtensionDeclSyntax) -> String { node.extendedType.plainName }

    private func needsForwarder(_ modifiers: DeclModifierListSyntax, _ node: ExtensionDeclSyntax, _ name: String) -> Bool {
        modifiers.has(.override) || overridden.contains(className(node) + "." + name)
    }

    // MARK: Methods

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, case let around?? = extensions.last else { return .skipChildren }
        let labels = node.signature.parameterClause.labels
        let fullName = node.name.text.unquoted + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
        guard needsForwarder(node.modifiers, around, fullName) else { return .skipChildren }
        let moved = moved(node.name, around)
        let head = head(node.attributes, node.modifiers, around)
        let text =
            "\(head)func \(node.name.text)\(node.genericParameterClause?.onOneLine ?? "")\(signature(node)) "
            + "{ \(call(node, moved)) }"
        add(around, text, node.modifiers, node.name, moved)
        return .skipChildren
    }

    /// The signature on one line.
    private func signature(_ node: FunctionDeclSyntax) -> String {
        node.signature.onOneLine + (node.genericWhereClause.map { " " + $0.onOneLine } ?? "")
    }

    private func call(_ node: FunctionDeclSyntax, _ name: String) -> String {
        let arguments = node.signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.text + ": "
            let isInOut =
                parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } == true
            return label + (isInOut ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
        }
        let effects = node.signature.effectSpecifiers
        let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        return "\(marks)\(name)(\(arguments.joined(separator: ", ")))"
    }

    // MARK: Properties

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, case let around?? = extensions.last, node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation?.type,
            needsForwarder(node.modifiers, around, name.text.unquoted)
        else { return .skipChildren }
        let moved = moved(name, around)
        let head = head(node.attributes, node.modifiers, around)
        if let observers = ExtensionObservers(node, binding, moved) {
            let text = "\(head)var \(name.text): \(type.onOneLine) { \(observers.calls) }"
            found.append(
                ForwarderPlan.Forwarder(
                    file: file.path, className: className(around), text: text, edit: observers.becomeFunctions))
            return .skipChildren
        }
        let body = isSettable(binding) ? "get { \(moved) } set { \(moved) = newValue }" : moved
        add(around, "\(head)var \(name.text): \(type.onOneLine) { \(body) }", node.modifiers, name, moved)
        return .skipChildren
    }

    private func isSettable(_ binding: PatternBindingSyntax) -> Bool {
        guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return false }
        return accessors.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
    }

    // MARK: Texts

    /// The name under which a member stays in its extension; no other class has it.
    private func moved(_ name: TokenSyntax, _ around: ExtensionDeclSyntax) -> String {
        "_\(className(around).replacing(".", with: "_"))_\(name.text.unquoted)"
    }

    /// The attributes and modifiers of the forwarder: those of the member, with the extension's access.
    private func head(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ around: ExtensionDeclSyntax
    ) -> String {
        let kept = attributes.plain.filter { !AttributeSyntax.marking.contains($0.name) && $0.name != "nonobjc" }.map(\.onOneLine)
        let own = modifiers.map { $0.name.text }.filter { $0 != "dynamic" }
        let levels = ["public", "open", "package", "internal", "fileprivate", "private"]
        let access =
            own.contains(where: levels.contains)
            ? [] : around.modifiers.map { $0.name.text }.filter(["public", "package"].contains)
        return (kept + access + own).map { $0 + " " }.joined()
    }

    private func add(
        _ around: ExtensionDeclSyntax, _ text: String, _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ moved: String
    ) {
        let override = modifiers.first { $0.name.tokenKind == .keyword(.override) }
        found.append(
            ForwarderPlan.Forwarder(file: file.path, className: className(around), text: text) { rewriting in
                if let override { rewriting.blank(override) }
                rewriting.replace(name, with: moved)
            })
    }
}
