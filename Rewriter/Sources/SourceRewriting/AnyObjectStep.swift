import SwiftIfConfig
import SwiftSyntax

/// Rewrites members of values of the type `AnyObject`, which are looked up by their names when the program runs. The value is either cast to that
/// type where the member is named, or is a parameter, a variable or a property of that type. The member's type is what the only declarations of its
/// name in the project say.
final class AnyObjectStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private let resolution: SelectorResolution
    private let parameters = ParameterNames()

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        resolution = SelectorResolution(index: rewriting.index)
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base, isAnyObject(base) else { return .visitChildren }
        let name = node.declName.baseName.text.unquoted
        if let call = node.call {
            if FrameworkMembers.objectMethods.contains(name) {
                castToObject(base)
            } else {
                rewrite(call, of: node, base, name)
            }
        } else {
            rewriteProperty(node, base, name)
        }
        return .skipChildren
    }

    // MARK: Which values

    private func isAnyObject(_ base: ExprSyntax) -> Bool {
        let value = Self.value(of: base)
        if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.expression.onOneLine.hasSuffix(" as AnyObject") == true
        }
        if let member = value.as(MemberAccessExprSyntax.self), let owner = member.base,
            Self.value(of: owner).trimmedDescription == "self"
        {
            return isAnyObjectProperty(member.declName.baseName.text, at: base)
        }
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return parameters.isOnlyAnyObject(name, at: base) ?? isAnyObjectProperty(name, at: base)
    }

    /// Whether the type around a place has a property of the type `AnyObject`.
    private func isAnyObjectProperty(_ name: String, at node: some SyntaxProtocol) -> Bool {
        guard let path = node.enclosingTypePath else { return false }
        let owners = rewriting.index.family(of: path).compactMap { rewriting.index[$0] }
        let property = owners.lazy.compactMap { $0.properties.first { $0.name == name.unquoted } }.first
        return property?.type.map(ParameterNames.isAnyObject) == true
    }

    /// The expression without a mark behind it.
    private static func value(of base: ExprSyntax) -> ExprSyntax {
        base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    }

    private func text(_ base: ExprSyntax) -> String {
        String(decoding: rewriting.file.bytes[rewriting.file.range(Self.value(of: base))], as: UTF8.self)
    }

    // MARK: Members

    private func castToObject(_ base: ExprSyntax) {
        let mark = base.is(OptionalChainingExprSyntax.self) ? "?" : "!"
        rewriting.replace(base, with: "(\(text(base)) as? NSObject)\(mark)")
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

    private func rewrite(_ call: FunctionCallExprSyntax, of node: MemberAccessExprSyntax, _ base: ExprSyntax, _ name: String) {
        let labels = call.arguments.map { $0.label?.text.unquoted }
        let results = Set(
            rewriting.index.methods(named: name).filter { $0.labels == labels && !$0.isTypeMember }.map(\.result))
        guard call.trailingClosure == nil, results.count == 1 || (results.isEmpty && isOfFrameworks(name, labels)),
            case .found(let selector) = resolution.method(name, labels, in: nil), let open = call.leftParen,
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

/// The declarations of names in functions and members.
private final class ParameterNames {
    private var known: [SyntaxIdentifier: [String: Declarations]] = [:]

    /// The declarations of one name.
    struct Declarations {
        var count = 0
        /// Whether the last that names a type names `AnyObject`.
        var areAnyObject = false
    }

    static func isAnyObject(_ type: String) -> Bool { ["AnyObject", "AnyObject?", "AnyObject!"].contains(type) }

    /// Whether a name at a place is a parameter or a variable of the type `AnyObject`, and the member or function around has no other declaration of the
    /// name; nil where it has none.
    func isOnlyAnyObject(_ name: String, at node: some SyntaxProtocol) -> Bool? {
        var (around, next) = (Syntax?.none, node.parent)
        while let this = next {
            if this.is(FunctionDeclSyntax.self) || this.is(MemberBlockItemSyntax.self) { around = this }
            if this.is(MemberBlockItemSyntax.self) { break }
            next = this.parent
        }
        return around.flatMap { declarations(in: $0)[name] }.map { $0.areAnyObject && $0.count == 1 }
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
        if let type { found[name.text]?.areAnyObject = ParameterNames.isAnyObject(type.trimmedDescription) }
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note(node.secondName ?? node.firstName, node.type)
        return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        note(node.identifier, node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type)
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
