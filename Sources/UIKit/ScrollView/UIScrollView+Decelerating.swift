/// Deceleration of the content, a step in each frame.
extension UIScrollView {
    private var rate: CGFloat { isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue }

    /// The offset at which content decelerating from a velocity, in points per second, comes to rest without limits.
    func restingOffset(velocity: CGPoint) -> CGPoint {
        CGPoint { axis in
            isPagingEnabled
                ? page(from: contentOffset[axis], velocity[axis], scrollAxis(axis))
                : ScrollGlide.target(from: contentOffset[axis], velocity: velocity[axis], rate: rate)
        }
    }

    /// The speed in points per second above which a drag turns the page regardless of its distance.
    ///
    /// - Source: not located; of the size that users of the system meet.
    private static let pageTurn: CGFloat = 200

    /// The page for an offset: the next one in the direction of a fast drag, or the nearest one. The end of the content
    /// counts as a page.
    private func page(from offset: CGFloat, _ velocity: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        guard axis.extent > 0 else { return offset }
        let place = offset / axis.extent
        if velocity > Self.pageTurn { return axis.limited((place.rounded(.down) + 1) * axis.extent) }
        if velocity < -Self.pageTurn { return axis.limited((place.rounded(.up) - 1) * axis.extent) }
        let nearest = axis.limited(place.rounded() * axis.extent)
        return abs(axis.highest - offset) < abs(nearest - offset) ? axis.highest : nearest
    }

    // MARK: Starting

    /// Decelerates from a velocity, in points per second, unless the content already is at its target.
    func decelerate(velocity: CGPoint) {
        prepareDeceleration(velocity: velocity, to: restingOffset(velocity: velocity))
        startDecelerating()
    }

    func prepareDeceleration(velocity: CGPoint, to target: CGPoint) {
        let (axes, now) = (scrollAxes, MediaClock.shared.now)
        let motions = AxisPair(each: { motion(from: contentOffset[$0], velocity[$0], to: target[$0], axes[$0]) })
        let made = ScrollDeceleration(start: now, motions: motions, axes: axes, shown: contentOffset)
        let isThere = made.end == contentOffset || inPixels(made.end) == contentOffset
        activity.deceleration = made.isOver(at: now) && isThere ? nil : made
    }

    private func motion(
        from start: CGFloat, _ velocity: CGFloat, to target: CGFloat, _ axis: ScrollAxis
    ) -> ScrollMotion {
        ScrollMotion(from: start, velocity: velocity, to: axis.moves ? target : start, rate: rate, in: axis)
    }

    func startDecelerating() {
        guard isDecelerating else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        awaitFrame()
    }

    /// Schedules the next frame of the deceleration.
    func awaitFrame() {
        let clock = MediaClock.shared
        activity.alarm?.cancel()
        activity.alarm = clock.alarm(at: Frames.next(after: clock.now)) { [weak self] in self?.frameCame() }
    }

    // MARK: Moving

    /// Moves the content to the position at the current time.
    private func frameCame() {
        let now = MediaClock.shared.now
        decelerate(at: now)
        animateScrolling(at: now)
        animateZoom(at: now)
    }

    private func decelerate(at now: TimeInterval) {
        adapt(at: now)
        guard let deceleration = activity.deceleration else { return }
        let isOver = deceleration.isOver(at: now)
        let shown = inPixels(isOver ? deceleration.end : deceleration.position(at: now))
        activity.deceleration?.shown = shown
        if shown != contentOffset { contentOffset = shown }
        if isOver { stopDecelerating() } else if isDecelerating { awaitFrame() }
    }

    /// Adapts to changes during the motion: lists adjust the offset as they measure rows, and the content size changes.
    private func adapt(at now: TimeInterval) {
        guard let old = activity.deceleration else { return }
        let (axes, shift) = (scrollAxes, CGPoint { contentOffset[$0] - old.shown[$0] })
        guard shift != .zero || axes.horizontal != old.axes.horizontal || axes.vertical != old.axes.vertical else { return }
        let motions = AxisPair(each: { old.motions[$0].moved(by: shift[$0], at: now - old.start, in: axes[$0]) })
        activity.deceleration = ScrollDeceleration(start: now, motions: motions, axes: axes, shown: contentOffset)
    }

    // MARK: Stopping

    func stopDecelerating() {
        guard isDecelerating else { return }
        activity.alarm?.cancel()
        activity.deceleration = nil
        tell { $0.scrollViewDidEndDecelerating(self) }
        cameToRest()
    }

    /// The motion ended: layout keeps the content within its limits again.
    func cameToRest() {
        guard !isMoving else { return }
        hideIndicatorsSoon()
        setNeedsLayout()
    }
}
