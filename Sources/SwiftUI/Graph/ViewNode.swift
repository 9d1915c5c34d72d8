/// A place in a hierarchy of views, which lasts from one description of the hierarchy to the next: it keeps the state
/// of the views in it, and UIKit's views that show them.
@MainActor
class ViewNode {
    /// The graph that the node is in.
    weak var graph: ViewGraph?
    weak var parent: ViewNode?
    /// The values that views below read with `Environment`.
    var environment = EnvironmentValues()
    /// Whether the node's own content, or that of a node below it, has to be described again.
    private(set) var needsUpdate = false
    private(set) var subtreeNeedsUpdate = false

    /// The nodes below, in the order of the views.
    var children: [ViewNode] { [] }
    /// The elements that a container lays out for this node.
    var elements: [LayoutElement] { children.flatMap(\.elements) }

    /// Describes the content again, with the view that the node has.
    func updateContent() {}

    /// The node leaves the hierarchy.
    func dismantle() { children.forEach { $0.dismantle() } }

    /// The environment changes for the nodes below.
    func environment(for child: ViewNode?) -> EnvironmentValues { environment }

    // MARK: Updates

    /// Describes the content again before the next layout.
    final func setNeedsUpdate() {
        needsUpdate = true
        for node in sequence(first: self, next: \.parent) { node.subtreeNeedsUpdate = true }
        graph?.contentChanged()
    }

    /// Describes what needs it again, in this node and below.
    final func updateIfNeeded() {
        guard subtreeNeedsUpdate else { return }
        subtreeNeedsUpdate = false
        if needsUpdate {
            needsUpdate = false
            updateContent()
        }
        children.forEach { $0.updateIfNeeded() }
    }

    final func markUpdated() { needsUpdate = false }

    // MARK: Children

    /// The node for a view: the old one where that shows views of the same type, else a new one in its place.
    final func updated<V: View>(_ old: ViewNode?, to view: V) -> ViewNode {
        if let node = old as? TypedNode<V> {
            node.update(view, environment(for: node))
            return node
        }
        old?.dismantle()
        let node = makeNode(of: V.self)
        (node.graph, node.parent) = (graph, self)
        node.update(view, environment(for: nil))
        return node
    }
}

/// A node for views of one type.
@MainActor
class TypedNode<V: View>: ViewNode {
    private(set) var view: V?

    /// Shows another description of the view.
    final func update(_ view: V, _ environment: EnvironmentValues) {
        self.view = view
        self.environment = environment
        markUpdated()
        show(view)
    }

    override final func updateContent() {
        if let view { show(view) }
    }

    /// Brings the node and those below it up to date with a description of the view.
    func show(_ view: V) {}
}

/// A type of views whose nodes are not made of a body.
@MainActor
protocol NodeView: View {
    static func makeNode() -> TypedNode<Self>
}

/// A new node for views of a type.
@MainActor
private func makeNode<V: View>(of type: V.Type) -> TypedNode<V> {
    func typed(_ node: ViewNode) -> TypedNode<V> {
        guard let node = node as? TypedNode<V> else { preconditionFailure("Nodes of \(V.self) are for views of this type.") }
        return node
    }
    func own<N: NodeView>(_ type: N.Type) -> ViewNode { N.makeNode() }
    func represented<R: UIViewRepresentable>(_ type: R.Type) -> ViewNode { UIViewNode<R>() }
    func controlled<R: UIViewControllerRepresentable>(_ type: R.Type) -> ViewNode { UIViewControllerNode<R>() }
    if let type = type as? any NodeView.Type { return typed(own(type)) }
    if let type = type as? any UIViewRepresentable.Type { return typed(represented(type)) }
    if let type = type as? any UIViewControllerRepresentable.Type { return typed(controlled(type)) }
    return BodyNode<V>()
}
