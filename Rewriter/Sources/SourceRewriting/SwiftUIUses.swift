import SwiftIfConfig
import SwiftSyntax

/// The names of SwiftUI that a file uses which imports it.
struct SwiftUIUses {
    /// A name that the module SwiftUI does not have.
    struct Absence {
        let name: String
        let node: Syntax
        /// Whether it is built only where SwiftUI can be imported.
        let isConditional: Bool
        /// The declaration of the file that is built for debugging only and has the name; nil for others.
        let debugged: Syntax?
    }

    /// Declarations that only Xcode's previews look at.
    fileprivate(set) var previews: [Syntax] = []
    fileprivate(set) var absences: [Absence] = []
    /// The names of types that stand where SwiftUI can be imported.
    fileprivate(set) var conditionalNames: Set<String> = []

    /// - Parameter project: The types of the project.
    init(of file: SourceFile, in project: ProjectTypes) {
        let finder = SwiftUIUseFinder(file, project)
        finder.walk(file.tree)
        self = finder.uses
    }

    fileprivate init() {}
}

/// The types of a project, as far as it matters whether a name is SwiftUI's.
struct ProjectTypes {
    private let classes: Set<String>
    private let others: Set<String>

    init(_ indexes: [ProjectIndex]) {
        var (classes, others) = (Set<String>(), Set<String>())
        for (path, record) in indexes.flatMap(\.all) where record.kind != nil {
            let name = path.split(separator: ".").last.map(String.init) ?? path
            if record.kind == .class { classes.insert(name) } else { others.insert(name) }
        }
        (self.classes, self.others) = (classes, others)
    }

    func has(_ name: String) -> Bool { classes.contains(name) || others.contains(name) }
    /// Whether a name is that of a structure or enumeration, as views of SwiftUI are.
    func isValue(_ name: String) -> Bool { others.contains(name) }
}

/// Looks for uses of SwiftUI: types anywhere, modifiers in views only, since UIKit's properties have names of theirs.
private final class SwiftUIUseFinder: ActiveSyntaxVisitor {
    var uses = SwiftUIUses()
    private let project: ProjectTypes
    private let regions: ConfiguredRegions
    /// How many declarations and calls are around whose value is a view.
    private var views = 0
    /// How many conditions that ask for SwiftUI are around.
    private var conditions = 0
    /// The declaration for debugging that is around.
    private var debugged: Syntax?

    init(_ file: SourceFile, _ project: ProjectTypes) {
        (self.project, regions) = (project, file.regions)
        super.init(viewMode: .sourceAccurate, configuredRegions: file.regions)
    }

    private func use(_ name: String, _ node: some SyntaxProtocol) {
        uses.absences.append(
            SwiftUIUses.Absence(name: name, node: Syntax(node), isConditional: conditions > 0, debugged: debugged))
    }

    private func useType(_ name: String, _ node: some SyntaxProtocol) {
        if conditions > 0 { uses.conditionalNames.insert(name) }
        if SwiftUINames.absentTypes.contains(name), !project.has(name) { use(name, node) }
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let clause = regions.activeClause(for: node), let elements = clause.elements else { return .skipChildren }
        let condition = clause.condition?.trimmedDescription ?? ""
        let asks = condition.contains("canImport(SwiftUI)")
        conditions += asks ? 1 : 0
        if condition.contains("DEBUG"), debugged == nil, case .statements(let items) = elements {
            visitDebugged(items)
        } else {
            walk(elements)
        }
        conditions -= asks ? 1 : 0
        return .skipChildren
    }

    private func visitDebugged(_ items: CodeBlockItemListSyntax) {
        for item in items {
            debugged = Syntax(item)
            walk(item)
        }
        debugged = nil
    }

    // MARK: Previews

    private func isPreview(_ clause: InheritanceClauseSyntax?) -> Bool {
        clause?.inheritedTypes.contains { ["PreviewProvider", "LibraryContentProvider"].contains($0.type.plainName) } ?? false
    }

