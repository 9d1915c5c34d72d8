/// The velocity of a movement, measured over its last step.
struct Pace {
    private var last: TimeInterval?
    /// Units per second.
    private(set) var velocity = CGPoint.zero

    /// - Parameter time: Seconds.
    mutating func note(_ step: CGPoint, at time: TimeInterval) {
        if let last, time > last {
            velocity = CGPoint(x: step.x / CGFloat(time - last), y: step.y / CGFloat(time - last))
        }
        last = time
    }
}
