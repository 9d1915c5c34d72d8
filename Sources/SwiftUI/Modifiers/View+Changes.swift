extension View {
    /// Calls a closure with a value when it has changed.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
    }
    /// Calls a closure with the old and the new value when a value has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, isInitial: initial, action: action)
    }
    /// Calls a closure when a value has changed.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
    }

    /// Gives the view an identity: where it changes, the view and its state are made anew.
    public func id<ID: Hashable>(_ id: ID) -> some View { ForEach([id], id: \.self) { _ in self } }
}

private struct ChangeView<Content: View, Value: Equatable>: View, NodeView {
    typealias Body = Never
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    static func makeNode() -> TypedNode<ChangeView> { Node() }

    private final class Node: TypedNode<ChangeView> {
        private var node: ViewNode?
        private var last: Value?
        override var children: [ViewNode] { node.map { [$0] } ?? [] }

        override func show(_ view: ChangeView) {
            node = updated(node, to: view.content)
            let old = last ?? view.value
            if last == nil ? view.isInitial : old != view.value {
                graph?.callAfterUpdate { view.action(old, view.value) }
            }
            last = view.value
        }
    }
}
