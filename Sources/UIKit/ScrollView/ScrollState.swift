/// The internal state of a scroll view.
struct ScrollState {
    /// The values for which the offset was last adjusted.
    struct Settlement: Equatable {
        var inset: UIEdgeInsets
        var contentSize: CGSize
        var size: CGSize
    }

    var zoomScale: CGFloat = 1
    /// The unscaled content size, with the scaled size last derived from it.
    var zoomedSize: (unzoomed: CGSize, zoomed: CGSize)?
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    /// The content size set by the program.
    var ownContentSize: CGSize?
    /// Whether the content size being set comes from the constraints.
    var takesSolvedSize = false
    /// The adjusted inset last reported to the view and its delegate.
    var adjustedInset = UIEdgeInsets.zero
    /// The axes that were scrollable then.
    var scrolls = (horizontal: false, vertical: false)
    var settlement: Settlement?
    /// The bar above, which expands as the content scrolls back.
    var barAbove = BarCollapse()
    var activity: ScrollActivity?
    /// A view over the visible area of the content, which does not scroll.
    weak var cover: UIView?
    /// Whether layout adjusts the offset; a canvas shows all content from its origin.
    var settlesOffset = true
}
