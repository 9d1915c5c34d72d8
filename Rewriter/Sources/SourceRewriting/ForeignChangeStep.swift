import SwiftIfConfig
import SwiftSyntax

/// Tells of observations of Foundation's own objects at their places: without the Objective-C run time nothing says
/// that their properties changed.
final class ForeignChangeStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The words by which a file is known in which this step may have something to do.
    static let words = ["observe(\\", "forKeyPath:"]

    /// The properties that iOS documents as observable, by their classes.
    private static let properties: [(type: String, names: Set<String>)] = [
        (
            "Progress",
            ["fractionCompleted", "completedUnitCount", "totalUnitCount", "isFinished", "isCancelled", "localizedDescription"]
        ),
        ("OperationQueue", ["operationCount", "operations", "isSuspended"]),
        ("Operation", ["isFinished", "isExecuting", "isReady", "isCancelled"]),
        ("URLSessionTask", ["countOfBytesReceived", "countOfBytesSent", "progress", "state"]),
    ]

    /// Those that tell their class alone.
    private static let unmistakable: Set<String> = [
        "fractionCompleted", "completedUnitCount", "operationCount", "countOfBytesReceived", "countOfBytesSent",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self), let path = observedPath(called, node.arguments)
        else {
            return .visitChildren
        }
        if let owner = owner(path) {
            rewriting.tell(
                .warning, "changes of \(path.property) are not told: \(owner) of Foundation on Linux has no key-value observing.",
                at: node)
        }
        return .visitChildren
    }

    /// The class of Foundation that has the property; nil where the project has one of the name, or none is known.
    private func owner(_ path: (root: String?, property: String)) -> String? {
        guard !rewriting.index.hasProperty(named: path.property) else { return nil }
        let isKnown = path.root != nil || Self.unmistakable.contains(path.property)
        return Self.properties.first {
            isKnown && $0.names.contains(path.property) && (path.root == nil || path.root == $0.type)
                && rewriting.index[$0.type]?.kind == nil
        }?.type
    }

    /// The property that a call observes, and the type that its path names.
    private func observedPath(_ called: MemberAccessExprSyntax, _ arguments: LabeledExprListSyntax) -> (
        root: String?, property: String
    )? {
        switch called.declName.baseName.text {
        case "observe":
            guard let path = arguments.first?.expression.as(KeyPathExprSyntax.self),
                let last = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self), path.components.count == 1
            else { return nil }
            return (path.root?.trimmedDescription, last.declName.baseName.text)
        case "addObserver":
            guard let argument = arguments.first(where: { $0.label?.text == "forKeyPath" })?.expression else { return nil }
            if let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return (nil, text) }
            guard let macro = argument.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath",
                let member = macro.arguments.first?.expression.as(MemberAccessExprSyntax.self)
            else { return nil }
            return (member.base?.trimmedDescription, member.declName.baseName.text)
        default: return nil
        }
    }
}
