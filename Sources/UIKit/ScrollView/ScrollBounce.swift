/// A critically damped spring that returns content to the exceeded limit.
///
/// Positions are points, times seconds since the start, velocities points per second.
struct ScrollBounce {
    let limit: CGFloat
    /// The initial distance beyond the limit.
    let displacement: CGFloat
    let velocity: CGFloat

    /// The spring's angular frequency, per second.
    ///
    /// - Source: not located; content is back after about half a second.
    private static let frequency: CGFloat = 10
    /// The displacement in points, and the velocity in points per second, below which motion is imperceptible.
    private static let stillness = (displacement: CGFloat(0.5), velocity: CGFloat(20))

    private func decay(_ time: TimeInterval) -> CGFloat { CGFloat(exp(-Double(Self.frequency) * time)) }
    private var slope: CGFloat { velocity + Self.frequency * displacement }

    private func displacement(at time: TimeInterval) -> CGFloat { (displacement + slope * CGFloat(time)) * decay(time) }
    func position(at time: TimeInterval) -> CGFloat { limit + displacement(at: time) }
    func velocity(at time: TimeInterval) -> CGFloat { (velocity - Self.frequency * slope * CGFloat(time)) * decay(time) }

    func isOver(at time: TimeInterval) -> Bool {
        abs(displacement(at: time)) < Self.stillness.displacement && abs(velocity(at: time)) < Self.stillness.velocity
    }
}
