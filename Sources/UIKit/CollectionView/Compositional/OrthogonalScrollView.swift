/// Holds the cells of a section that scrolls across the layout's direction.
final class OrthogonalScrollView: UIScrollView {
    /// The section whose groups it shows.
    var section: Int
    private(set) var strip: OrthogonalStrip
    /// The offset at which the cells were placed last.
    private var placedOffset: CGPoint?

    init(_ section: Int, _ strip: OrthogonalStrip) {
        (self.section, self.strip) = (section, strip)
        super.init(frame: strip.frame)
        clipsToBounds = false
        contentInsetAdjustmentBehavior = .never
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator, scrollsToTop) = (false, false, false)
        take(strip)
        contentOffset = strip.isVertical ? CGPoint(x: strip.firstOffset, y: 0) : CGPoint(x: 0, y: strip.firstOffset)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the place and the content that the layout gives the section.
    func take(_ strip: OrthogonalStrip) {
        self.strip = strip
        isPagingEnabled = strip.behavior == .paging
        decelerationRate = strip.behavior == .groupPaging || strip.behavior == .groupPagingCentered ? .fast : .normal
        if frame != strip.frame { frame = strip.frame }
        if contentSize != strip.contentSize { contentSize = strip.contentSize }
        if contentInset != strip.contentInset { contentInset = strip.contentInset }
    }

    /// The cells were placed for the present offset.
    func placed() { placedOffset = contentOffset }

    override func layoutSubviews() {
        super.layoutSubviews()
        if contentOffset != placedOffset { (superview as? UICollectionView)?.layOutItems() }
    }

    override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        strip.isVertical
            ? CGPoint(x: strip.target(target.x, from: contentOffset.x, velocity: velocity.x), y: target.y)
            : CGPoint(x: target.x, y: strip.target(target.y, from: contentOffset.y, velocity: velocity.y))
    }
}
