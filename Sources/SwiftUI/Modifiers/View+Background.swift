extension View {
    /// Puts a view behind this one, which does not change its size.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: background, alignment: alignment, isBehind: true)
    }

    /// Puts views behind this one, which do not change its size.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        LayeredView(content: self, layer: content(), alignment: alignment, isBehind: true)
    }

    /// Puts a colour behind the view, which reaches as far as the screen where the view reaches as far as the safe
    /// area.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        LayeredView(
            content: self, layer: StyledArea(style: style).ignoresSafeArea(edges: edges), alignment: .center, isBehind: true)
    }

    /// Puts a view in front of this one, which does not change its size.
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: overlay, alignment: alignment, isBehind: false)
    }

    /// Puts views in front of this one, which do not change its size.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        LayeredView(content: self, layer: content(), alignment: alignment, isBehind: false)
    }
}

/// A view with another one behind it or in front of it.
private struct LayeredView<Content: View, Layer: View>: View, NodeView {
    typealias Body = Never
    let content: Content
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool

    static func makeNode() -> TypedNode<LayeredView> { Node() }

    private final class Node: TypedNode<LayeredView> {
        private var content: ViewNode?
        private var layer: ViewNode?
        override var children: [ViewNode] { [content, layer].compactMap { $0 } }

        override func show(_ view: LayeredView) {
            content = updated(content, to: view.content)
            layer = updated(layer, to: view.layer)
        }

        override var elements: [LayoutElement] {
            guard let content, let layer, let view else { return [] }
            return content.elements.map {
                LayeredElement(
                    $0, StackedElement(elements: layer.elements, alignment: view.alignment), view.alignment,
                    isBehind: view.isBehind)
            }
        }
    }
}

@MainActor
private final class LayeredElement: LayoutElement {
    private let content: LayoutElement
    private let layer: LayoutElement
    private let alignment: Alignment
    private let isBehind: Bool

    init(_ content: LayoutElement, _ layer: LayoutElement, _ alignment: Alignment, isBehind: Bool) {
        (self.content, self.layer, self.alignment, self.isBehind) = (content, layer, alignment, isBehind)
    }

    override var priority: Double { content.priority }
    override func size(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }
    override func size(_ proposal: ProposedViewSize, inRow axis: Axis) -> CGSize { content.size(proposal, inRow: axis) }
    override func baseline(first: Bool, _ size: CGSize, of proposal: ProposedViewSize) -> CGFloat {
        content.baseline(first: first, size, of: proposal)
    }

    override func place(in rect: CGRect, of proposal: ProposedViewSize, _ space: LayoutSpace) {
        content.place(in: rect, of: proposal, space)
        let own = ProposedViewSize(rect.size)
        layer.place(in: alignment.place(layer.size(own), in: rect), of: own, space)
    }

    override func addViews(to views: inout [UIView]) {
        for element in isBehind ? [layer, content] : [content, layer] { element.addViews(to: &views) }
    }
}
