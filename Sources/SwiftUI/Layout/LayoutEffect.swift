/// A modifier's effect on the size and the position of an element. The defaults change nothing.
@MainActor
protocol LayoutEffect {
    func size(_ proposal: ProposedViewSize, of content: LayoutElement) -> CGSize
    func size(_ proposal: ProposedViewSize, of content: LayoutElement, inRow axis: Axis) -> CGSize
    /// Returns the size that is proposed to the content.
    func inner(_ proposal: ProposedViewSize, of content: LayoutElement) -> ProposedViewSize
    /// The rectangle of the content inside of the element's.
    func place(of content: LayoutElement, in rect: CGRect, _ proposal: ProposedViewSize) -> CGRect
    func place(_ content: LayoutElement, in rect: CGRect, of proposal: ProposedViewSize, _ space: LayoutSpace)
    func priority(of content: LayoutElement) -> Double
    /// Whether a spacer with the effect is a spacer still.
    var keepsSpacers: Bool { get }
}

extension LayoutEffect {
    func size(_ proposal: ProposedViewSize, of content: LayoutElement) -> CGSize { content.size(inner(proposal, of: content)) }
    func size(_ proposal: ProposedViewSize, of content: LayoutElement, inRow axis: Axis) -> CGSize {
        keepsSpacers ? content.size(proposal, inRow: axis) : size(proposal, of: content)
    }
    func inner(_ proposal: ProposedViewSize, of content: LayoutElement) -> ProposedViewSize { proposal }
    func place(of content: LayoutElement, in rect: CGRect, _ proposal: ProposedViewSize) -> CGRect { rect }
    func place(_ content: LayoutElement, in rect: CGRect, of proposal: ProposedViewSize, _ space: LayoutSpace) {
        content.place(in: place(of: content, in: rect, proposal), of: inner(proposal, of: content), space)
    }
    func priority(of content: LayoutElement) -> Double { content.priority }
    var keepsSpacers: Bool { false }
}

/// An element with an effect.
@MainActor
final class AffectedElement: LayoutElement {
    private let content: LayoutElement
    private let effect: any LayoutEffect

    init(_ content: LayoutElement, _ effect: any LayoutEffect) { (self.content, self.effect) = (content, effect) }

    override var priority: Double { effect.priority(of: content) }
    override var isSpacer: Bool { effect.keepsSpacers && content.isSpacer }
    override func size(_ proposal: ProposedViewSize) -> CGSize { effect.size(proposal, of: content) }
    override func size(_ proposal: ProposedViewSize, inRow axis: Axis) -> CGSize {
        effect.size(proposal, of: content, inRow: axis)
    }
    override func baseline(first: Bool, _ size: CGSize, of proposal: ProposedViewSize) -> CGFloat {
        let rect = effect.place(of: content, in: CGRect(origin: .zero, size: size), proposal)
        return rect.minY + content.baseline(first: first, rect.size, of: effect.inner(proposal, of: content))
    }
    override func place(in rect: CGRect, of proposal: ProposedViewSize, _ space: LayoutSpace) {
        effect.place(content, in: rect, of: proposal, space)
    }
    override func addViews(to views: inout [UIView]) { content.addViews(to: &views) }
}

/// A view whose content has an effect; that of a group has it on each of its views.
struct AffectedView<Content: View, Effect: LayoutEffect>: View, NodeView {
    typealias Body = Never
    let content: Content
    let effect: Effect

    static func makeNode() -> TypedNode<AffectedView> { Node() }

    private final class Node: TypedNode<AffectedView> {
        private var node: ViewNode?
        override var children: [ViewNode] { node.map { [$0] } ?? [] }
        override func show(_ view: AffectedView) { node = updated(node, to: view.content) }

        override var elements: [LayoutElement] {
            guard let view, let node else { return [] }
            return node.elements.map { AffectedElement($0, view.effect) }
        }
    }
}

extension View {
    func affected(by effect: some LayoutEffect) -> some View { AffectedView(content: self, effect: effect) }
}
