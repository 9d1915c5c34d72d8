import SwiftSyntax

/// Finds of which types metatypes are, as far as sources tell.
final class Metatypes {
    private let index: ProjectIndex
    private let written = WrittenTypes()
    /// How far a name leads to another one.
    private static let mostSteps = 8

    init(in index: ProjectIndex) { self.index = index }

    /// Whether a metatype is that of a class of the frameworks or of one below these; nil where the sources do not
    /// tell.
    func isOfObjects(_ metatype: ExprSyntax) -> Bool? {
        types(of: Syntax(metatype), Self.mostSteps).lazy.compactMap { self.isObject($0, at: metatype) }.first
    }

    /// Whether the type that a metatype's text names is a class of objects; nil for one that is not known.
    private func isObject(_ text: String, at node: some SyntaxProtocol) -> Bool? {
        guard let name = Self.instance(text) else { return nil }
        let names = name.split(separator: "&").map(String.init)
        let known = names.compactMap { isObjectType($0, at: node) }
        return known.contains(true) ? true : known.first
    }

    private func isObjectType(_ name: String, at node: some SyntaxProtocol) -> Bool? {
        if let path = index.resolve(name, inside: node.enclosingTypePath), let kind = index[path]?.kind {
            return kind == .class ? index.isObject(path) : kind == .other ? false : nil
        }
        if ProjectIndex.isFrameworks(name) { return true }
        return Self.plain.contains(name) ? false : nil
    }

    /// Types without Objective-C whose metatypes programs call.
    private static let plain: Set<String> = ["String", "Int", "Double", "Bool", "Float", "Data", "Date", "Character"]

    /// The type whose metatype a text names, also as the element of an array or the value of a dictionary; nil for
    /// other texts.
    private static func instance(_ text: String) -> String? {
        var text = text.filter { !" ?!()[]".contains($0) }[...]
        if let colon = text.lastIndex(of: ":") { text = text[text.index(after: colon)...] }
        if text.hasPrefix("any") { text = text.dropFirst(3) }
        for ending in [".Type", ".self"] where text.hasSuffix(ending) {
            let name = String(text.dropLast(ending.count))
            return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
        }
        return nil
    }

    // MARK: Expressions

    /// The texts of the types that an expression may have; none where nothing tells.
    private func types(of node: Syntax, _ steps: Int) -> [String] {
        guard steps > 0 else { return [] }
        if let type = node.as(TypeSyntax.self) { return [type.trimmedDescription] }
        guard let expression = node.as(ExprSyntax.self) else { return [] }
        if let inner = Self.inner(of: expression) { return types(of: Syntax(inner), steps - 1) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            // A cast tells the type; of alternatives the first one does.
            if let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type { return [type.trimmedDescription] }
            return sequence.elements.first.map { types(of: Syntax($0), steps - 1) } ?? []
        }
        if let cast = expression.as(AsExprSyntax.self) { return [cast.type.trimmedDescription] }
        if let call = expression.as(FunctionCallExprSyntax.self) { return types(ofCall: call, steps) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text.unquoted
            return name == "self" ? [member.trimmedDescription] : index.writtenTypes(named: name)
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text.unquoted else { return [] }
        if ["self", "Self"].contains(name) { return expression.enclosingTypePath.map { [$0 + ".Type"] } ?? [] }
        if let sequence = sequence(of: name, at: expression) { return types(of: Syntax(sequence), steps - 1) }
        guard let origin = written.origin(of: name, at: expression), origin.id != node.id else {
            return index.writtenTypes(named: name)
        }
        return types(of: origin, steps - 1)
    }

    /// The expression without parentheses, marks of optionals and subscripts around it; the first element of a list.
    private static func inner(of expression: ExprSyntax) -> ExprSyntax? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression }
        if let list = expression.as(ArrayExprSyntax.self) { return list.elements.first?.expression }
        let member = expression.as(MemberAccessExprSyntax.self) ?? expression.as(FunctionCallExprSyntax.self)?.calledMember
        if let member, elements.contains(member.declName.baseName.text) { return member.base }
        return expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
            ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
    }

    /// Members of lists that are one of their elements, or all values.
    private static let elements: Set<String> = [
        "first", "last", "randomElement", "removeFirst", "removeLast", "popFirst", "popLast", "values", "reversed", "dropFirst",
    ]

    private func types(ofCall call: FunctionCallExprSyntax, _ steps: Int) -> [String] {
        guard
            let name = call.calledMember?.declName.baseName.text
                ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return [] }
        guard name == "type", let value = call.arguments.first, value.label?.text == "of" else {
            let results = index.methods(named: name).map(\.result)
            return results.isEmpty && name.first?.isUppercase == true ? [call.calledExpression.trimmedDescription] : results
        }
        if value.expression.trimmedDescription == "self" { return call.enclosingTypePath.map { [$0 + ".Type"] } ?? [] }
        return types(of: Syntax(value.expression), steps - 1).map { $0.filter { !"?!".contains($0) } + ".Type" }
    }

    /// The list whose elements a closure around an expression takes by a name: that of its parameter, or `$0`.
    private func sequence(of name: String, at node: ExprSyntax) -> ExprSyntax? {
        var next = node.parent
        while let this = next, !this.is(FunctionDeclSyntax.self) {
            next = this.parent
            guard let closure = this.as(ClosureExprSyntax.self), Self.takes(name, closure) else { continue }
            let call =
                closure.parent?.as(FunctionCallExprSyntax.self) ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
            return call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
        }
        return nil
    }

    private static func takes(_ name: String, _ closure: ClosureExprSyntax) -> Bool {
        guard let clause = closure.signature?.parameterClause else { return name == "$0" }
        let text = clause.trimmedDescription.filter { $0 != " " }
        return text == name || text == "(\(name))"
    }
}

/// The types that a file writes behind the names of parameters and variables.
private final class WrittenTypes {
    /// The known types of names in a function, a closure or the file.
    private var known: [SyntaxIdentifier: [String: Syntax]] = [:]

    /// The type of a name or the value that it has first, as the function or the file around an expression says.
    func origin(of name: String, at node: some SyntaxProtocol) -> Syntax? {
        var next = node.parent
        while let this = next {
            if this.is(FunctionDeclSyntax.self) || this.is(ClosureExprSyntax.self) || this.is(InitializerDeclSyntax.self)
                || this.parent == nil
            {
                if let found = names(in: this)[name] { return found }
            }
            next = this.parent
        }
        return nil
    }

    private func names(in node: Syntax) -> [String: Syntax] {
        if let names = known[node.id] { return names }
        let finder = TypedNameFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        known[node.id] = finder.names
        return finder.names
    }
}

/// Collects the first type, or value, of each name.
private final class TypedNameFinder: SyntaxVisitor {
    private(set) var names: [String: Syntax] = [:]

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type)
        return .skipChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type {
            note(node.pattern.trimmedDescription, type)
        } else {
            note(node.pattern.trimmedDescription, node.initializer?.value)
        }
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        let names = node.pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern) ?? [node.pattern]
        for name in names { note(name.trimmedDescription, node.sequence) }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern.trimmedDescription, node.initializer?.value)
        return .visitChildren
    }

    private func note(_ name: String, _ type: (some SyntaxProtocol)?) {
        if let type, names[name] == nil { names[name] = Syntax(type) }
    }
}

extension FunctionCallExprSyntax {
    /// The member that the call calls; nil for others.
    fileprivate var calledMember: MemberAccessExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self) }
}
