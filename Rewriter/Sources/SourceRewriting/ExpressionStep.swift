import SwiftIfConfig
import SwiftSyntax

/// Rewrites `#selector`, `#keyPath`, and literals of images and colours, and calls of optional requirements.
final class ExpressionStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private let hasMemberTables: Bool
    private let resolution: SelectorResolution
    /// The registrations of tables that the file has.
    private var registered: Set<String> = []

    init(_ rewriting: FileRewriting, hasMemberTables: Bool) {
        (self.rewriting, self.hasMemberTables) = (rewriting, hasMemberTables)
        resolution = SelectorResolution(index: rewriting.index)
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": rewriteSelector(node)
        case "keyPath": rewriteKeyPath(node)
        case "imageLiteral": rewriteImage(node)
        case "colorLiteral": rewriteColor(node)
        default: return .visitChildren
        }
        return .skipChildren
    }

    /// The number sign and the name.
    private func opening(_ node: MacroExpansionExprSyntax) -> Range<Int> {
        rewriting.file.range(node.pound).lowerBound..<rewriting.file.range(node.macroName).upperBound
    }

    /// A literal is a `CGColor` too where one is expected.
    private func rewriteColor(_ node: MacroExpansionExprSyntax) {
        guard hasMemberTables else { return rewriting.edits.replace(opening(node), with: "UIColor") }
        rewriting.edits.replace(opening(node), with: "_colorLiteral")
        rewriting.addImport("RewrittenSources", behind: node)
    }

    private func rewriteImage(_ node: MacroExpansionExprSyntax) {
        guard let name = node.arguments.first?.expression.onOneLine else { return }
        rewriting.replace(node, with: "UIImage(named: \(name))!")
    }

    // MARK: Selectors

    private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, let reference = Reference(argument.expression) else {
            return rewriting.tell(
                .error, "#selector refers to something that is not a method or a property by its name.", at: node)
        }
        let type = reference.type(around: node, in: rewriting.index)
        let selector: String
        switch argument.label?.text {
        case "getter": selector = resolution.getter(reference.name, in: type)
        case "setter": selector = resolution.setter(reference.name, in: type)
        default:
            switch resolution.method(reference.name, reference.labels, taking: reference.parameters, in: type) {
            case .found(let found):
                selector = found
                if type.map({ rewriting.index[$0]?.kind == nil }) != false { registerPart(found, at: node) }
            case .ambiguous(let methods):
                let way = Set(methods).count > 1 ? "labels" : "types of the parameters"
                return rewriting.tell(
                    .error, "#selector(\(reference.name)) fits \(methods.joined(separator: " and ")). Name the \(way).", at: node)
            case .unknown:
                return rewriting.tell(
                    .error,
                    "#selector(\(reference.name)) refers to a method that no source of this package declares. Name its labels, as in "
                        + "\(reference.name)(_:).", at: node)
            }
        }
        rewriting.replace(node, with: "Selector(\"\(selector)\")")
    }

    /// Registers a method of Foundation's classes in modules of their own, which programs import only where they need
    /// them, so that no table has it.
    private func registerPart(_ method: String, at node: MacroExpansionExprSyntax) {
        for (type, word) in FoundationMethods.classesInParts(with: method) where rewriting.file.mentions(word) {
            let text = MemberTableText.partOfFoundation(type, method)
            guard registered.insert(text).inserted else { continue }
            rewriting.register(text, "_registerPart\(registered.count)", behind: node)
        }
    }

    private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let expression = node.arguments.first?.expression else { return }
        var names = expression.onOneLine.split(whereSeparator: { ".?! ".contains($0) }).map(String.init)
        var type = node.enclosingTypePath
        while names.count > 1, names[0] == "self" || names[0].first?.isUppercase == true {
            let name = names.removeFirst()
            if name != "self", name != "Self" { type = rewriting.index.resolve(name, inside: type) ?? name }
        }
        let keys = names.enumerated().map { place, name in
            let own = place == 0 ? property(name, type) : rewriting.index.property(named: name)
            return own?.key ?? FrameworkMembers.key(of: name, in: place == 0 ? type : nil)
        }
        rewriting.replace(node, with: "\"\(keys.joined(separator: "."))\"")
    }

    /// The property that sources declare of a type or of one that it inherits from; of any type where none is known.
    private func property(_ name: String, _ type: String?) -> ProjectIndex.Property? {
        guard let type else { return rewriting.index.property(named: name) }
        return rewriting.index.family(of: type).lazy.compactMap { path in
            self.rewriting.index[path]?.properties.first { $0.name == name }
        }.first
    }

    // MARK: Optional requirements

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let called = OptionalCall(node.calledExpression) else { return .visitChildren }
        if let requirement = requirement(called.name, node) {
            rewriting.replace(called.name, with: OptionalRequirements.property(of: requirement))
            for argument in node.arguments {
                guard let label = argument.label, let colon = argument.colon else { continue }
                rewriting.blank(label)
                rewriting.blank(colon)
            }
        } else if FrameworkProtocols.hasOptional(
            called.name.baseName.text.unquoted, labels: node.arguments.map { $0.label?.text.unquoted })
        {
            callPlainly(called)
        }
        return .visitChildren
    }

    /// UIKit's optional requirements have default implementations here. The result of a call is still optional, as the
    /// source expects.
    private func callPlainly(_ called: OptionalCall) {
        rewriting.blank(called.mark)
        guard called.isChained, let base = called.base, !base.is(SuperExprSyntax.self), !base.hasOptionalChain else { return }
        rewriting.edits.insert("Optional(", at: rewriting.file.range(base).lowerBound)
        rewriting.insert(")?", after: base)
    }

    /// The optional requirement of the project that a call is of.
    private func requirement(_ name: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax) -> ProjectIndex.Method? {
        let candidates = rewriting.index.optionalMethods(named: name.baseName.text.unquoted)
        let labels = call.arguments.map { $0.label?.text.unquoted }
        return candidates.first { $0.labels == labels }
            ?? candidates.first { $0.labels.prefix(labels.count).elementsEqual(labels) }
    }

    /// A reference to an optional requirement that is not called: compared to nil, or bound to a name.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base != nil, !node.isCalled else { return .visitChildren }
        let name = node.declName.baseName.text.unquoted
        let labels = node.declName.argumentNames?.arguments.map { $0.name.tokenKind == .wildcard ? nil : $0.name.text.unquoted }
        let fitting = rewriting.index.optionalMethods(named: name).filter { labels == nil || $0.labels == labels }
        guard fitting.count == 1, labels != nil || isMember(node, ofOwnerOf: name) else { return .visitChildren }
        rewriting.replace(node.declName, with: OptionalRequirements.property(of: fitting[0]))
        return .visitChildren
    }

    private func isMember(_ node: MemberAccessExprSyntax, ofOwnerOf name: String) -> Bool {
        let reference = RequirementReference(node, in: rewriting.index)
        return rewriting.index.optionalOwners[name]?.contains(where: reference.isMember) == true
    }
}

