import SwiftIfConfig
import SwiftSyntax

/// Lets classes override methods, properties and subscripts that extensions of the frameworks' classes declare, which
/// needs Objective-C on iOS.
///
/// The member keeps its body under another name. One of the old name calls what the object's class, or the class
/// itself, has in its place, by a protocol that the overriding classes conform to, and otherwise the body.
final class ForeignOverrideStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private let overrides: ForeignOverrides

    init(_ rewriting: FileRewriting, _ overrides: ForeignOverrides) {
        (self.rewriting, self.overrides) = (rewriting, overrides)
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if overrides.mayConcern(node.name.text.unquoted), node.isMember, node.genericParameterClause == nil {
            visit(node) { OverridableMember(node, of: $0, overrides) }
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has(.open) || node.names.contains(where: overrides.mayConcern), node.isMember {
            visit(node) { OverridableMember(node, of: $0, overrides) }
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.genericParameterClause == nil { visit(node) { OverridableMember(node, of: $0, overrides) } }
        return .visitChildren
    }

    private func visit(_ node: some DeclSyntaxProtocol, as read: (String) -> OverridableMember?) {
        guard let path = node.enclosingTypePath, let member = read(path) else { return }
        let isInExtension = member.node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
        guard overrides.concern(member.key, of: path) else {
            // Nothing overrides what stands in such an extension without Objective-C.
            if isInExtension, rewriting.index[path]?.kind == nil, member.isProperty, !member.modifiers.has(.override) {
                close(member)
            }
            return
        }
        if isInExtension, rewriting.index[path]?.kind == nil {
            if member.modifiers.has(.override) { moveOverride(inExtension: member) } else { dispatch(member, path) }
        } else if !isInExtension, let override = member.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) {
            moveOverride(member, override, path)
        }
    }

    private func close(_ member: OverridableMember) {
        for modifier in member.modifiers where modifier.name.tokenKind == .keyword(.open) && modifier.detail == nil {
            // The compiler calls the word redundant that the extension says.
            if isInPublicExtension(member.node) { rewriting.blank(modifier) } else { rewriting.replace(modifier, with: "public") }
        }
    }

    // MARK: The member of the extension

    private func dispatch(_ member: OverridableMember, _ path: String) {
        let (modifiers, isInPublic) = (member.modifiers, isInPublicExtension(member.node))
        let access = modifiers.isPublic || (isInPublic && !modifiers.saysAccess) ? "public " : ""
        let ownAccess = isInPublic ? modifiers.narrowAccess : access
        let isolation = path.hasPrefix("UI") ? "@preconcurrency @MainActor " : ""
        rewriting.rename(member, to: member.names.base)
        close(member)
        let attributes = member.attributes.plain.filter { $0.name == "discardableResult" }.map { $0.onOneLine + " " }.joined()
        rewriting.insert("; \(attributes)\(ownAccess)\(member.dispatcher)", after: member.node)
        rewriting.addDeclarations(
            "\(isolation)\(access)protocol \(member.names.requirement): AnyObject { \(member.requirement) }", behind: member.node)
    }

    private func isInPublicExtension(_ node: DeclSyntax) -> Bool {
        node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.modifiers.isPublic == true
    }

    /// Gives an override in an extension of a class of the frameworks the name by which the member calls it.
    private func moveOverride(inExtension member: OverridableMember) {
        for modifier in member.modifiers where modifier.name.tokenKind == .keyword(.override) { rewriting.blank(modifier) }
        rewriting.rename(member, to: member.names.base)
        close(member)
        rewriting.replaceSuperUses(of: member, isFirst: true)
    }

    // MARK: The member of a class

    private func moveOverride(_ member: OverridableMember, _ override: DeclModifierSyntax, _ path: String) {
        let names = member.names
        let isFirst = overrides.isFirst(member.key, in: path)
        let access = member.modifiers.isPublic ? "public " : member.modifiers.narrowAccess
        if let text = member.observing(isFirst: isFirst, access + (isFirst ? "" : "override ")) {
            member.observers?.becomeFunctions(rewriting)
            rewriting.insert("; \(text)", after: member.node)
        } else {
            rewriting.rename(member, to: names.override)
        }
        if isFirst {
            if member.observers == nil { rewriting.blank(override) }
            // In the class's own list, since no extension can name a class that is private or in a function.
            let list = member.node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes
            if let last = list?.last { rewriting.insert(", \(names.requirement)", after: last) }
        }
        rewriting.replaceSuperUses(of: member, isFirst: isFirst)
    }
}

extension FileRewriting {
    /// Gives a member another name. That of a subscript is the label of its first parameter.
    func rename(_ member: OverridableMember, to name: String) {
        guard let parenthesis = member.parenthesis else { return replace(member.name, with: name) }
        insert("\(name) _: Void, ", after: parenthesis)
    }

    /// Has an overriding member use what stands for the superclass's. The uses are found in the bytes, because a body
    /// may be blank in the tree.
    func replaceSuperUses(of member: OverridableMember, isFirst: Bool) {
        guard let range = member.body.map(file.range) else { return }
        let replacement = isFirst ? member.names.baseAbove : member.names.override
        let name = member.name.text
        let wanted = Array((member.parenthesis == nil ? "super.\(name)" : "super[").utf8)
        var place = range.lowerBound
        while place + wanted.count < range.upperBound {
            let end = place + wanted.count
            if file.bytes[place..<end].elementsEqual(wanted), member.parenthesis != nil {
                edits.insert("\(replacement): (), ", at: end)
                place = end
            } else if file.bytes[place..<end].elementsEqual(wanted), !SourceLexer.isOfWord(file.bytes[end]) {
                edits.replace(end - name.utf8.count..<end, with: replacement)
                place = end
            } else {
                place += 1
            }
        }
    }
}
