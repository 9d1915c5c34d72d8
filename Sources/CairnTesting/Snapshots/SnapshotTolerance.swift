/// The permitted difference between a picture and the recorded one. Layouts have no tolerance.
public struct SnapshotTolerance: Hashable, Sendable {
    /// The permitted difference of a pixel's red, green, blue and alpha, as a fraction of their range: from 0 to 1.
    public let perPixel: Double
    /// The share of the pixels that may exceed ``perPixel``: from 0 to 1.
    public let share: Double

    /// No tolerance: the pictures must be equal.
    public static let none = SnapshotTolerance()

    /// Creates a tolerance.
    ///
    /// - Precondition: Both are from 0 to 1.
    public init(perPixel: Double = 0, share: Double = 0) {
        precondition((0...1).contains(perPixel), "A pixel's tolerance is a part of the range of a colour, from 0 to 1.")
        precondition((0...1).contains(share), "The share of the pixels that may differ is from 0 to 1.")
        (self.perPixel, self.share) = (perPixel, share)
    }
}
