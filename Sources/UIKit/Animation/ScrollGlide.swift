/// An exponential deceleration to a target: the remaining distance shrinks by the same factor every millisecond.
///
/// Positions are points, times seconds since the start, velocities points per second.
///
/// - Source: the deceleration rate is documented as the factor of a millisecond; the curve is the one that follows from
///   it.
struct ScrollGlide {
    let start: CGFloat
    let target: CGFloat
    /// The factor per millisecond, less than 1.
    let rate: CGFloat

    /// The rate of fast deceleration.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct/fast
    static let fastRate: CGFloat = 0.99

    /// The permitted rates: outside of them content would never come to rest, or not move.
    private static let rates: ClosedRange<CGFloat> = 0.001...0.9999

    init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
        (self.start, self.target, self.rate) = (start, target, Self.usable(rate))
    }

    /// The position at which content with a velocity comes to rest at a deceleration rate: the sum of its movements per
    /// millisecond.
    static func target(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        start + velocity / 1000 * usable(rate) / (1 - usable(rate))
    }

    private static func usable(_ rate: CGFloat) -> CGFloat { min(max(rate, rates.lowerBound), rates.upperBound) }

    private func distanceLeft(at time: TimeInterval) -> CGFloat { (start - target) * CGFloat(pow(Double(rate), 1000 * time)) }

    func position(at time: TimeInterval) -> CGFloat { target + distanceLeft(at: time) }
    func velocity(at time: TimeInterval) -> CGFloat { distanceLeft(at: time) * CGFloat(log(Double(rate))) * 1000 }

    /// The time at which the content is at a position between the start and the target.
    func time(at position: CGFloat) -> TimeInterval {
        log(Double((position - target) / (start - target))) / log(Double(rate)) / 1000
    }

    /// Whether the remaining distance is invisibly small.
    func isOver(at time: TimeInterval) -> Bool { abs(distanceLeft(at: time)) < 0.5 }
}
