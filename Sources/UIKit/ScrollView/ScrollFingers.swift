/// What fingers do to a scroll view, and what they leave going on. Made when the view's recognizers are first looked for.
@MainActor
final class ScrollFingers {
    let pan: UIScrollViewPanGestureRecognizer
    /// Whether fingers are down that may scroll.
    var isTracking = false
    var drag: ScrollDrag?
    var deceleration: ScrollDeceleration?
    /// The next frame of the deceleration.
    var alarm: MediaClock.Alarm?

    init(_ pan: UIScrollViewPanGestureRecognizer) { self.pan = pan }
}

/// A drag of the content, from where a finger took hold of it.
struct ScrollDrag {
    /// The offset without the resistance beyond the limits, less what the finger moved.
    var origin: CGPoint
    /// The offset that was set last.
    var shown: CGPoint
    /// The part of the finger's way that had to be gone before the drag began.
    let slop: CGPoint
    /// The axes along which the content moves.
    let moves: AxisPair<Bool>
}

/// Content that moves on by itself.
struct ScrollDeceleration {
    /// When the motions began, in seconds on the clock.
    let start: TimeInterval
    let motions: AxisPair<ScrollMotion>
    /// What the motions keep to.
    let axes: AxisPair<ScrollAxis>
    /// The offset that was set last.
    var shown: CGPoint

    func position(at time: TimeInterval) -> CGPoint { CGPoint { motions[$0].position(at: time - start) } }
    func isOver(at time: TimeInterval) -> Bool {
        motions.horizontal.isOver(at: time - start) && motions.vertical.isOver(at: time - start)
    }
    var end: CGPoint { CGPoint { motions[$0].end } }
}
