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
            rewriting.tell(
                .error, "@NSManaged is not supported: Core Data makes such properties at run time, and there is none here.",
                at: node)
            rewriting.blank(node)
        case "UIApplicationMain", "NSApplicationMain": markMain(node)
        case let name where Self.removed.contains(name): rewriting.blank(node)
        default: break
        }
        return .skipChildren
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
