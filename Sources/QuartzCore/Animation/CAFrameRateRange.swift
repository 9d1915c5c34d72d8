/// A range of preferred frame rates.
///
/// - Source: developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Hashable, Sendable {
    /// The smallest number of calls per second.
    public var minimum: Float
    /// The largest number of calls per second.
    public var maximum: Float
    /// The preferred number of calls per second; nil, or 0, for the largest.
    public var preferred: Float?

    /// Creates a range, in calls per second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The system's default.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// The number of frames per call: the integer nearest to the preferred one.
    var framesPerCall: Int {
        let best = preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum
        return best > 0 ? max(1, Int((Float(Frames.perSecond) / best).rounded())) : 1
    }
}