    private func visitType(_ node: some SyntaxProtocol, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        guard isPreview(clause) else { return .visitChildren }
        uses.previews.append(Syntax(node))
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node, node.inheritanceClause) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node, node.inheritanceClause) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node, node.inheritanceClause) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node, node.inheritanceClause) }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        visitMacro(node, node.macroName.text, node.trailingClosure)
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        visitMacro(node, node.macroName.text, node.trailingClosure)
    }

    /// `#Preview` shows a view of SwiftUI if its last statement begins with a view; others are UIKit's.
    private func visitMacro(
        _ node: some SyntaxProtocol, _ name: String, _ closure: ClosureExprSyntax?
    ) -> SyntaxVisitorContinueKind {
        guard name == "Preview" else { return .visitChildren }
        if let last = closure?.statements.last?.item, let root = Self.root(of: Syntax(last)), isView(root) {
            uses.previews.append(Syntax(node))
        }
        return .skipChildren
    }

    private func isView(_ name: String) -> Bool {
        project.isValue(name)
            || !project.has(name) && (SwiftUINames.presentTypes.contains(name) || SwiftUINames.absentTypes.contains(name))
                && !name.hasPrefix("UI")
    }

    /// The name that a chain of calls begins with: `Text` of `Text("a").bold().padding()`.
    private static func root(of node: Syntax) -> String? {
        if let call = node.as(FunctionCallExprSyntax.self) { return root(of: Syntax(call.calledExpression)) }
        if let member = node.as(MemberAccessExprSyntax.self) { return member.base.flatMap { root(of: Syntax($0)) } }
        if let special = node.as(GenericSpecializationExprSyntax.self) { return root(of: Syntax(special.expression)) }
        if let result = node.as(ReturnStmtSyntax.self) { return result.expression.flatMap { root(of: Syntax($0)) } }
        return node.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    // MARK: Places of views

    private func isView(_ type: TypeSyntax?) -> Bool {
        guard let text = type?.trimmedDescription else { return false }
        return text.contains("some View") || text.contains("some Scene")
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.bindings.contains(where: { isView($0.typeAnnotation?.type) }) { views += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) {
        if node.bindings.contains(where: { isView($0.typeAnnotation?.type) }) { views -= 1 }
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isView(node.signature.returnClause?.type) { views += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) {
        if isView(node.signature.returnClause?.type) { views -= 1 }
    }

    // MARK: Names

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        useType(node.name.text, node)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.baseType.trimmedDescription == "SwiftUI" { useType(node.name.text, node) } else { walk(node.baseType) }
        if let arguments = node.genericArgumentClause { walk(arguments) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        useType(node.baseName.text, node)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base else { return .skipChildren }
        if base.trimmedDescription == "SwiftUI" {
            useType(node.declName.baseName.text, node.declName)
            return .skipChildren
        }
        walk(base)
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil else {
            return .visitChildren
        }
        let name = member.declName.baseName.text
        if SwiftUINames.absentModifiers.contains(name), startsWithView(node) {
            // The receiver comes first in the source.
            if let base = member.base { walk(base) }
            use(name, member.declName)
            walk(node.arguments)
            if let closure = node.trailingClosure { walk(closure) }
            walk(node.additionalTrailingClosures)
            return .skipChildren
        }
        return .visitChildren
    }

    /// Whether a chain of calls begins with a view: one of SwiftUI's, one of the project's where a view is made, or the
    /// content of a modifier.
    private func startsWithView(_ node: FunctionCallExprSyntax) -> Bool {
        guard let root = Self.root(of: Syntax(node)) else { return views > 0 }
        if root == "content" || root == "self" { return views > 0 }
        return project.isValue(root) ? views > 0 : isView(root)
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if node.attributeName.trimmedDescription == "Environment", let arguments = node.arguments {
            let value = arguments.trimmedDescription
            if value.hasPrefix("\\."), SwiftUINames.absentValues.contains(String(value.dropFirst(2))) {
                use(String(value.dropFirst(2)), node)
            }
        }
        walk(node.attributeName)
        return .skipChildren
    }
}
