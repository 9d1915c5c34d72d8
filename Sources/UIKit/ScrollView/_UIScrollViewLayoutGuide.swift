import LayoutEngine

/// A scroll view's content or frame as a guide, in content coordinates; logs show the class.
final class _UIScrollViewLayoutGuide: UILayoutGuide {
    enum Rectangle {
        /// Its corner is the content's origin.
        case content
        /// It goes with the content offset.
        case frame
    }

    private let rectangle: Rectangle

    init(of rectangle: Rectangle) {
        self.rectangle = rectangle
        super.init()
    }

    /// A scroll view makes its guides itself; archives have none.
    required init?(coder: NSCoder) { nil }

    /// The frame's rectangle is where the view is scrolled to, whatever layout is still to come.
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
