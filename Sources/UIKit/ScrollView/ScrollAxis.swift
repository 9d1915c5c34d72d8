/// The limits and geometry of scrolling along one axis. Lengths are points.
struct ScrollAxis: Equatable {
    /// The minimum and maximum offset within the insets.
    var lowest: CGFloat
    var highest: CGFloat
    /// The view's width or height.
    var extent: CGFloat
    /// Whether content bounces beyond the limits.
    var bounces: Bool
    /// Whether content bounces even if it fits.
    var alwaysBounces: Bool

    /// Whether gestures scroll along the axis.
    var moves: Bool { lowest < highest || bounces && alwaysBounces }

    func limited(_ offset: CGFloat) -> CGFloat { max(lowest, min(offset, highest)) }

    /// Whether a change of the offset initially stays within the limits.
    func hasRoom(from offset: CGFloat, towards step: CGFloat) -> Bool {
        step > 0 ? offset < highest : offset > lowest
    }

    /// The displayed offset for an offset dragged to, with rubber-banding.
    func shown(_ pulled: CGFloat) -> CGFloat {
        let near = limited(pulled)
        guard bounces, pulled != near else { return near }
        let beyond = RubberBand.shown(abs(pulled - near), extent: extent)
        return pulled > near ? near + beyond : near - beyond
    }

    /// The offset before rubber-banding that corresponds to a displayed offset.
    func pulled(_ shown: CGFloat) -> CGFloat {
        let near = limited(shown)
        guard bounces, shown != near else { return shown }
        let beyond = RubberBand.pulled(abs(shown - near), extent: extent)
        return shown > near ? near + beyond : near - beyond
    }
}

extension UIScrollView {
    /// The limits and geometry of scrolling along an axis.
    ///
    /// - Parameter size: The content size if it differs from the current one.
    func scrollAxis(_ axis: NSLayoutConstraint.Axis, content size: CGSize? = nil) -> ScrollAxis {
        let (inset, isVertical, contentSize) = (adjustedContentInset, axis == .vertical, size ?? contentSize)
        let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        let (content, extent) = isVertical ? (contentSize.height, bounds.height) : (contentSize.width, bounds.width)
        let lowest = 0 - before - (isVertical ? scrollState.barAbove.lost : 0)
        return ScrollAxis(
            lowest: lowest, highest: max(lowest, content + after - extent), extent: extent,
            bounces: bounces && (isVertical ? bouncesVertically : bouncesHorizontally),
            alwaysBounces: isVertical ? alwaysBounceVertical : alwaysBounceHorizontal)
    }

    /// The limits and geometry of scrolling along both axes.
    var scrollAxes: AxisPair<ScrollAxis> { AxisPair(each: { scrollAxis($0) }) }

    /// The offset, clamped to the limits.
    func limited(_ offset: CGPoint) -> CGPoint { CGPoint { scrollAxis($0).limited(offset[$0]) } }
}

extension CGPoint {
    /// A point of a coordinate for each axis.
    init(_ coordinate: (NSLayoutConstraint.Axis) -> CGFloat) {
        self.init(x: coordinate(.horizontal), y: coordinate(.vertical))
    }

    subscript(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
