import SwiftSyntax

/// The state that the steps of rewriting a file share: their inputs, and their edits.
final class FileRewriting {
    let file: SourceFile
    let index: ProjectIndex
    var edits = Edits()
    var diagnostics: [RewritingDiagnostic] = []
    private var addedImports: Set<String> = []

    init(_ file: SourceFile, _ index: ProjectIndex) {
        self.file = file
        self.index = index
    }

    func blank(_ node: some SyntaxProtocol) { edits.blank(file.range(node), of: file.bytes) }

    func replace(_ node: some SyntaxProtocol, with text: String) { edits.replace(file.range(node), with: text) }

    func insert(_ text: String, after node: some SyntaxProtocol) { edits.insert(text, at: file.range(node).upperBound) }

    func tell(_ severity: RewritingDiagnostic.Severity, _ message: String, at node: some SyntaxProtocol) {
        diagnostics.append(file.diagnostic(severity, message, at: node))
    }

    /// Imports a module, once a file, at the end of the statement of the file that a node is in.
    func addImport(_ module: String, behind node: some SyntaxProtocol) {
        if addedImports.insert(module).inserted { addDeclarations("import \(module)", behind: node) }
    }

    /// Adds declarations at the end of the statement of the file that a node is in, on its last line. They are compiled
    /// under the same conditions.
    func addDeclarations(_ text: String, behind node: some SyntaxProtocol) {
        var outermost: CodeBlockItemSyntax?
        var next: Syntax? = Syntax(node)
        while let this = next {
            if let item = this.as(CodeBlockItemSyntax.self), Self.isAtFileLevel(item) {
                outermost = outermost ?? item
            }
            next = this.parent
        }
        guard let outermost else { return }
        insert("; " + text, after: outermost)
    }

    /// Adds the registration of a table of members: a constructor of the program with a name of its own. The globals of
    /// a script are statements, so there it is a statement before all others.
    func register(_ registration: String, _ name: String, behind node: some SyntaxProtocol) {
        guard file.isScript else {
            return addDeclarations("import RuntimeReflection; " + MemberTableText.constructor(name, registration), behind: node)
        }
        registerAtStart(registration)
    }

    /// Registers a table of members before all other statements of a script.
    func registerAtStart(_ registration: String) {
        guard let first = file.tree.statements.first else { return }
        edits.insert("import RuntimeReflection; \(registration); ", at: file.range(first).lowerBound)
    }

    /// Whether a statement is one of the file's, in conditions or not.
    private static func isAtFileLevel(_ item: CodeBlockItemSyntax) -> Bool {
        var next = item.parent?.parent
        while let this = next {
            if this.is(SourceFileSyntax.self) { return true }
            guard
                this.is(IfConfigClauseSyntax.self) || this.is(IfConfigClauseListSyntax.self) || this.is(IfConfigDeclSyntax.self)
                    || this.is(CodeBlockItemSyntax.self) || this.is(CodeBlockItemListSyntax.self)
            else { return false }
            next = this.parent
        }
        return false
    }
}
