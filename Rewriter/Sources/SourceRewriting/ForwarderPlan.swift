import SwiftIfConfig
import SwiftSyntax

/// Members of extensions that override, or are overridden, which only the bodies of classes can do without Objective-C.
///
/// The member keeps its body where it is, under another name, and the body of its class gets a member of the old name that calls it, on the
/// line of the class's opening brace.
struct ForwarderPlan {
    /// A member of an extension that moves.
    struct Forwarder {
        let file: String
        let className: String
        let text: String
        /// What changes where the member stands.
        let edit: (FileRewriting) -> Void
    }

    private var forwarders: [Forwarder] = []
    private let index: ProjectIndex

    init(_ files: [SourceFile], _ index: ProjectIndex) {
        self.index = index
        let (overridden, added) = (Self.overriddenMembers(index), AddedRequirements(index))
        for file in files { forwarders += ForwarderFinder.find(in: file, index, overridden, added) }
    }

    /// The members of extensions that subclasses override, or may override in other modules: class and full name.
    private static func overriddenMembers(_ index: ProjectIndex) -> Set<String> {
        var found: Set<String> = []
        for (path, record) in index.all where record.kind == .class {
            let superclasses = index.superclasses(of: path)
            for method in record.methods where method.isOpen && method.isInExtension {
                found.insert(path + "." + method.fullName)
            }
            for property in record.properties where property.isOpen && property.isInExtension {
                found.insert(path + "." + property.name)
            }
            for method in record.methods where method.isOverride {
                for superclass in superclasses {
                    let declared = index[superclass]?.methods.contains { $0.fullName == method.fullName && $0.isInExtension }
                    if declared == true { found.insert(superclass + "." + method.fullName) }
                }
            }
            for property in record.properties where property.isOverride {
                for superclass in superclasses {
                    let declared = index[superclass]?.properties.contains { $0.name == property.name && $0.isInExtension }
                    if declared == true { found.insert(superclass + "." + property.name) }
                }
            }
        }
        return found
    }

    func apply(to rewriting: FileRewriting) {
        for forwarder in forwarders where forwarder.file == rewriting.file.path { forwarder.edit(rewriting) }
        if !forwarders.isEmpty { ForwarderInsertion(rewriting, forwarders).walk(rewriting.file.tree) }
    }
}

/// Puts forwarders into the bodies of their classes.
private final class ForwarderInsertion: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting
    private let forwarders: [ForwarderPlan.Forwarder]
    private var scopes: [String] = []

    init(_ rewriting: FileRewriting, _ forwarders: [ForwarderPlan.Forwarder]) {
        self.rewriting = rewriting
        self.forwarders = forwarders
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(node.name.text.unquoted)
        let path = scopes.joined(separator: ".")
        // Two subclasses may add the same method.
        let texts = forwarders.filter { $0.className == path }.map(\.text).reduce(into: [String]()) { texts, text in
            if !texts.contains(text) { texts.append(text) }
        }
        if !texts.isEmpty { rewriting.insert(" " + texts.joined(separator: "; ") + ";", after: node.memberBlock.leftBrace) }
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.plainName) }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        scopes.append(name)
        return .visitChildren
    }
}
