/// The frames on the clock.
package enum Frames {
    /// Frames per second.
    package static let perSecond = 60
    /// The duration of a frame in seconds.
    package static let duration = 1 / Double(perSecond)
    /// The fraction of a frame up to which times are equal.
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
