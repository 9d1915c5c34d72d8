import LayoutEngine

/// The content or frame layout guide of a scroll view, in content coordinates; logs show the class.
final class _UIScrollViewLayoutGuide: UILayoutGuide {
    enum Rectangle {
        /// Its origin is the content's.
        case content
        /// It follows the content offset.
        case frame
    }

    private let rectangle: Rectangle

    init(of rectangle: Rectangle) {
        self.rectangle = rectangle
        super.init()
    }

    /// A scroll view makes its guides itself; archives have none.
    required init?(coder: NSCoder) { nil }

    /// The rectangle of the frame guide follows the current offset, even if layout is pending.
    override var layoutFrame: CGRect { rectangle == .frame ? owner?.bounds ?? .zero : super.layoutFrame }

    override var givens: LayoutGivens {
        guard rectangle == .frame, let offset = owner?.layoutScrollOffset else { return LayoutGivens(x: 0, y: 0) }
        return LayoutGivens(x: offset.x, y: offset.y)
    }

    override var suggestedSize: CGSize? {
        rectangle == .content ? (owner as? UIScrollView)?.scrollState.ownContentSize : super.suggestedSize
    }

    override var marginEdges: LayoutEdges { rectangle == .content ? owner?.layoutMarginEdges ?? .zero : super.marginEdges }
}
