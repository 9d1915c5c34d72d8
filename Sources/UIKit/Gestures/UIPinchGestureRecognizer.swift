/// Looks for two fingers that move apart or together.
///
/// - Source: developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var pair = FingerPair()
    private var factor: CGFloat = 1

    /// How far the fingers are apart, as a multiple of what it was at first. One that is set is what later changes multiply.
    open var scale: CGFloat {
        get { factor }
        set {
            factor = newValue
            pair.restart(followed)
            base = newValue
        }
    }
    /// The scale that the pair's own is a multiple of.
    private var base: CGFloat = 1
    /// How fast the scale changes, in a second.
    open var velocity: CGFloat { pace.velocity.x }
    private var pace = Pace()

    /// Points that fingers move apart or together before it is a gesture.
    ///
    /// - Source: not located; that of pans.
    private static let slide: CGFloat = 10

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        pair.restart(followed)
        pace.note(.zero, at: event.timestamp)
        if numberOfTouches > 2 && state == .possible { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let apart = pair.distanceRatio(followed), let way = pair.distanceChange(followed) else { return }
        if state == .possible {
            guard abs(way) >= Self.slide else { return }
            take(base * apart, event)
            state = .began
        } else {
            take(base * apart, event)
            state = .changed
        }
    }

    private func take(_ scale: CGFloat, _ event: UIEvent) {
        pace.note(CGPoint(x: scale - factor, y: 0), at: event.timestamp)
        factor = scale
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if followed.filter({ $0.phase != .ended }).count < 2 { state = state == .possible ? .failed : .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        super.reset()
        (factor, base, pair, pace) = (1, 1, FingerPair(), Pace())
    }
}

/// Two fingers and where they were first.
@MainActor
struct FingerPair {
    private var start: CGPoint?

    /// Takes where the fingers are for where they were first; none unless there are two.
    mutating func restart(_ touches: [UITouch]) { start = Self.span(touches) }

    /// From the first finger to the second, in points of the window.
    private static func span(_ touches: [UITouch]) -> CGPoint? {
        guard touches.count == 2 else { return nil }
        let (from, to) = (touches[0].location(in: nil), touches[1].location(in: nil))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    private static func length(_ span: CGPoint) -> CGFloat { (span.x * span.x + span.y * span.y).squareRoot() }

    func distanceRatio(_ touches: [UITouch]) -> CGFloat? {
        guard let start, let now = Self.span(touches), Self.length(start) > 0 else { return nil }
        return Self.length(now) / Self.length(start)
    }

    /// In points.
    func distanceChange(_ touches: [UITouch]) -> CGFloat? {
        guard let start, let now = Self.span(touches) else { return nil }
        return Self.length(now) - Self.length(start)
    }

    /// In radians from -π to π, clockwise on screen.
    func angleChange(_ touches: [UITouch]) -> CGFloat? {
        guard let start, let now = Self.span(touches) else { return nil }
        return CGFloat(
            atan2(Double(start.x * now.y - start.y * now.x), Double(start.x * now.x + start.y * now.y)))
    }

    /// The way of a finger around the middle of the two, in points.
    func arc(_ touches: [UITouch]) -> CGFloat {
        guard let angle = angleChange(touches), let now = Self.span(touches) else { return 0 }
        return abs(angle) * Self.length(now) / 2
    }
}
