/// Room that grows along the row that it stands in; outside of rows it grows in both directions.
///
/// - Source: developer.apple.com/documentation/swiftui/spacer
public struct Spacer: View, NodeView {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never
    /// The smallest length in points; nil for the system's distance.
    public var minLength: CGFloat?

    /// Makes a spacer.
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    static func makeNode() -> TypedNode<Spacer> { Node() }

    private final class Node: TypedNode<Spacer> {
        override var elements: [LayoutElement] { [SpacerElement(least: view?.minLength)] }
    }
}

@MainActor
private final class SpacerElement: LayoutElement {
    private let least: CGFloat
    init(least: CGFloat?) { self.least = least ?? RowElement.usualSpacing }

    override var isSpacer: Bool { true }
    /// A spacer chooses after all others of its row, which keep at least their smallest sizes.
    override var priority: Double { -.infinity }

    override func size(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: max(least, proposal.width ?? least), height: max(least, proposal.height ?? least))
    }

    override func size(_ proposal: ProposedViewSize, inRow axis: Axis) -> CGSize {
        var size = CGSize.zero
        size[axis] = max(least, proposal[axis] ?? least)
        return size
    }
}
