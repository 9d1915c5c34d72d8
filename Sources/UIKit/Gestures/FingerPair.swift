/// The two fingers of a pinch or rotation: their initial positions, and the velocity of the gesture's value.
@MainActor
struct FingerPair {
    /// Points that the fingers must move, apart or around their centre, before the gesture begins.
    ///
    /// - Source: not located; the same as for pans.
    static let slide: CGFloat = 10

    private var start: CGPoint?
    private var pace = Pace()

    /// The velocity of the gesture's value, per second.
    var velocity: CGFloat { pace.velocity.x }

    /// Called when a finger touched down: takes the current positions as the initial ones of a pair.
    mutating func begin(_ touches: [UITouch], at time: TimeInterval) {
        restart(touches)
        pace.note(.zero, at: time)
    }

    /// Measures from the current positions on; from none unless there are two fingers.
    mutating func restart(_ touches: [UITouch]) { start = Self.span(touches) }

    /// Records a step of the gesture's value.
    ///
    /// - Parameter time: Seconds, on the events' clock.
    mutating func note(_ step: CGFloat, at time: TimeInterval) { pace.note(CGPoint(x: step, y: 0), at: time) }

    // MARK: Measuring

    /// The vector from the first finger to the second, in points of the window.
    private static func span(_ touches: [UITouch]) -> CGPoint? {
        guard touches.count == 2 else { return nil }
        let (from, to) = (touches[0].location(in: nil), touches[1].location(in: nil))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    private static func length(_ span: CGPoint) -> CGFloat { (span.x * span.x + span.y * span.y).squareRoot() }

    /// The distance between the fingers as a multiple of the initial one.
    func distanceRatio(_ touches: [UITouch]) -> CGFloat? {
        guard let start, let now = Self.span(touches), Self.length(start) > 0 else { return nil }
        return Self.length(now) / Self.length(start)
    }

    /// The change of the distance between the fingers since the start, in points.
    func distanceChange(_ touches: [UITouch]) -> CGFloat? {
        guard let start, let now = Self.span(touches) else { return nil }
        return Self.length(now) - Self.length(start)
    }

    /// The rotation of the fingers, in radians from -π to π, clockwise on screen.
    func angleChange(_ touches: [UITouch]) -> CGFloat? {
        guard let start, let now = Self.span(touches) else { return nil }
        return CGFloat(
            atan2(Double(start.x * now.y - start.y * now.x), Double(start.x * now.x + start.y * now.y)))
    }

    /// The length of a finger's arc around the centre of both, in points.
    func arc(_ touches: [UITouch]) -> CGFloat {
        guard let angle = angleChange(touches), let now = Self.span(touches) else { return 0 }
        return abs(angle) * Self.length(now) / 2
    }
}

/// The state transitions of two-finger gestures.
extension UIGestureRecognizer {
    /// Fails with a third finger, unless the gesture has begun.
    func failWithoutPair() {
        if numberOfTouches > 2 && state == .possible { state = .failed }
    }

    /// Ends the gesture, or fails if it never began, once fewer than two fingers are down.
    func endWithoutPair() {
        if followed.filter({ $0.phase != .ended }).count < 2 { state = state == .possible ? .failed : .ended }
    }
}
