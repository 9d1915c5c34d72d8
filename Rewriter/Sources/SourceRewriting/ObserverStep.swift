import SwiftIfConfig
import SwiftSyntax

/// Lets objects that are no responders hear of changes by name: `NSObject` of Foundation on Linux has no
/// `observeValue(forKeyPath:…)` to override, so the method of the first class is not an override, and is found in the
/// class's member table.
final class ObserverStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The method, by its full name and the one that Objective-C gives it.
    static let method = "observeValue(forKeyPath:of:change:context:)"
    static let selector = "observeValueForKeyPath:ofObject:change:context:"

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember, node.fullName == Self.method, let path = Syntax(node).enclosingTypePath,
            rewriting.index.declaresObserving(path)
        else { return .skipChildren }
        if let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) { rewriting.blank(override) }
        // The superclass's method ends the program as that of `NSObject` does.
        if let body = node.body {
            SuperCalls(rewriting, of: ["observeValue"], to: "RewrittenSources.UnhandledChange(observer: self)").walk(body)
        }
        return .skipChildren
    }
}

extension ProjectIndex {
    /// Whether a class is the first of its superclasses to have the method for changes: none that a source declares has
    /// it, and neither has the class of the frameworks below them.
    func declaresObserving(_ path: String) -> Bool {
        guard self[path]?.kind == .class,
            !superclasses(of: path).contains(where: { self[$0]?.methods.contains { $0.fullName == ObserverStep.method } == true })
        else { return false }
        return !inheritedByRoot(of: path).contains(where: FrameworkMembers.isResponder)
    }
}
