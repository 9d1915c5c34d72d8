import SwiftSyntax

/// Reads the declarations of a syntax tree, each type before its members.
struct DeclarationReader {
    /// The declaration whose members are read.
    struct Scope {
        /// The type's full name; nil for the file itself.
        var type: String?
        var isExtension = false
        /// Cases are as public as their enumeration.
        var casesArePublic = false
        /// Requirements are as public as their protocol, and `public extension` stands for each of its members.
        var membersArePublic = false
        /// `private extension` stands for each of its members.
        var membersArePrivate = false

        func qualified(_ name: String) -> String { type.map { "\($0).\(name)" } ?? name }

        func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
            modifiers.has(.public, .open)
                || membersArePublic && !modifiers.has(.package, .internal, .private, .fileprivate)
        }
    }

    private(set) var declarations: [Declaration] = []

    mutating func read(_ node: some SyntaxProtocol, in scope: Scope) {
        switch Syntax(node).as(SyntaxEnum.self) {
        case .ifConfigDecl(let node): read(node, in: scope)
        case .classDecl(let node): read(type: node, in: scope)
        case .structDecl(let node): read(type: node, in: scope)
        case .actorDecl(let node): read(type: node, in: scope)
        case .enumDecl(let node): read(type: node, in: scope)
        case .protocolDecl(let node): read(type: node, in: scope)
        case .extensionDecl(let node): read(node)
        case .typeAliasDecl(let node):
            declare(.type, node.name.name, node.modifiers, in: scope, parents: node.initializer.value.typeNames)
        case .associatedTypeDecl(let node): declare(.type, node.name.name, node.modifiers, in: scope)
        case .functionDecl(let node): declare(.value, Self.name(of: node), node.modifiers, in: scope)
        case .initializerDecl(let node):
            let labels = node.signature.parameterClause.parameters.map(\.firstName.name)
            declare(
                node.modifiers.has(.convenience) ? .value : .designatedInitializer, Self.name("init", labels),
                node.modifiers, in: scope)
        case .subscriptDecl(let node):
            let labels = node.parameterClause.parameters.map { $0.secondName == nil ? "_" : $0.firstName.name }
            declare(.value, Self.name("subscript", labels), node.modifiers, in: scope)
        case .variableDecl(let node):
            for pattern in node.bindings.compactMap({ $0.pattern.as(IdentifierPatternSyntax.self) }) {
                declare(.value, pattern.identifier.name, node.modifiers, in: scope)
            }
        case .enumCaseDecl(let node):
            for element in node.elements where element.name.presence == .present { read(element, in: scope) }
        default: break
        }
    }

    private mutating func read(_ node: IfConfigDeclSyntax, in scope: Scope) {
        for clause in node.clauses {
            switch clause.elements {
            case .decls(let members): read(members, in: scope)
            case .statements(let statements): for statement in statements { read(statement.item, in: scope) }
            default: break
            }
        }
    }

    private mutating func read(_ members: MemberBlockItemListSyntax, in scope: Scope) {
        for member in members { read(member.decl, in: scope) }
    }

    private mutating func read(type node: some DeclGroupSyntax & NamedDeclSyntax, in scope: Scope) {
        let isPublic = scope.isPublic(node.modifiers)
        declare(
            .type, node.name.name, node.modifiers, in: scope, keyword: node.introducer.text,
            parents: node.inheritanceClause.typeNames)
        read(
            node.memberBlock.members,
            in: Scope(
                type: scope.qualified(node.name.name), casesArePublic: isPublic,
                membersArePublic: node.is(ProtocolDeclSyntax.self) && isPublic))
    }

    private mutating func read(_ node: ExtensionDeclSyntax) {
        let name = node.extendedType.typeNames.first ?? node.extendedType.trimmedDescription
        declarations.append(Declaration(kind: .typeExtension, name: name, parents: node.inheritanceClause.typeNames))
        read(
            node.memberBlock.members,
            in: Scope(
                type: name, isExtension: true, membersArePublic: node.modifiers.has(.public),
                membersArePrivate: node.modifiers.has(.private, .fileprivate)))
    }

    private mutating func read(_ element: EnumCaseElementSyntax, in scope: Scope) {
        let labels = element.parameterClause?.parameters.map { $0.firstName?.name ?? "_" }
        let name = labels.map { Self.name(element.name.name, $0) } ?? element.name.name
        declarations.append(
            Declaration(
                kind: .value, name: scope.qualified(name), isPublic: scope.casesArePublic, isPrivate: scope.membersArePrivate))
    }

    private mutating func declare(
        _ kind: Declaration.Kind, _ name: String, _ modifiers: DeclModifierListSyntax, in scope: Scope,
        keyword: String? = nil, parents: [String] = []
    ) {
        declarations.append(
            Declaration(
                kind: kind, keyword: keyword, isInExtension: scope.isExtension, name: scope.qualified(name),
                isPublic: scope.isPublic(modifiers),
                isPrivate: modifiers.has(.private, .fileprivate) || scope.membersArePrivate,
                isOverride: modifiers.has(.override), parents: parents))
    }

    private static func name(of node: FunctionDeclSyntax) -> String {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.name)
        if case .identifier = node.name.tokenKind { return name(node.name.name, labels) }
        return name(node.name.text, labels.map { _ in "_" })
    }

    private static func name(_ base: String, _ labels: [String]) -> String {
        base + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
}

extension DeclModifierListSyntax {
    /// Whether one of some modifiers is among them. Those with an argument, as `private(set)`, say nothing of the
    /// declaration as a whole.
    fileprivate func has(_ keywords: Keyword...) -> Bool {
        contains { modifier in
            modifier.detail == nil && keywords.contains { modifier.name.tokenKind == .keyword($0) }
        }
    }
}

extension InheritanceClauseSyntax? {
    fileprivate var typeNames: [String] { self?.inheritedTypes.flatMap(\.type.typeNames) ?? [] }
}

extension TypeSyntax {
    /// The names of the types that it is made of, with those around them, without generic arguments and the name of a
    /// module; none for functions, tuples, arrays and the like.
    fileprivate var typeNames: [String] {
        switch self.as(TypeSyntaxEnum.self) {
        case .identifierType(let type): [type.name.name]
        case .memberType(let type):
            type.baseType.typeNames.map { Self.modules.contains($0) ? type.name.name : "\($0).\(type.name.name)" }
        case .attributedType(let type): type.baseType.typeNames
        case .compositionType(let type): type.elements.flatMap(\.type.typeNames)
        default: []
        }
    }

    private static let modules: Set = ["Foundation", "CoreGraphics", "QuartzCore", "UIKit", "Swift"]
}
