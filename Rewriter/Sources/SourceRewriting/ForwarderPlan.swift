import SwiftIfConfig
import SwiftSyntax

/// Members of extensions that override, or are overridden, which only the bodies of classes can do without Objective-C.
///
/// The member keeps its body where it is, under another name, and the body of its class gets a member of the old name
/// that calls it, on the line of the class's opening brace.
struct ForwarderPlan {
    /// A member of an extension that moves.
    struct Forwarder {
        let file: String
        let className: String
        let text: String
        /// A protocol that the class gets.
        var conformance: String?
        /// The edits at the member's own declaration.
        let edit: (FileRewriting) -> Void
    }

    private var forwarders: [Forwarder] = []
    private let index: ProjectIndex

    init(_ files: [SourceFile], _ index: ProjectIndex, _ overrides: ForeignOverrides) {
        self.index = index
        let (overridden, added) = (Self.overriddenMembers(index), AddedRequirements(index))
        forwarders = concurrentMap(files) { ForwarderFinder.find(in: $0, index, overridden, added, overrides) }.flatMap { $0 }
    }

    /// Adds what classes of a module need because of subclasses in modules that are built from it.
    ///
    /// - Parameters:
    ///   - files: The files of such a module.
    ///   - classes: The classes of the module itself.
    ///   - index: The types of both.
    mutating func add(neededBy files: [SourceFile], for classes: Set<String>, _ index: ProjectIndex) {
        let added = AddedRequirements(index)
        guard added.concern(classes) else { return }
        for file in files {
            forwarders += ForwarderFinder.find(in: file, index, [], added, nil).filter { classes.contains($0.className) }
        }
    }

    /// The members of extensions that subclasses override, or may override in other modules: class and full name.
    private static func overriddenMembers(_ index: ProjectIndex) -> Set<String> {
        let classes = index.all.filter { $0.record.kind == .class }.map {
            (path: $0.path, members: $0.record.overridable)
        }
        var (found, moving, declared) = (Set<String>(), Set<String>(), [String: (isInExtension: Bool, isOverride: Bool)]())
        for (path, members) in classes {
            for member in members {
                let known = declared[path + "." + member.name] ?? (false, false)
                declared[path + "." + member.name] = (
                    known.isInExtension || member.isInExtension, known.isOverride || member.isOverride
                )
                if member.isInExtension { moving.insert(member.name) }
                if member.isInExtension && member.isOpen { found.insert(path + "." + member.name) }
            }
        }
        for (path, members) in classes {
            for member in members where member.isOverride && moving.contains(member.name) {
                for superclass in index.superclasses(of: path) {
                    guard let overridden = declared[superclass + "." + member.name] else { continue }
                    if overridden.isInExtension { found.insert(superclass + "." + member.name) }
                    // The member that an override overrides is found at that member's own turn.
                    if overridden.isOverride { break }
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
    private let forwarders: [String: [ForwarderPlan.Forwarder]]
    private var scopes: [String] = []

    init(_ rewriting: FileRewriting, _ forwarders: [ForwarderPlan.Forwarder]) {
        self.rewriting = rewriting
        self.forwarders = Dictionary(grouping: forwarders, by: \.className)
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(node.name.text.unquoted)
        let path = scopes.joined(separator: ".")
        // Two subclasses may add the same method.
        let texts = (forwarders[path] ?? []).map(\.text).reduce(into: [String]()) { texts, text in
            if !texts.contains(text) { texts.append(text) }
        }
        let conformances = (forwarders[path] ?? []).compactMap(\.conformance)
        if let last = node.inheritanceClause?.inheritedTypes.last {
            for name in conformances { rewriting.insert(", \(name)", after: last) }
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
