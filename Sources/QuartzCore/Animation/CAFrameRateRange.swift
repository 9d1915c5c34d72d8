/// The calls a second that a program wants.
///
/// - Source: developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest calls a second that are right.
    public var minimum: Float
    /// The most calls a second that are right.
    public var maximum: Float
    /// The calls a second that are best; nil, or 0, for the most.
    public var preferred: Float?

    /// Creates a range, in calls a second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// Whatever is usual.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// How many frames lie between two calls: the whole number nearest to what is best.
    var framesPerCall: Int {
        let best = preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum
        return best > 0 ? max(1, Int((Float(Frames.perSecond) / best).rounded())) : 1
    }
}
