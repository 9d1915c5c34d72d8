/// The sources of a scroll view's motion: gestures, deceleration and animations. Created when one of them first occurs,
/// or when the view's recognizers are requested.
@MainActor
final class ScrollActivity {
    let pan: UIScrollViewPanGestureRecognizer
    /// Whether touches that may scroll are down.
    var isTracking = false
    var drag: ScrollDrag?
    /// The keyboard's placement when an interactive dismissal began.
    var keyboard: KeyboardPlacement?
    var deceleration: ScrollDeceleration?
    var animation: ScrollAnimation?
    var zoom: ScrollZoom?
    var pinch: ScrollPinch?
    /// Created when the view first zooms.
    var pinchRecognizer: UIScrollViewPinchGestureRecognizer?
    /// The next frame of the deceleration or animation.
    var alarm: MediaClock.Alarm?
    var indicators = AxisPair<ScrollIndicator?>(nil)
    /// The time at which the indicators hide.
    var indicatorAlarm: MediaClock.Alarm?
    /// Updates the keyboard inset if the safe area's part of the insets changes.
    var keyboardRoomFollower: (() -> Void)?

    init(_ pan: UIScrollViewPanGestureRecognizer) { self.pan = pan }

    /// Whether the content is being moved or zoomed.
    var isMoving: Bool { drag != nil || deceleration != nil || animation != nil || zoom != nil || pinch != nil }

    /// The indicators must be updated.
    func forgetIndicators() {
        indicators.horizontal?.removeFromSuperview()
        indicators.vertical?.removeFromSuperview()
        indicators = AxisPair(nil)
    }
}

/// A drag of the content in progress.
struct ScrollDrag {
    /// The offset without rubber-banding, minus the finger's translation.
    var origin: CGPoint
    /// The offset that was set last.
    var shown: CGPoint
    /// The translation before the drag began.
    let slop: CGPoint
    /// The axes along which the content moves.
    let moves: AxisPair<Bool>
}

/// An animation to another offset with a fixed duration.
@MainActor
struct ScrollAnimation {
    /// The start time, in seconds on the clock.
    let start: TimeInterval
    /// The initial offset, adjusted by other changes since then.
    var origin: CGPoint
    /// The offset that was set last.
    var shown: CGPoint
    /// The destination, which a list refines once it has measured rows on the way.
    let destination: () -> CGPoint
    /// Called when the animation finished.
    let completion: () -> Void

    func isOver(at time: TimeInterval) -> Bool { ScrollTiming.isOver(time - start) }

    func position(at time: TimeInterval) -> CGPoint {
        let (progress, end) = (ScrollTiming.progress(at: time - start), destination())
        return CGPoint { origin[$0] + (end[$0] - origin[$0]) * progress }
    }
}

/// A deceleration of the content.
struct ScrollDeceleration {
    /// The start time, in seconds on the clock.
    let start: TimeInterval
    let motions: AxisPair<ScrollMotion>
    /// The limits and geometry along each axis.
    let axes: AxisPair<ScrollAxis>
    /// The offset that was set last.
    var shown: CGPoint

    func position(at time: TimeInterval) -> CGPoint { CGPoint { motions[$0].position(at: time - start) } }
    func isOver(at time: TimeInterval) -> Bool {
        motions.horizontal.isOver(at: time - start) && motions.vertical.isOver(at: time - start)
    }
    var end: CGPoint { CGPoint { motions[$0].end } }
}
