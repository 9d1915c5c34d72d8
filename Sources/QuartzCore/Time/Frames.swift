/// The frames of a second on the clock.
package enum Frames {
    /// Frames in a second.
    package static let perSecond = 60
    /// Seconds.
    package static let duration = 1 / Double(perSecond)
    /// The part of a frame by which times are taken as the same.
    private static let tolerance = 1e-6

    /// The time of the first frame after a time.
    package static func next(after time: TimeInterval) -> TimeInterval {
        (floor(time * Double(perSecond) + tolerance) + 1) / Double(perSecond)
    }
    /// The time of the last frame up to a time.
    package static func last(before time: TimeInterval) -> TimeInterval {
        floor(time * Double(perSecond) + tolerance) / Double(perSecond)
    }
}
