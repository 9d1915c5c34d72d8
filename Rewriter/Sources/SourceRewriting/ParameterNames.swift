import SwiftSyntax

/// The declarations of names in functions and members.
final class ParameterNames {
    private var known: [SyntaxIdentifier: [String: Declarations]] = [:]

    /// The declarations of one name.
    struct Declarations {
        var count = 0
        /// The type of the last that names one.
        var type: String?
        /// The initial value of the last, if it names no type.
        var value: ExprSyntax?
        /// How many are variables of loops.
        var loops = 0
        /// Whether the value is cast to `AnyObject`.
        var isCast: Bool { value.map { ParameterNames.isCast($0) } == true }
    }

    /// Whether an expression is cast to `AnyObject`, with a mark or without.
    static func isCast(_ value: some SyntaxProtocol) -> Bool {
        let text = value.onOneLine
        return ["as AnyObject", "as AnyObject?", "as? AnyObject", "as! AnyObject"].contains { text.hasSuffix(" " + $0) }
    }

    static func isAnyObject(_ type: String) -> Bool { ["AnyObject", "AnyObject?", "AnyObject!"].contains(type) }

    /// Whether a name at a place is a parameter or a variable of the type `AnyObject`, and the member or function
    /// around has no other declaration of the name; nil where it has none.
    func isOnlyAnyObject(_ name: String, at node: some SyntaxProtocol) -> Bool? {
        declarations(of: name, at: node).map { $0.count == 1 && ($0.type.map(Self.isAnyObject) ?? $0.isCast) }
    }

    /// The type that a parameter or variable is declared with, if the member or function around a place declares its
    /// name once; nil for others.
    func onlyType(_ name: String, at node: some SyntaxProtocol) -> String? {
        declarations(of: name, at: node).flatMap { $0.count == 1 ? $0.type : nil }
    }

    /// The initial value of a variable that the member or function around a place declares once without a type; nil for
    /// others.
    func onlyValue(_ name: String, at node: some SyntaxProtocol) -> ExprSyntax? {
        declarations(of: name, at: node).flatMap { $0.count == 1 ? $0.value : nil }
    }

    /// The sequence of the nearest loop around a place whose variable has a name, if the member or function around
    /// declares the name for loops only.
    func loopSequence(_ name: String, at node: some SyntaxProtocol) -> ExprSyntax? {
        guard let declarations = declarations(of: name, at: node), declarations.count == declarations.loops else { return nil }
        var next = node.parent
        while let this = next, !this.is(MemberBlockItemSyntax.self) {
            if let loop = this.as(ForStmtSyntax.self), loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
                return loop.sequence
            }
            next = this.parent
        }
        return nil
    }

    private func declarations(of name: String, at node: some SyntaxProtocol) -> Declarations? {
        var (around, next) = (Syntax?.none, node.parent)
        while let this = next {
            if this.is(FunctionDeclSyntax.self) || this.is(MemberBlockItemSyntax.self) { around = this }
            if this.is(MemberBlockItemSyntax.self) { break }
            next = this.parent
        }
        return around.flatMap { declarations(in: $0)[name] }
    }

    private func declarations(in node: Syntax) -> [String: Declarations] {
        if let declarations = known[node.id] { return declarations }
        let finder = DeclarationFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        known[node.id] = finder.found
        return finder.found
    }
}

/// Collects the declarations of all names.
private final class DeclarationFinder: SyntaxVisitor {
    private(set) var found: [String: ParameterNames.Declarations] = [:]

    private func note(_ name: TokenSyntax, _ type: TypeSyntax? = nil) {
        found[name.text, default: ParameterNames.Declarations()].count += 1
        if let type { found[name.text]?.type = type.trimmedDescription }
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note(node.secondName ?? node.firstName, node.type)
        return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        let variable = node.parent?.as(PatternBindingSyntax.self)
        let type = variable?.typeAnnotation?.type
        note(node.identifier, type)
        let condition = node.parent?.as(OptionalBindingConditionSyntax.self)
        let value = (variable?.initializer ?? condition?.initializer)?.value
        if node.parent?.is(ForStmtSyntax.self) == true { found[node.identifier.text]?.loops += 1 }
        found[node.identifier.text]?.value = type == nil && condition?.typeAnnotation == nil ? value : nil
        return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
        return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        note(node.secondName ?? node.firstName)
        return .skipChildren
    }
}
