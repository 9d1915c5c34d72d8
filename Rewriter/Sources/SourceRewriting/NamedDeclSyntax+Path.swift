import SwiftSyntax

extension NamedDeclSyntax where Self: WithModifiersSyntax {
    /// The full name of a type or protocol; nil where no declaration of the file can name it.
    var nameablePath: String? {
        var (names, next) = ([name.text], parent)
        while let this = next {
            switch this.kind {
            case .extensionDecl:
                if let outer = this.as(ExtensionDeclSyntax.self) { names.insert(outer.extendedType.plainName, at: 0) }
            case .classDecl, .structDecl, .enumDecl, .actorDecl:
                if let outer = this.asProtocol((any NamedDeclSyntax).self) { names.insert(outer.name.text, at: 0) }
            case .codeBlock, .closureExpr: return nil
            default: break
            }
            next = this.parent
        }
        return names.count > 1 && modifiers.has(.private) ? nil : names.joined(separator: ".")
    }
}
