import SwiftIfConfig
import SwiftSyntax

/// Lets extensions of the frameworks' classes override what these classes have above them, which Objective-C does by
/// putting the member into the class.
///
/// The member keeps its body under another name. A subclass that nothing makes objects of overrides the member by a
/// call of it, and is registered: `ExtensionOverrides` takes the method from there.
final class ExtensionOverrideStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private let overrides: ForeignOverrides
    /// The framework's class whose extension is visited.
    private var path: String?

    init(_ rewriting: FileRewriting, _ overrides: ForeignOverrides) {
        (self.rewriting, self.overrides) = (rewriting, overrides)
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// Whether this step may have something to do in a file.
    static func concerns(_ file: SourceFile) -> Bool {
        file.importsUIKit && file.mentions("extension ") && file.mentions("override ")
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.plainName
        guard rewriting.index[name]?.kind == nil, FrameworkClasses.family(of: name).contains("UIResponder") else {
            return .skipChildren
        }
        path = name
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path = nil }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let path, overridesFramework(node.modifiers), node.genericParameterClause == nil,
            !overrides.concern(OverridableMember(node, of: path, overrides).key, of: path)
        else { return .skipChildren }
        let labels = node.signature.parameterClause.labels.map { "_" + ($0 ?? "") }.joined()
        let moved = "_\(path)_\(node.name.text.unquoted)"
        let call = "\(ForwarderFinder.marks(of: node))\(moved)(\(ForwarderFinder.arguments(of: node)))"
        blankOverride(node.modifiers)
        rewriting.replace(node.name, with: moved)
        register("override func \(node.name.text)\(node.signature.onOneLine) { \(call) }", moved + labels, behind: node)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let path, overridesFramework(node.modifiers), node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation?.type,
            let member = OverridableMember(node, of: path, overrides), !overrides.concern(member.key, of: path)
        else { return .skipChildren }
        let moved = "_\(path)_\(name.text.unquoted)"
        var body = "get { \(moved) }" + (isSettable(binding) ? " set { \(moved) = newValue }" : "")
        if let observers = ExtensionObservers(node, binding, moved) {
            body = observers.calls
            observers.becomeFunctions(rewriting)
        } else {
            blankOverride(node.modifiers)
            rewriting.replace(name, with: moved)
        }
        register("override var \(name.text): \(type.onOneLine) { \(body) }", moved, behind: node)
        return .skipChildren
    }

    private func overridesFramework(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.has(.override) && !modifiers.isTypeMember
    }

    private func isSettable(_ binding: PatternBindingSyntax) -> Bool {
        guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return false }
        return accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    }

    private func blankOverride(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where [.keyword(.override), .keyword(.open)].contains(modifier.name.tokenKind) {
            rewriting.blank(modifier)
        }
    }

    private func register(_ member: String, _ name: String, behind node: some DeclSyntaxProtocol) {
        guard let path else { return }
        let (overriding, plain) = ("_Overriding" + name, "_Plain" + name)
        rewriting.addDeclarations(
            "private final class \(overriding): \(path) { \(member) }; private final class \(plain): \(path) {}", behind: node)
        rewriting.register(
            "RuntimeReflection.ExtensionOverrides.register { .init(of: \(path).self, by: \(overriding).self, unlike: \(plain).self) }",
            "_register" + name, behind: node)
    }
}
