/// The velocity of a movement, measured over its last step.
struct Pace {
    private var last: TimeInterval?
    /// The velocity in units per second.
    private(set) var velocity = CGPoint.zero

    /// Seconds without a step after which the movement counts as stopped.
    ///
    /// - Source: not located; of the size that users of the system meet.
    private static let rest: TimeInterval = 0.1

    /// Ends the movement: if it stopped before, the velocity is zero.
    ///
    /// - Parameter time: Seconds.
    mutating func end(at time: TimeInterval) {
        if let last, time - last > Self.rest { velocity = .zero }
    }

    /// - Parameter time: Seconds.
    mutating func note(_ step: CGPoint, at time: TimeInterval) {
        if let last, time > last {
            velocity = CGPoint(x: step.x / CGFloat(time - last), y: step.y / CGFloat(time - last))
        }
        last = time
    }
}
