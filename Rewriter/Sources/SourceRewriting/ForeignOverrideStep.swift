import SwiftIfConfig
import SwiftSyntax

/// Lets classes override methods that extensions of the frameworks' classes declare, which needs Objective-C on iOS.
///
/// The method keeps its body under another name. One of the old name calls what the object's class has in its place, by a protocol that the overriding
/// classes conform to, and otherwise the body.
final class ForeignOverrideStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private let overrides: ForeignOverrides

    init(_ rewriting: FileRewriting, _ overrides: ForeignOverrides) {
        (self.rewriting, self.overrides) = (rewriting, overrides)
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, !node.modifiers.isTypeMember, node.genericParameterClause == nil,
            let path = Syntax(node).enclosingTypePath,
            overrides.concern(node.fullName, of: path)
        else { return .visitChildren }
        let isInExtension = node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
        if isInExtension, rewriting.index[path]?.kind == nil, !node.modifiers.has(.override) {
            dispatch(node, path)
        } else if !isInExtension, let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) {
            moveOverride(node, override, path)
        }
        return .visitChildren
    }

    /// Nothing overrides a property of such an extension without Objective-C.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isMember, let path = Syntax(node).enclosingTypePath, rewriting.index[path]?.kind == nil { close(node.modifiers) }
        return .visitChildren
    }

    private func close(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.name.tokenKind == .keyword(.open) && modifier.detail == nil {
            rewriting.replace(modifier, with: "public")
        }
    }

    // MARK: The method of the extension

    private func dispatch(_ node: FunctionDeclSyntax, _ path: String) {
        let names = ForeignOverrides.Names(node)
        let access = node.modifiers.isPublic || isInPublicExtension(node) ? "public " : ""
        let signature = node.signature.onOneLine
        let arguments = ForwarderFinder.arguments(of: node)
        let isolation = path.hasPrefix("UI") ? "@preconcurrency @MainActor " : ""
        let marks = ForwarderFinder.marks(of: node)
        rewriting.replace(node.name, with: names.base)
        close(node.modifiers)
        let attributes = node.attributes.plain.filter { $0.name == "discardableResult" }.map { $0.onOneLine + " " }.joined()
        rewriting.insert(
            "; \(attributes)\(access)func \(node.name.text)\(signature) { if let other = self as? any \(names.requirement) "
                + "{ return \(marks)other.\(names.override)(\(arguments)) }; return \(marks)\(names.base)(\(arguments)) }",
            after: node)
        rewriting.addDeclarations(
            "\(isolation)\(access)protocol \(names.requirement): AnyObject { func \(names.override)\(Self.requirement(node)) }",
            behind: node)
    }

    /// The signature without default values, which a protocol's method cannot have.
    private static func requirement(_ node: FunctionDeclSyntax) -> String {
        let parameters = node.signature.parameterClause.parameters.map { parameter in
            let names = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }.joined(separator: " ")
            return "\(names): \(parameter.type.onOneLine)\(parameter.ellipsis?.text ?? "")"
        }
        let rest = [node.signature.effectSpecifiers?.onOneLine, node.signature.returnClause?.onOneLine].compactMap { $0 }
        return (["(\(parameters.joined(separator: ", ")))"] + rest).joined(separator: " ")
    }

    private func isInPublicExtension(_ node: FunctionDeclSyntax) -> Bool {
        node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.modifiers.isPublic == true
    }

    // MARK: The method of a class

    private func moveOverride(_ node: FunctionDeclSyntax, _ override: DeclModifierSyntax, _ path: String) {
        let names = ForeignOverrides.Names(node)
        let isFirst = !rewriting.index.superclasses(of: path).contains { overrides.isOverridden(node.fullName, by: $0) }
        rewriting.replace(node.name, with: names.override)
        if isFirst {
            rewriting.blank(override)
            // In the class's own list, since no extension can name a class that is private or in a function.
            let list = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes
            if let last = list?.last { rewriting.insert(", \(names.requirement)", after: last) }
        }
        if let body = node.body { replaceSuperCalls(of: node.name.text, with: isFirst ? names.base : names.override, in: body) }
    }

    /// Calls of the superclass's method. They are found in the bytes, because a body may be blank in the tree.
    private func replaceSuperCalls(of name: String, with replacement: String, in body: CodeBlockSyntax) {
        let (range, wanted) = (rewriting.file.range(body), Array("super.\(name)".utf8))
        var place = range.lowerBound
        while place + wanted.count < range.upperBound {
            let end = place + wanted.count
            if rewriting.file.bytes[place..<end].elementsEqual(wanted), !SourceLexer.isOfWord(rewriting.file.bytes[end]) {
                rewriting.edits.replace(end - name.utf8.count..<end, with: replacement)
                place = end
            } else {
                place += 1
            }
        }
    }
}

/// Methods that extensions of the frameworks' classes declare and classes of the project override.
struct ForeignOverrides {
    /// The names that stand for a method.
    struct Names {
        /// The protocol of the classes that override it.
        let requirement: String
        let override: String
        let base: String

        init(_ node: FunctionDeclSyntax) {
            let labels = node.signature.parameterClause.labels.map { "_" + ($0 ?? "") }.joined()
            let name = node.name.text.unquoted + labels
            (requirement, override, base) = ("_Overriding_\(name)", "_override_\(name)", "_base_\(name)")
        }
    }

    private let index: ProjectIndex
    /// The full names of the methods.
    private let methods: Set<String>

    var isEmpty: Bool { methods.isEmpty }

    init(_ index: ProjectIndex) {
        self.index = index
        let foreign = index.all.filter { $0.record.kind == nil }.flatMap(\.record.methods).filter {
            !$0.isTypeMember && $0.isInExtension && !$0.isOverride
        }
        let declared = Set(foreign.map(\.fullName))
        var overridden = Set(foreign.filter(\.isOpen).map(\.fullName))
        for (path, record) in index.all where record.kind == .class {
            for method in record.methods where method.isOverride && !method.isInExtension && !method.isTypeMember {
                let name = method.fullName
                guard declared.contains(name), !overridden.contains(name) else { continue }
                if !index.superclasses(of: path).contains(where: { Self.declares(name, index[$0]) }) { overridden.insert(name) }
            }
        }
        methods = overridden
    }

    /// Whether a class declares a method anew.
    private static func declares(_ method: String, _ record: ProjectIndex.TypeRecord?) -> Bool {
        record?.methods.contains { $0.fullName == method && !$0.isOverride } == true
    }

    /// Whether a type's method is one of these: no class of the project above it declares it anew.
    func concern(_ method: String, of path: String) -> Bool {
        methods.contains(method) && !index.superclasses(of: path).contains { Self.declares(method, index[$0]) }
    }

    /// Whether a class overrides the method in its own body.
    func isOverridden(_ method: String, by path: String) -> Bool {
        index[path]?.methods.contains { $0.fullName == method && $0.isOverride && !$0.isInExtension } == true
    }
}
