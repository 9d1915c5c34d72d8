/// An element inside a view of UIKit of its own.
@MainActor
final class ContainerElement: UIViewElement {
    private let content: LayoutElement

    init(_ view: UIView, _ content: LayoutElement) {
        self.content = content
        super.init(view)
    }

    override var priority: Double { content.priority }
    override func size(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }
    override func size(_ proposal: ProposedViewSize, inRow axis: Axis) -> CGSize { content.size(proposal, inRow: axis) }
    override func baseline(first: Bool, _ size: CGSize, of proposal: ProposedViewSize) -> CGFloat {
        content.baseline(first: first, size, of: proposal)
    }

    override func place(in rect: CGRect, of proposal: ProposedViewSize, _ space: LayoutSpace) {
        super.place(in: rect, of: proposal, space)
        let inner = space.inside(rect)
        content.place(in: inner.bounds, of: proposal, inner)
        var views: [UIView] = []
        content.addViews(to: &views)
        view.takeSubviews(views)
    }
}
