/// By how much a picture may differ from the recorded one. Layouts have no tolerance.
public struct SnapshotTolerance: Hashable, Sendable {
    /// By how much red, green, blue and alpha of a pixel may differ, as a part of their range: from 0 to 1.
    public let perPixel: Double
    /// The share of the pixels that may differ by more than that: from 0 to 1.
    public let share: Double

    /// Nothing may differ.
    public static let none = SnapshotTolerance()

    /// A tolerance.
    ///
    /// - Precondition: Both are from 0 to 1.
    public init(perPixel: Double = 0, share: Double = 0) {
        precondition((0...1).contains(perPixel), "A pixel's tolerance is a part of the range of a colour, from 0 to 1.")
        precondition((0...1).contains(share), "The share of the pixels that may differ is from 0 to 1.")
        (self.perPixel, self.share) = (perPixel, share)
    }
}
