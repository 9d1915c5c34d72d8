import SwiftIfConfig
import SwiftSyntax

/// Tells of calls that have no counterpart without Objective-C, at their places.
final class UnsupportedStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    /// The names of what this step looks for.
    static let names =
        swizzling.sorted() + listing.sorted() + ["NSClassFromString"] + forwardingNames

    /// The words by which a file is known in which this step may have something to do: few, since each takes a look at
    /// the whole file.
    static let words =
        ["method_", "class_", "objc_", "object_setClass", "imp_implementation", "protocol_copy", "NSProtocolFromString"]
        + ["NSClassFromString(", "prepare(withInvocationTarget"] + forwardingNames
        + sealed.map { "func " + $0.prefix { $0 != ":" } }.sorted()

    private static let forwardingNames = forwarding.map { String($0.prefix { $0 != "(" }) }.sorted()

    private static let swizzling = UnsupportedNames.swizzling
    private static let listing = UnsupportedNames.listing
    private static let forwarding = UnsupportedNames.forwarding

    /// Methods of `NSObject` that Foundation on Linux lets no class override.
    private static let sealed: Set<String> = [
        "isKind(of:)", "isMember(of:)", "addObserver(_:forKeyPath:options:context:)", "removeObserver(_:forKeyPath:)",
        "removeObserver(_:forKeyPath:context:)",
    ]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has(.override), Self.sealed.contains(node.fullName) {
            rewriting.tell(
                .error,
                "an override of \(node.fullName) is not supported: NSObject of Foundation on Linux lets no class have one.",
                at: node.name)
        }
        if node.modifiers.has(.override), Self.forwarding.contains(node.fullName) {
            rewriting.tell(
                .error, "\(node.fullName) is not supported: \(UnsupportedNames.reasonOfForwarding).", at: node.name)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            examine(node, name, labels)
        }
        if node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "prepare",
            labels == ["withInvocationTarget"]
        {
            examineInvocation(node)
        }
        return .visitChildren
    }

    /// The result of `prepare` records calls by names alone, as those of values of the type `AnyObject`.
    private func examineInvocation(_ node: FunctionCallExprSyntax) {
        var next = node.parent
        while let this = next, !this.is(CodeBlockItemSyntax.self) {
            let operations = this.as(SequenceExprSyntax.self)?.elements
            if let type = operations?.last?.as(TypeExprSyntax.self)?.type.trimmedDescription {
                guard type != "AnyObject" else { return }
                rewriting.tell(
                    .error,
                    "prepare(withInvocationTarget:) as \(type) is not supported: it returns no object of the target's class. "
                        + "Calls of its value as AnyObject are recorded.",
                    at: node)
                return
            }
            next = this.parent
        }
    }

    private func examine(_ node: FunctionCallExprSyntax, _ name: String, _ labels: [String?]) {
        switch name {
        case _ where Self.swizzling.contains(name) && rewriting.index[name] == nil:
            rewriting.tell(
                .error, "\(name) is not supported: \(UnsupportedNames.reasonOfSwizzling).", at: node)
        case _ where Self.listing.contains(name) && rewriting.index[name] == nil:
            rewriting.tell(.error, "\(name) is not supported: \(UnsupportedNames.reasonOfListing).", at: node)
        case "NSClassFromString": examineClassName(node)
        default: break
        }
    }

    /// A class of a module that the program is not built from is never found.
    private func examineClassName(_ node: FunctionCallExprSyntax) {
        guard let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
            let module = literal.split(separator: ".").first.map(String.init), module != literal,
            !rewriting.file.knowsModule(module)
        else { return }
        rewriting.tell(
            .warning, "NSClassFromString finds no \(literal): the program is not built from a module \(module).", at: node)
    }
}
