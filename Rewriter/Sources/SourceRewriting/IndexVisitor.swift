import SwiftIfConfig
import SwiftSyntax

/// Collects what a file says of types.
final class IndexVisitor: ActiveSyntaxVisitor {
    private var index = ProjectIndex()
    private var scopes: [Scope] = []

    private struct Scope {
        let path: String
        let isExtension: Bool
    }

    static func index(of file: SourceFile) -> ProjectIndex {
        let visitor = IndexVisitor(viewMode: .sourceAccurate, configuredRegions: file.regions)
        visitor.walk(file.tree)
        return visitor.index
    }

    // MARK: Types

    private func enter(
        _ name: String, _ kind: ProjectIndex.TypeRecord.Kind?, _ attributes: AttributeListSyntax,
        _ inheritance: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let path = kind == nil ? name : ((scopes.last.map { [$0.path] } ?? []) + [name]).joined(separator: ".")
        index.change(path) { record in
            record.kind = kind ?? record.kind
            record.inherited += inheritance?.inheritedTypes.map { $0.type.plainName } ?? []
            if kind != nil {
                record.exposesMembers = attributes.has("objcMembers")
                record.isObjectiveC = attributes.has("objc")
                record.isIsolated = attributes.has("MainActor")
            }
        }
        scopes.append(Scope(path: path, isExtension: kind == nil))
        return .visitChildren
    }

    private func leave() { scopes.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = enter(node.name.text, .class, node.attributes, node.inheritanceClause)
        if let scope = scopes.last, node.modifiers.isPublic {
            index.change(scope.path) { ($0.isPublic, $0.isOpen) = (true, node.modifiers.has(.open)) }
        }
        if let scope = scopes.last, node.isHidden { index.change(scope.path) { $0.isHidden = true } }
        return result
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .protocol, node.attributes, node.inheritanceClause)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .other, node.attributes, node.inheritanceClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .other, node.attributes, node.inheritanceClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .other, node.attributes, node.inheritanceClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.plainName, nil, node.attributes, node.inheritanceClause)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let scope = scopes.last, !scope.isExtension, index[scope.path]?.kind == .protocol {
            let labels = node.signature.parameterClause.labels.map { ($0 ?? "_") + ":" }.joined()
            index.requiredInitializers.insert(labels)
        }
        if let scope = scopes.last, node.modifiers.has(.required), node.signature.parameterClause.parameters.isEmpty {
            index.change(scope.path) { $0.requiresInitializer = true }
        }
        return .visitChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        index.typeVariables.insert(node.name.text)
        return .skipChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        index.typeVariables.insert(node.name.text)
        return .skipChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, node.isMember else { return .visitChildren }
        index.change(scope.path) { record in
            record.methods.append(
                ProjectIndex.Method(
                    name: node.name.text.unquoted, labels: node.signature.parameterClause.labels,
                    parameterTypes: node.signature.parameterClause.parameters.map(\.type.onOneLine),
                    customName: node.attributes.objectiveCName, isOverride: node.modifiers.has(.override),
                    isOptional: node.modifiers.has(.optional), isInExtension: scope.isExtension,
                    isTypeMember: node.modifiers.isTypeMember, isMarked: node.attributes.marksMember,
                    isOpen: node.modifiers.has(.open),
                    result: node.signature.returnClause?.type.onOneLine ?? "Void"))
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last else { return .visitChildren }
        index.change(scope.path) { record in
            record.subscripts.append(
                ProjectIndex.Member(
                    name: node.fullName, isTypeMember: node.modifiers.isTypeMember, isOverride: node.modifiers.has(.override),
                    isInExtension: scope.isExtension, isOpen: node.modifiers.has(.open)))
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, node.isMember else { return .visitChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted else { continue }
            let key = node.attributes.objectiveCName ?? name
            index.change(scope.path) { record in
                record.properties.append(
                    ProjectIndex.Property(
                        name: name, key: key, getter: binding.accessorName(.get) ?? key,
                        setter: binding.accessorName(.set) ?? ObjectiveCName.setter(key),
                        isOverride: node.modifiers.has(.override),
                        isOptional: node.modifiers.has(.optional), isInExtension: scope.isExtension,
                        isTypeMember: node.modifiers.isTypeMember, isOpen: node.modifiers.has(.open),
                        isMarked: node.attributes.marksMember,
                        type: binding.typeAnnotation?.type.onOneLine ?? binding.typeOfTable))
            }
        }
        return .visitChildren
    }
}

extension ProjectIndex {
    /// The types of sources of any project.
    init(parsing sources: [SourceRewriter.Input]) {
        let conditions = BuildConditions()
        self.init(
            sources.map {
                IndexVisitor.index(of: SourceFile($0, keeping: KeptWords(), isAlone: false, conditions: conditions))
            })
    }
}
