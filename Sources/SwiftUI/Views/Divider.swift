/// A thin line across the row that it stands in; outside of rows it lies.
///
/// - Source: developer.apple.com/documentation/swiftui/divider
public struct Divider: View, NodeView {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never

    /// Makes a line.
    public nonisolated init() {}

    static func makeNode() -> TypedNode<Divider> { Node() }

    private final class Node: TypedNode<Divider> {
        private let line = UIView()

        override func show(_ view: Divider) {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
        }

        override var elements: [LayoutElement] {
            [DividerElement(line, thickness: environment.pixelLength, inRow: environment.rowAxis ?? .vertical)]
        }
    }
}

@MainActor
private final class DividerElement: UIViewElement {
    private let thickness: CGFloat
    /// The direction of the row around the line, also where modifiers stand between both.
    private let axis: Axis

    init(_ line: UIView, thickness: CGFloat, inRow axis: Axis) {
        (self.thickness, self.axis) = (thickness, axis)
        super.init(line)
    }

    override func size(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize(width: thickness, height: thickness)
        size[axis.other] = proposal[axis.other] ?? Self.idealLength
        return size
    }

    /// The length where nothing is proposed.
    private static let idealLength: CGFloat = 10
}
