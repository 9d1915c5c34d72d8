/// An exponential approach to a target: every millisecond the distance that is left shrinks by the same factor.
///
/// Positions are points, times seconds since the start, velocities points per second.
///
/// - Source: the deceleration rate is documented as the factor of a millisecond; the curve is the one that follows from
///   it.
struct ScrollGlide {
    let start: CGFloat
    let target: CGFloat
    /// The factor of a millisecond, less than 1.
    let rate: CGFloat

    /// The rate of what comes to rest soon.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct/fast
    static let fastRate: CGFloat = 0.99

    /// Rates outside of these would never come to rest, or not move.
    private static let rates: ClosedRange<CGFloat> = 0.001...0.9999

    init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
        (self.start, self.target, self.rate) = (start, target, Self.usable(rate))
    }

    /// Where content comes to rest that loses its velocity at the rate: the sum of what it moves in each millisecond.
    static func target(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        start + velocity / 1000 * usable(rate) / (1 - usable(rate))
    }

    private static func usable(_ rate: CGFloat) -> CGFloat { min(max(rate, rates.lowerBound), rates.upperBound) }

    private func distanceLeft(at time: TimeInterval) -> CGFloat { (start - target) * CGFloat(pow(Double(rate), 1000 * time)) }

    func position(at time: TimeInterval) -> CGFloat { target + distanceLeft(at: time) }
    func velocity(at time: TimeInterval) -> CGFloat { distanceLeft(at: time) * CGFloat(log(Double(rate))) * 1000 }

    /// When the content is at a position between the start and the target.
    func time(at position: CGFloat) -> TimeInterval {
        log(Double((position - target) / (start - target))) / log(Double(rate)) / 1000
    }

    /// Whether so little is left to go that nobody sees it.
    func isOver(at time: TimeInterval) -> Bool { abs(distanceLeft(at: time)) < 0.5 }
}
