/// The internal state of a scroll view.
struct ScrollState {
    /// The values for which the offset was last adjusted.
    struct Settlement: Equatable {
        var inset: UIEdgeInsets
        var contentSize: CGSize
        var size: CGSize
    }

    var zoomScale: CGFloat = 1
    /// The content's size without the scale, for the size that the scale gave it last.
    var zoomedSize: (unzoomed: CGSize, zoomed: CGSize)?
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    /// The content size set by hand.
    var ownContentSize: CGSize?
    /// Whether the content size that is being set is the constraints'.
    var takesSolvedSize = false
    /// The adjusted inset that was last reported to the view and its delegate.
    var adjustedInset = UIEdgeInsets.zero
    /// The axes that scrolled when it was.
    var scrolls = (horizontal: false, vertical: false)
    var settlement: Settlement?
    /// The bar above, which expands as the content scrolls back.
    var barAbove = BarCollapse()
    var activity: ScrollActivity?
    /// A view over the visible area of the content, which does not scroll.
    weak var cover: UIView?
    /// Whether layout moves the content; a canvas shows every content from its corner.
    var settlesOffset = true
}
