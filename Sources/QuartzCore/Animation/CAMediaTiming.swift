/// The timing of a layer or an animation relative to its parent's time.
///
/// - Source: developer.apple.com/documentation/quartzcore/camediatiming
public protocol CAMediaTiming {
    /// The start in seconds of the parent's time.
    var beginTime: CFTimeInterval { get set }
    /// The duration in seconds of local time.
    var duration: CFTimeInterval { get set }
    /// Seconds of local time per second of the parent's time.
    var speed: Float { get set }
    /// Seconds added to the local time.
    var timeOffset: CFTimeInterval { get set }
    /// The number of repetitions; may be a fraction.
    var repeatCount: Float { get set }
    /// The total duration of the repetitions in seconds.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether the time runs backwards after running forwards.
    var autoreverses: Bool { get set }
    /// The presentation before and after the active time.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The presentation before and after an animation.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The animation's last value remains after its end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The animation's first value applies before its start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both ``forwards`` and ``backwards``.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The animation has no effect before its start and after its end.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
