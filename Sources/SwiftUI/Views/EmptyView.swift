/// A view without content, which takes no part in a layout.
///
/// - Source: developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View, NodeView {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never

    /// Makes an empty view.
    public nonisolated init() {}

    static func makeNode() -> TypedNode<EmptyView> { TypedNode() }
}
