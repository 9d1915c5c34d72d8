import SwiftIfConfig
import SwiftSyntax

/// Takes attributes out that only a compiler with Objective-C knows.
final class AttributeStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The attributes that are taken out. Those that make members known to Objective-C are in tables instead.
    private static let removed: Set<String> = AttributeSyntax.marking.union(["objcMembers", "nonobjc", "IBDesignable"])

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch node.name {
        case "NSManaged":
            if !storeInLayer(node) { ManagedMember(rewriting).write(node) }
            rewriting.blank(node)
        case "UIApplicationMain", "NSApplicationMain": markMain(node)
        case let name where Self.removed.contains(name): rewriting.blank(node)
        default: break
        }
        return .skipChildren
    }

    /// A layer keeps the values of such properties, which are at first what its class tells for them, or zero. Returns
    /// whether the property is one of a layer, with a type whose zero is known.
    private func storeInLayer(_ node: AttributeSyntax) -> Bool {
        guard let property = node.parent?.parent?.as(VariableDeclSyntax.self), property.bindings.count == 1,
            let binding = property.bindings.first, let type = binding.typeAnnotation?.type, let zero = Self.zero(of: type),
            let path = Syntax(property).enclosingTypePath, rewriting.index.isLayer(path), let name = property.names.first
        else { return false }
        let call = "RewrittenSources.layerPropertyWasSet(self, \"\(name)\")"
        let first = "RewrittenSources.layerPropertyDefault(\(path).self, \"\(name)\", \(zero))"
        rewriting.insert(" = \(first) { didSet { \(call) } }", after: binding)
        rewriting.addImport("RewrittenSources", behind: property)
        return true
    }

    private static func zero(of type: TypeSyntax) -> String? {
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
        switch type.plainName {
        case "CGFloat", "Double", "Float", "Int", "UInt": return "0"
        case "Bool": return "false"
        case "CGPoint", "CGSize", "CGRect", "UIEdgeInsets": return ".zero"
        default: return nil
        }
    }

    /// A file that is a script starts the program by a statement; others mark the class.
    private func markMain(_ node: AttributeSyntax) {
        guard rewriting.file.isScript, let name = node.parent?.parent?.asProtocol((any NamedDeclSyntax).self)?.name.text else {
            return rewriting.replace(node, with: "@main")
        }
        rewriting.blank(node)
        rewriting.addDeclarations("\(name).main()", behind: node)
    }
}
