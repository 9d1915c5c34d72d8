import SwiftIfConfig
import SwiftSyntax

/// Lets classes override methods and properties that extensions of the frameworks' classes declare, which needs Objective-C on iOS.
///
/// The member keeps its body under another name. One of the old name calls what the object's class, or the class itself, has in its place, by a
/// protocol that the overriding classes conform to, and otherwise the body.
final class ForeignOverrideStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private let overrides: ForeignOverrides

    init(_ rewriting: FileRewriting, _ overrides: ForeignOverrides) {
        (self.rewriting, self.overrides) = (rewriting, overrides)
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isMember, node.genericParameterClause == nil { visit(OverridableMember(node)) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isMember, let member = OverridableMember(node) { visit(member) }
        return .visitChildren
    }

    private func visit(_ member: OverridableMember) {
        guard let path = Syntax(member.node).enclosingTypePath else { return }
        let isInExtension = member.node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
        guard overrides.concern(member.key, of: path) else {
            // Nothing overrides what stands in such an extension without Objective-C.
            if isInExtension, rewriting.index[path]?.kind == nil, member.isProperty { close(member.modifiers) }
            return
        }
        if isInExtension, rewriting.index[path]?.kind == nil, !member.modifiers.has(.override) {
            dispatch(member, path)
        } else if !isInExtension, let override = member.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) {
            moveOverride(member, override, path)
        }
    }

    private func close(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.name.tokenKind == .keyword(.open) && modifier.detail == nil {
            rewriting.replace(modifier, with: "public")
        }
    }

    // MARK: The member of the extension

    private func dispatch(_ member: OverridableMember, _ path: String) {
        let access = member.modifiers.isPublic || isInPublicExtension(member.node) ? "public " : ""
        let isolation = path.hasPrefix("UI") ? "@preconcurrency @MainActor " : ""
        rewriting.replace(member.name, with: member.names.base)
        close(member.modifiers)
        let attributes = member.attributes.plain.filter { $0.name == "discardableResult" }.map { $0.onOneLine + " " }.joined()
        rewriting.insert("; \(attributes)\(access)\(member.dispatcher)", after: member.node)
        rewriting.addDeclarations(
            "\(isolation)\(access)protocol \(member.names.requirement): AnyObject { \(member.requirement) }", behind: member.node)
    }

    private func isInPublicExtension(_ node: DeclSyntax) -> Bool {
        node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.modifiers.isPublic == true
    }

    // MARK: The member of a class

    private func moveOverride(_ member: OverridableMember, _ override: DeclModifierSyntax, _ path: String) {
        let names = member.names
        let isFirst = overrides.isFirst(member.key, in: path)
        rewriting.replace(member.name, with: names.override)
        if isFirst {
            rewriting.blank(override)
            // In the class's own list, since no extension can name a class that is private or in a function.
            let list = member.node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes
            if let last = list?.last { rewriting.insert(", \(names.requirement)", after: last) }
        }
        rewriting.replaceSuperUses(of: member, isFirst: isFirst)
    }
}

extension FileRewriting {
    /// Has an overriding member use what stands for the superclass's. The uses are found in the bytes, because a body may be blank in the tree.
    func replaceSuperUses(of member: OverridableMember, isFirst: Bool) {
        guard let range = member.body.map(file.range) else { return }
        let (name, replacement) = (member.name.text, isFirst ? member.names.base : member.names.override)
        let wanted = Array("super.\(name)".utf8)
        var place = range.lowerBound
        while place + wanted.count < range.upperBound {
            let end = place + wanted.count
            if file.bytes[place..<end].elementsEqual(wanted), !SourceLexer.isOfWord(file.bytes[end]) {
                edits.replace(end - name.utf8.count..<end, with: replacement)
                place = end
            } else {
                place += 1
            }
        }
    }
}
