/// A view whose content is in a view of UIKit of its own, on which something is set; each view of a group has one.
struct ContainedView<Content: View>: View, NodeView {
    typealias Body = Never
    let content: Content
    /// Makes the view of UIKit.
    let make: @MainActor () -> UIView
    /// Sets on it what the modifier says.
    let set: @MainActor (UIView) -> Void

    static func makeNode() -> TypedNode<ContainedView> { Node() }

    private final class Node: TypedNode<ContainedView> {
        private var node: ViewNode?
        private var views: [UIView] = []
        override var children: [ViewNode] { node.map { [$0] } ?? [] }

        override func show(_ view: ContainedView) {
            node = updated(node, to: view.content)
            views.forEach(view.set)
        }

        override var elements: [LayoutElement] {
            guard let view, let node else { return [] }
            let contents = node.elements
            while views.count < contents.count {
                views.append(view.make())
                view.set(views[views.count - 1])
            }
            return zip(views, contents).map { ContainerElement($0, $1) }
        }
    }
}

extension View {
    /// The view inside of a view of UIKit.
    func contained(
        in make: @escaping @MainActor () -> UIView = { PlainContainer() }, set: @escaping @MainActor (UIView) -> Void
    ) -> some View {
        ContainedView(content: self, make: make, set: set)
    }
}

/// A view that takes no touches itself.
final class PlainContainer: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
