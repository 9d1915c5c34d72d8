/// A view whose type is hidden. Where the type of its content changes, the content and its state are made anew.
///
/// - Source: developer.apple.com/documentation/swiftui/anyview
public struct AnyView: View, NodeView {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never
    private let content: any View

    /// Hides the type of a view.
    public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
    /// Hides the type of a view.
    public init<V: View>(erasing view: V) { self.init(view) }

    static func makeNode() -> TypedNode<AnyView> { Node() }

    private final class Node: TypedNode<AnyView> {
        private var node: ViewNode?
        override var children: [ViewNode] { node.map { [$0] } ?? [] }
        override func show(_ view: AnyView) { node = updated(node, to: view.content) }
    }
}
