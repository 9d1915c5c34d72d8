/// Two fingers of a pinch or rotation: their first positions, and how fast the gesture changes.
@MainActor
struct FingerPair {
    /// Points that the fingers must move, apart or around their middle, before the gesture begins.
    ///
    /// - Source: not located; the same as for pans.
    static let slide: CGFloat = 10

    private var start: CGPoint?
    private var pace = Pace()

    /// How fast the gesture's value changes, per second.
    var velocity: CGFloat { pace.velocity.x }

    /// A finger came down: the current positions are the first ones of a pair.
    mutating func begin(_ touches: [UITouch], at time: TimeInterval) {
        restart(touches)
        pace.note(.zero, at: time)
    }

    /// Measures from the current positions on; from none unless there are two fingers.
    mutating func restart(_ touches: [UITouch]) { start = Self.span(touches) }

    /// The gesture's value changed by a step.
    ///
    /// - Parameter time: Seconds, on the events' clock.
    mutating func note(_ step: CGFloat, at time: TimeInterval) { pace.note(CGPoint(x: step, y: 0), at: time) }

    // MARK: Measuring

    /// From the first finger to the second, in points of the window.
    private static func span(_ touches: [UITouch]) -> CGPoint? {
        guard touches.count == 2 else { return nil }
        let (from, to) = (touches[0].location(in: nil), touches[1].location(in: nil))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    private static func length(_ span: CGPoint) -> CGFloat { (span.x * span.x + span.y * span.y).squareRoot() }

    /// The distance between the fingers as a multiple of the first one.
    func distanceRatio(_ touches: [UITouch]) -> CGFloat? {
        guard let start, let now = Self.span(touches), Self.length(start) > 0 else { return nil }
        return Self.length(now) / Self.length(start)
    }

    /// How much farther apart the fingers are than at first, in points.
    func distanceChange(_ touches: [UITouch]) -> CGFloat? {
        guard let start, let now = Self.span(touches) else { return nil }
        return Self.length(now) - Self.length(start)
    }

    /// How far the fingers turned, in radians from -π to π, clockwise on screen.
    func angleChange(_ touches: [UITouch]) -> CGFloat? {
        guard let start, let now = Self.span(touches) else { return nil }
        return CGFloat(
            atan2(Double(start.x * now.y - start.y * now.x), Double(start.x * now.x + start.y * now.y)))
    }

    /// The length of a finger's arc around the middle of the two, in points.
    func arc(_ touches: [UITouch]) -> CGFloat {
        guard let angle = angleChange(touches), let now = Self.span(touches) else { return 0 }
        return abs(angle) * Self.length(now) / 2
    }
}

/// The states of gestures that two fingers make.
extension UIGestureRecognizer {
    /// A third finger rules the gesture out unless it began already.
    func failWithoutPair() {
        if numberOfTouches > 2 && state == .possible { state = .failed }
    }

    /// The gesture ends, or fails if it never began, once fewer than two fingers are down.
    func endWithoutPair() {
        if followed.filter({ $0.phase != .ended }).count < 2 { state = state == .possible ? .failed : .ended }
    }
}
