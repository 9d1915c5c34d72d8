/// Several views in a row, which the container that holds them lays out one by one.
///
/// - Source: developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never
    /// The views.
    public var value: T
    private let parts: [any View]

    init(_ value: T, parts: [any View]) { (self.value, self.parts) = (value, parts) }

    /// Makes a view of a tuple of views.
    public init(_ value: T) { self.init(value, parts: Mirror(reflecting: value).children.compactMap { $0.value as? any View }) }
}

extension TupleView: NodeView {
    static func makeNode() -> TypedNode<TupleView> { Node() }

    private final class Node: TypedNode<TupleView> {
        private var nodes: [ViewNode] = []
        override var children: [ViewNode] { nodes }

        override func show(_ view: TupleView) {
            var old = nodes[...]
            nodes = view.parts.map { updated(old.popFirst(), to: $0) }
            old.forEach { $0.dismantle() }
        }
    }
}