/// The called part of `object.method?(…)` or `object.method!(…)`.
private struct OptionalCall {
    let base: ExprSyntax?
    let name: DeclReferenceExprSyntax
    /// The question or exclamation mark.
    let mark: TokenSyntax
    /// Whether the mark is a question mark.
    let isChained: Bool

    init?(_ called: ExprSyntax) {
        let expression: ExprSyntax
        if let chain = called.as(OptionalChainingExprSyntax.self) {
            (expression, mark, isChained) = (chain.expression, chain.questionMark, true)
        } else if let forced = called.as(ForceUnwrapExprSyntax.self) {
            (expression, mark, isChained) = (forced.expression, forced.exclamationMark, false)
        } else {
            return nil
        }
        let member = expression.as(MemberAccessExprSyntax.self)
        guard let name = member?.declName ?? expression.as(DeclReferenceExprSyntax.self) else { return nil }
        (base, self.name) = (member?.base, name)
    }
}

extension ExprSyntax {
    /// Whether an optional chain begins in the expression.
    fileprivate var hasOptionalChain: Bool {
        var next: ExprSyntax? = self
        while let this = next {
            if this.is(OptionalChainingExprSyntax.self) { return true }
            next =
                this.as(MemberAccessExprSyntax.self)?.base ?? this.as(FunctionCallExprSyntax.self)?.calledExpression
                ?? this.as(SubscriptCallExprSyntax.self)?.calledExpression ?? this.as(ForceUnwrapExprSyntax.self)?.expression
        }
        return false
    }
}

extension TypeSyntax {
    /// The function type that the type is, with or without parentheses, attributes or marks of an optional.
    fileprivate var function: FunctionTypeSyntax? {
        if let type = self.as(FunctionTypeSyntax.self) { return type }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.function }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.function }
        if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1 { return type.elements.first?.type.function }
        return nil
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member is what a call calls, with or without a mark behind it.
    var isCalled: Bool { call != nil }

    /// The call that calls the member.
    var call: FunctionCallExprSyntax? {
        var outer = parent
        if let marked = outer, marked.is(OptionalChainingExprSyntax.self) || marked.is(ForceUnwrapExprSyntax.self) {
            outer = marked.parent
        }
        let call = outer?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.position == position ? call : nil
    }
}

/// The method or property that `#selector` names.
private struct Reference {
    let base: ExprSyntax?
    let name: String
    /// The labels that are named; nil where there are none.
    let labels: [String?]?
    /// The types of the parameters in a type that the reference is cast to; nil without one.
    let parameters: [String]?

    init?(_ expression: ExprSyntax) {
        var (expression, cast) = (expression, FunctionTypeSyntax?.none)
        while true {
            if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let first = tuple.elements.first {
                expression = first.expression
            } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                expression = first
                cast = sequence.elements.last?.as(TypeExprSyntax.self)?.type.function ?? cast
            } else {
                break
            }
        }
        let member = expression.as(MemberAccessExprSyntax.self)
        guard let declaration = member?.declName ?? expression.as(DeclReferenceExprSyntax.self) else { return nil }
        base = member?.base
        // A method of a type takes the object first.
        let function = cast?.returnClause.type.function ?? cast
        parameters = function?.parameters.map(\.type.onOneLine)
        name = declaration.baseName.text.unquoted
        labels = declaration.argumentNames?.arguments.map { $0.name.tokenKind == .wildcard ? nil : $0.name.text.unquoted }
    }

    /// The type in which the member is looked for: the one that is named, or the one around the expression; nil for
    /// other expressions.
    func type(around node: some SyntaxProtocol, in index: ProjectIndex) -> String? {
        let enclosing = node.enclosingTypePath
        guard let base else { return enclosing }
        let text = base.trimmedDescription
        if ["self", "Self", "super"].contains(text) { return enclosing }
        if let found = index.resolve(text, inside: enclosing) { return found }
        return text.first?.isUppercase == true ? text : nil
    }
}
