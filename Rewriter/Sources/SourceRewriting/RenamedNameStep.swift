import SwiftIfConfig
import SwiftSyntax

/// Reads names of Swift 3 to 4.1 as those that Apple's frameworks have since, as far as the project has no declaration
/// of its own of the name.
final class RenamedNameStep: ActiveSyntaxVisitor {
    /// Told once a module.
    static let message = "names of Swift 4.1 and older are read as those of Swift 5"

    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// Whether the project declares a name itself, otherwise than by an override.
    private func isOwn(_ name: String) -> Bool {
        let index = rewriting.index
        return index[name]?.kind != nil || index.methods(named: name).contains { !$0.isOverride }
            || index.property(named: name).map { !$0.isOverride } == true
    }

    private func rename(_ node: some SyntaxProtocol, to text: String) {
        rewriting.replace(node, with: text)
        rewriting.tell(.note, Self.message, at: node)
    }

    // MARK: Types, constants and members

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let name = RenamedNames.names[node.name.text], !isOwn(node.name.text) { rename(node.name, to: name) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if let new = RenamedNames.names[name] ?? RenamedNames.members[name], !isOwn(name) { rename(node.baseName, to: new) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        let isName = node.base.map { ["NSNotification.Name", "Notification.Name"].contains($0.trimmedDescription) } ?? true
        if isName, let notification = RenamedNames.notifications[name], !isOwn(name) {
            rename(node, to: notification)
            return .skipChildren
        }
        if let new = RenamedNames.members[name], !isOwn(name) { rename(node.declName.baseName, to: new) }
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    /// Until Swift 4.2 the attributes of typed text had names that are strings: `typingAttributes = [NSAttributedStringKey.font.rawValue: font]`.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        let target = parts[0].as(MemberAccessExprSyntax.self)?.declName ?? parts[0].as(DeclReferenceExprSyntax.self)
        guard parts.count == 3, target?.baseName.text == "typingAttributes", parts[1].is(AssignmentExprSyntax.self),
            case .elements(let elements) = parts[2].as(DictionaryExprSyntax.self)?.content
        else { return .visitChildren }
        for element in elements {
            guard let key = element.key.as(MemberAccessExprSyntax.self), key.declName.baseName.text == "rawValue" else {
                continue
            }
            rewriting.blank(key.period)
            rewriting.blank(key.declName)
            rewriting.tell(.note, Self.message, at: key)
        }
        return .visitChildren
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        renameLastLabel(of: node)
        readAsProperty(node)
        wrapArgument(of: node)
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let text = RenamedNames.functions[name], !isOwn(name)
        {
            rewrite(node, as: text)
        }
        let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
        guard let name = called ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            let argument = node.arguments.first, let label = argument.label, let colon = argument.colon,
            let new = RenamedNames.labelled["\(name.text)(\(label.text):"], !isOwn(name.text)
        else { return .visitChildren }
        if new.name != name.text { rewriting.replace(name, with: new.name) }
        rename(label, to: new.label ?? "")
        if new.label == nil { rewriting.blank(colon) }
        return .visitChildren
    }

    /// The name of what is called, with its labels.
    private func fullName(_ call: FunctionCallExprSyntax) -> String? {
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        let called = member ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
        return called.map { $0.baseName.text + "(" + call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")" }
    }

    private func renameLastLabel(of call: FunctionCallExprSyntax) {
        guard let label = call.arguments.last?.label, let name = fullName(call), let new = RenamedNames.lastLabels[name],
            !isOwn(String(name.prefix { $0 != "(" }))
        else { return }
        rename(label, to: new)
    }

    private func readAsProperty(_ call: FunctionCallExprSyntax) {
        guard call.arguments.isEmpty, call.trailingClosure == nil, let left = call.leftParen, let right = call.rightParen,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return }
        let name = member.declName.baseName.text
        let names = [name] + (member.base.map { ["\($0.trimmedDescription).\(name)"] } ?? [])
        guard names.contains(where: RenamedNames.getters.contains), !isOwn(name) else { return }
        rewriting.blank(left)
        rewriting.blank(right)
        rewriting.tell(.note, Self.message, at: call)
    }

    private func wrapArgument(of call: FunctionCallExprSyntax) {
        guard let name = fullName(call), let type = RenamedNames.wrappers[name], let argument = call.arguments.first?.expression,
            argument.is(StringLiteralExprSyntax.self)
        else { return }
        rename(argument, to: "\(type)(\(argument.trimmedDescription))")
    }

    /// Writes a call of a function as a text in which numbers stand for the arguments, which stay where they are.
    private func rewrite(_ call: FunctionCallExprSyntax, as text: String) {
        let arguments = call.arguments.map { rewriting.file.range($0.expression) }
        let pieces = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNumber).map(String.init)
        guard pieces.count == arguments.count + 1, call.trailingClosure == nil else { return }
        let whole = rewriting.file.range(call)
        let starts = [whole.lowerBound] + arguments.map(\.upperBound)
        let ends = arguments.map(\.lowerBound) + [whole.upperBound]
        for (piece, range) in zip(pieces, zip(starts, ends).map { $0..<$1 }) {
            let breaks = rewriting.file.bytes[range].count { $0 == 10 }
            rewriting.edits.replace(range, with: piece + String(repeating: "\n", count: breaks))
        }
        rewriting.tell(.note, Self.message, at: call)
    }

    // MARK: Overrides

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = RenamedNames.dictionaries[node.fullName],
            let old = node.signature.parameterClause.parameters.last?.type.as(DictionaryTypeSyntax.self),
            old.key.trimmedDescription == "String"
        {
            rename(old, to: type)
        }
        if node.modifiers.has(.override), let name = RenamedNames.properties[node.name.text],
            node.signature.parameterClause.parameters.isEmpty, let result = node.signature.returnClause
        {
            rewriting.replace(node.funcKeyword, with: "var")
            rewriting.blank(node.signature.parameterClause)
            rewriting.replace(result.arrow, with: ":")
            rename(node.name, to: name)
            return .visitChildren
        }
        guard node.modifiers.has(.override), let parameter = node.signature.parameterClause.parameters.first,
            let new = RenamedNames.labelled["\(node.name.text)(\(parameter.firstName.text):"], let label = new.label
        else { return .visitChildren }
        rename(parameter.firstName, to: parameter.secondName == nil ? "\(label) \(parameter.firstName.text)" : label)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        let name = node.identifier.text
        let declaration = node.parent?.parent?.parent?.as(VariableDeclSyntax.self)
        if declaration?.modifiers.has(.override) == true, let new = RenamedNames.members[name] {
            rename(node.identifier, to: new)
        }
        return .visitChildren
    }
}
