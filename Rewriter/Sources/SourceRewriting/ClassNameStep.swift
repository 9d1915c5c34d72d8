import SwiftIfConfig
import SwiftSyntax

/// Registers the names that `@objc(Name)` gives classes and protocols, and has the functions that find classes by their names, and names by classes and
/// protocols, know them.
final class ClassNameStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private var nameCount = 0

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The functions of Foundation, and those of `RewrittenSources` that stand for them.
    private static let functions = [
        "NSClassFromString": "classNamed", "NSStringFromClass": "nameOfClass", "NSStringFromProtocol": "nameOfProtocol",
    ]

    /// The words by which a file is known in which this step may have something to do.
    static let words = functions.keys.sorted() + ["@objc("]

    // MARK: Classes and protocols

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.attributes.objectiveCName, node.genericParameterClause == nil, let path = path(of: node) else {
            return .visitChildren
        }
        register(node, "register(\"\(name)\") { \(path).self }")
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.attributes.objectiveCName, let path = path(of: node) else { return .skipChildren }
        register(node, "register(protocol: \"\(name)\") { (any \(path)).self }")
        return .skipChildren
    }

    /// Registers a name before the program runs.
    private func register(_ node: some DeclSyntaxProtocol, _ call: String) {
        let registration = "RuntimeReflection.NamedClasses.\(call)"
        rewriting.addDeclarations(
            "import RuntimeReflection; "
                + (rewriting.file.isScript
                    ? registration : MemberTableText.constructor("_nameObjectiveC\(nameCount)", registration)),
            behind: node)
        nameCount += 1
    }

    /// The full name of a class or protocol; nil where no declaration of the file can name it.
    private func path(of node: some NamedDeclSyntax & WithModifiersSyntax) -> String? {
        var (names, next) = ([node.name.text], node.parent)
        while let this = next {
            switch this.kind {
            case .extensionDecl:
                if let outer = this.as(ExtensionDeclSyntax.self) { names.insert(outer.extendedType.plainName, at: 0) }
            case .classDecl, .structDecl, .enumDecl, .actorDecl:
                if let outer = this.asProtocol((any NamedDeclSyntax).self) { names.insert(outer.name.text, at: 0) }
            case .codeBlock, .closureExpr: return nil
            default: break
            }
            next = this.parent
        }
        return names.count > 1 && node.modifiers.has(.private) ? nil : names.joined(separator: ".")
    }

    // MARK: Functions

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard let function = Self.functions[node.baseName.text], node.parent?.is(MemberAccessExprSyntax.self) != true else {
            return .visitChildren
        }
        rewriting.replace(node, with: "RewrittenSources.\(function)")
        rewriting.addImport("RewrittenSources", behind: node)
        return .skipChildren
    }
}
