/// One of two views, whichever branch of a condition is taken.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, NodeView where TrueContent: View, FalseContent: View {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never

    static func makeNode() -> TypedNode<_ConditionalContent> { ConditionalNode<TrueContent, FalseContent>() }
}

private final class ConditionalNode<A: View, B: View>: TypedNode<_ConditionalContent<A, B>> {
    private var node: ViewNode?
    override var children: [ViewNode] { node.map { [$0] } ?? [] }

    override func show(_ view: _ConditionalContent<A, B>) {
        // Branches of the same type are different views, each with a state of its own.
        switch view.storage {
        case .first(let content): node = updated(node, to: Branch(content: content))
        case .second(let content): node = updated(node, to: OtherBranch(content: content))
        }
    }
}

private struct Branch<Content: View>: View {
    let content: Content
    var body: Content { content }
}

private struct OtherBranch<Content: View>: View {
    let content: Content
    var body: Content { content }
}

extension Optional: NodeView where Wrapped: View {
    static func makeNode() -> TypedNode<Wrapped?> { OptionalNode<Wrapped>() }
}

private final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
    private var node: ViewNode?
    override var children: [ViewNode] { node.map { [$0] } ?? [] }

    override func show(_ view: Wrapped?) {
        if let view { return node = updated(node, to: view) }
        node?.dismantle()
        node = nil
    }
}
