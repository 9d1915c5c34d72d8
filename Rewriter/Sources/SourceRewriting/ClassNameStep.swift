import SwiftIfConfig
import SwiftSyntax

/// Registers the names that `@objc(Name)` gives classes and protocols, and has the functions that find classes by their
/// names, and names by classes and protocols, know them.
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

    /// The words by which a body of a function is known in which this step may have something to do.
    static let functionNames = functions.keys.sorted()
    /// The method of classes that returns their name; no class has it here.
    static let descriptionWord = "description"
    /// The words by which a file is known in which this step may have something to do.
    static let words = functionNames + ["@objc(", ".description()"]

    // MARK: Classes and protocols

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.attributes.objectiveCName, node.genericParameterClause == nil, let path = node.nameablePath else {
            return .visitChildren
        }
        register(node, "register(\"\(name)\") { \(path).self }")
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.attributes.objectiveCName, let path = node.nameablePath else { return .skipChildren }
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

    // MARK: Functions

    /// `type(of: object).description()` is the name of the class.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == Self.descriptionWord,
            let type = member.base?.as(FunctionCallExprSyntax.self), type.calledExpression.trimmedDescription == "type",
            !rewriting.index.methods(named: Self.descriptionWord).contains(where: \.isTypeMember)
        else { return .visitChildren }
        let (start, end) = (rewriting.file.range(type), rewriting.file.range(node).upperBound)
        rewriting.edits.insert("RewrittenSources.nameOfClass(", at: start.lowerBound)
        rewriting.edits.replace(start.upperBound..<end, with: ")")
        rewriting.addImport("RewrittenSources", behind: node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard let function = Self.functions[node.baseName.text], node.parent?.is(MemberAccessExprSyntax.self) != true else {
            return .visitChildren
        }
        rewriting.replace(node, with: "RewrittenSources.\(function)")
        rewriting.addImport("RewrittenSources", behind: node)
        return .skipChildren
    }
}
