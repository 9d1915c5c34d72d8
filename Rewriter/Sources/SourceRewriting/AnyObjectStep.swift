import SwiftIfConfig
import SwiftSyntax

/// Rewrites members of values of the type `AnyObject`, which are looked up by their names when the program runs. The
/// value is either cast to that type where the member is named, or is a parameter, a variable or a property of that
/// type. The member's type is what the only declarations of its name in the project say. Of the properties of the
/// frameworks, such as the target of a bar button item, only the methods of `NSObject` are called.
final class AnyObjectStep: ActiveSyntaxVisitor {
    /// Words by which a file is known that may use properties of the frameworks of the type.
    static let words = FrameworkMembers.objectProperties.map { "." + $0 }.sorted()

    private let rewriting: FileRewriting
    private let resolution: SelectorResolution
    private let parameters = ParameterNames()
    /// Whether any name may be one of an object, because the file has the type, or goes through objects.
    private let namesObjects: Bool

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        resolution = SelectorResolution(index: rewriting.index)
        namesObjects = rewriting.file.mentions("AnyObject") || rewriting.file.mentions(any: rewriting.index.objectListNames)
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base else { return .visitChildren }
        let name = node.declName.baseName.text.unquoted
        let isAnyObject = isAnyObject(base)
        if node.call != nil, FrameworkMembers.objectMethods.contains(name), isAnyObject || isOfFrameworks(base) {
            cast(base, to: "NSObject", calledBy: node)
            return .visitChildren
        }
        guard isAnyObject else { return .visitChildren }
        if node.call == nil, let type = FrameworkMembers.onlyClasses[name], !rewriting.index.hasProperty(named: name),
            base.is(OptionalChainingExprSyntax.self) || base.is(ForceUnwrapExprSyntax.self)
        {
            cast(base, to: type, calledBy: node)
            return .visitChildren
        }
        if let call = node.call {
            rewrite(call, of: node, base, name)
        } else {
            rewriteProperty(node, base, name)
        }
        return .skipChildren
    }

    // MARK: Which values

    private func isAnyObject(_ base: ExprSyntax) -> Bool {
        let value = Self.value(of: base)
        if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.map { ParameterNames.isCast($0.expression) } == true
        }
        if isElement(value) { return true }
        if let member = value.as(MemberAccessExprSyntax.self), let owner = member.base,
            Self.value(of: owner).trimmedDescription == "self"
        {
            return isAnyObjectProperty(member.declName.baseName.text, at: base)
        }
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
            namesObjects || rewriting.index.hasObject(named: name.unquoted)
        else { return false }
        if let sequence = parameters.loopSequence(name, at: base) { return isAnyObjectSequence(sequence) }
        return parameters.isOnlyAnyObject(name, at: base) ?? isAnyObjectProperty(name, at: base)
    }

    /// Whether an expression is an element of a list of objects, by `first`, `last` or an index, or what a closure
    /// makes of an optional value by a cast.
    private func isElement(_ value: ExprSyntax) -> Bool {
        if let call = value.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure {
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            return name == "map" && closure.statements.count == 1 && closure.statements.first.map(ParameterNames.isCast) == true
        }
        let member = value.as(MemberAccessExprSyntax.self)
        let list =
            member.map { ["first", "last"].contains($0.declName.baseName.text) } == true
            ? member?.base : value.as(SubscriptCallExprSyntax.self)?.calledExpression
        guard let list else { return false }
        let inner = Self.value(of: list)
        let local = inner.as(DeclReferenceExprSyntax.self).flatMap { parameters.onlyType($0.baseName.text, at: value) }
        return ["[AnyObject]", "[AnyObject]?", "[AnyObject]!"].contains(local ?? type(ofProperty: inner))
    }

    /// Whether a loop is over a property of the type `[AnyObject]`, or over all objects of a table of these.
    private func isAnyObjectSequence(_ sequence: ExprSyntax) -> Bool {
        let member = sequence.as(MemberAccessExprSyntax.self)
        if let table = member?.base, member?.declName.baseName.text == "allObjects", table.trimmedDescription != "self" {
            return type(ofProperty: table) == "NSHashTable<AnyObject>"
        }
        return type(ofProperty: sequence) == "[AnyObject]"
    }

    /// The type of the own property that an expression names.
    private func type(ofProperty value: ExprSyntax) -> String? {
        let member = value.as(MemberAccessExprSyntax.self)
        guard member == nil || member?.base?.trimmedDescription == "self",
            let name = (member?.declName ?? value.as(DeclReferenceExprSyntax.self))?.baseName.text
        else { return nil }
        return type(ofProperty: name, at: value)
    }

    /// Whether the type around a place has a property of the type `AnyObject`.
    private func isAnyObjectProperty(_ name: String, at node: some SyntaxProtocol) -> Bool {
        rewriting.index.hasObject(named: name.unquoted)
            && type(ofProperty: name, at: node).map(ParameterNames.isAnyObject) == true
    }

    /// The type of a property of the type around a place, as far as the source writes it.
    private func type(ofProperty name: String, at node: some SyntaxProtocol) -> String? {
        guard let path = node.enclosingTypePath else { return nil }
        let owners = rewriting.index.family(of: path).compactMap { rewriting.index[$0] }
        return owners.lazy.compactMap { $0.properties.first { $0.name == name.unquoted } }.first?.type
    }

    /// Whether a value is a property of the frameworks of the type `AnyObject`, or a variable that holds one. Its name
    /// decides, so the project must have no property of the name and of another type.
    private func isOfFrameworks(_ base: ExprSyntax) -> Bool {
        let value = Self.value(of: base)
        let variable = value.as(DeclReferenceExprSyntax.self).flatMap { parameters.onlyValue($0.baseName.text, at: base) }
        guard let member = Self.wrapped(by: variable ?? value).as(MemberAccessExprSyntax.self), member.base != nil
        else { return false }
        let name = member.declName.baseName.text
        return FrameworkMembers.objectProperties.contains(name)
            && rewriting.index.everyProperty(named: name, isOf: ParameterNames.isAnyObject)
    }

    /// The expression without a mark behind it.
    private static func value(of base: ExprSyntax) -> ExprSyntax {
        base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    }

    /// The expression that a test unwraps, as with `try XCTUnwrap(item.target)`.
    private static func wrapped(by value: ExprSyntax) -> ExprSyntax {
        let call = (value.as(TryExprSyntax.self)?.expression ?? value).as(FunctionCallExprSyntax.self)
        guard let call, call.calledExpression.trimmedDescription == "XCTUnwrap" else { return Self.value(of: value) }
        return call.arguments.first?.expression ?? value
    }

    private func text(_ base: ExprSyntax) -> String {
        String(decoding: rewriting.file.bytes[rewriting.file.range(Self.value(of: base))], as: UTF8.self)
    }

    // MARK: Members

    /// Casts a value around its text, which other steps rewrite. A method that is called with a mark behind its name is
    /// one of an optional object.
    private func cast(_ base: ExprSyntax, to type: String, calledBy method: MemberAccessExprSyntax) {
        let range = rewriting.file.range(Self.value(of: base))
        rewriting.edits.insert("(", at: range.lowerBound)
        let isMarked = base.is(OptionalChainingExprSyntax.self) || base.is(ForceUnwrapExprSyntax.self)
        let chain = method.parent?.as(OptionalChainingExprSyntax.self)
        rewriting.edits.insert(" as? \(type))" + (isMarked ? "" : chain == nil ? "!" : "?"), at: range.upperBound)
        if let mark = chain?.questionMark ?? method.parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark {
            rewriting.blank(mark)
        }
    }

    private func rewriteProperty(_ node: MemberAccessExprSyntax, _ base: ExprSyntax, _ name: String) {
        let types = types(ofProperty: name)
        guard types.count == 1, let type = types.first else { return tell(name, types, at: node) }
        change(node, base, "_member(\"\(name)\"", ", as: (\(type)).self)")
    }

    /// The types of a property of the project and of the frameworks; one that is optional stands for the other too.
    private func types(ofProperty name: String) -> [String] {
        let all = rewriting.index.propertyTypes(named: name) + (FrameworkMembers.propertyTypes[name].map { [$0] } ?? [])
        return all.enumerated().filter { place, type in !all.contains(type + "?") && all.firstIndex(of: type) == place }.map(
            \.element)
    }

    /// The name in Objective-C of a method that the project declares with labels, or else that one of the frameworks
    /// has.
    private func selector(_ name: String, _ labels: [String?], of methods: [ProjectIndex.Method]) -> String? {
        let marked = methods.filter(\.isMarked)
        let own = Set((marked.isEmpty ? methods : marked).map(\.selector))
        if own.count == 1 { return own.first }
        guard case .found(let selector) = resolution.method(name, labels, in: nil) else { return nil }
        return selector
    }

    private func rewrite(_ call: FunctionCallExprSyntax, of node: MemberAccessExprSyntax, _ base: ExprSyntax, _ name: String) {
        let labels = call.arguments.map { $0.label?.text.unquoted }
        let methods = rewriting.index.methods(named: name).filter { $0.labels == labels && !$0.isTypeMember }
        let results = Set(methods.map(\.result))
        guard call.trailingClosure == nil, results.count == 1 || (results.isEmpty && isOfFrameworks(name, labels)),
            let selector = selector(name, labels, of: methods), let open = call.leftParen,
            let close = call.rightParen
        else { return tell(name + "()", results.sorted(), at: node) }
        let isOptional = call.calledExpression.is(OptionalChainingExprSyntax.self)
        let function = isOptional || base.is(OptionalChainingExprSyntax.self) ? "_callIfPresent" : "_call"
        change(node, base, "\(function)(\"\(selector)\"", ", [")
        let end = rewriting.file.range(node).upperBound
        rewriting.edits.blank(end..<rewriting.file.range(open).upperBound, of: rewriting.file.bytes)
        for argument in call.arguments {
            guard let label = argument.label, let colon = argument.colon else { continue }
            rewriting.blank(label)
            rewriting.blank(colon)
        }
        rewriting.replace(close, with: "], as: (\(results.first ?? "Void")).self)")
    }

    private func isOfFrameworks(_ name: String, _ labels: [String?]) -> Bool {
        labels.count <= 1 && FrameworkMembers.selector(ofMethod: name) != nil
    }

    /// Puts a call of a function in place of the value and its member.
    private func change(_ node: MemberAccessExprSyntax, _ base: ExprSyntax, _ opening: String, _ ending: String) {
        let range = rewriting.file.range(node)
        let breaks = String(repeating: "\n", count: rewriting.file.bytes[range].count { $0 == 10 })
        let value = text(base).filter { $0 != "\n" }
        rewriting.edits.replace(range, with: "RewrittenSources.\(opening), of: \(value)\(breaks)\(ending)")
        rewriting.addImport("RewrittenSources", behind: node)
    }

    private func tell(_ name: String, _ types: some Sequence<String>, at node: MemberAccessExprSyntax) {
        let found = Array(types)
        let reason =
            found.isEmpty
            ? "no source of this package declares it with a type"
            : "sources of this package declare it with the types \(found.joined(separator: ", "))"
        rewriting.tell(
            .error, "\(name) of AnyObject is not supported: \(reason). Cast the value to its class.", at: node.declName)
    }
}
