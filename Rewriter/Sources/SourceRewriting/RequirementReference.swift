import SwiftSyntax

/// A member that is named without being called, and may be an optional requirement of a project's protocol: members of
/// other types can have its name.
struct RequirementReference {
    private let node: MemberAccessExprSyntax
    private let index: ProjectIndex

    init(_ node: MemberAccessExprSyntax, in index: ProjectIndex) { (self.node, self.index) = (node, index) }

    /// Whether the sources say that the value whose member is named is of a type below a protocol, and has no property
    /// of the name: a name without labels is that of the property.
    func isMember(of owner: String) -> Bool {
        types.contains { type in
            type.split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }.contains { word in
                guard let path = index.resolve(String(word), inside: node.enclosingTypePath) else { return false }
                let family = Array(index.family(of: path))
                return family.contains(owner) && !family.contains(where: declaresProperty)
            }
        }
    }

    private func declaresProperty(_ path: String) -> Bool {
        let name = node.declName.baseName.text.unquoted
        return index[path]?.properties.contains { $0.name == name } == true
    }

    /// The types that sources write for the value: in a cast, or for the parameters and properties of its name.
    private var types: [String] {
        guard var base = node.base else { return [] }
        while let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        {
            base = inner
        }
        if let cast = base.as(TupleExprSyntax.self) { return [cast.onOneLine] }
        if let member = base.as(MemberAccessExprSyntax.self) {
            return index.writtenTypes(named: member.declName.baseName.text.unquoted)
        }
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text.unquoted else { return [] }
        if name == "self" { return [node.enclosingTypePath].compactMap { $0 } }
        return parameterTypes(named: name) + index.writtenTypes(named: name)
    }

    /// The types of the parameters of a name of the functions around the member.
    private func parameterTypes(named name: String) -> [String] {
        var (found, next) = ([String](), node.parent)
        while let this = next {
            let clause = this.as(FunctionDeclSyntax.self)?.signature ?? this.as(InitializerDeclSyntax.self)?.signature
            let parameters = clause?.parameterClause.parameters ?? []
            found += parameters.filter { ($0.secondName ?? $0.firstName).text.unquoted == name }.map(\.type.onOneLine)
            next = this.parent
        }
        return found
    }
}
