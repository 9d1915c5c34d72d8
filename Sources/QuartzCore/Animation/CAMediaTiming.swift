/// The timing of a layer or animation within its parent's time.
///
/// - Source: developer.apple.com/documentation/quartzcore/camediatiming
public protocol CAMediaTiming {
    /// Seconds, in the parent's time.
    var beginTime: CFTimeInterval { get set }
    /// Seconds, in the object's own time.
    var duration: CFTimeInterval { get set }
    /// How much own time passes per second of the parent's.
    var speed: Float { get set }
    /// Seconds added to the own time.
    var timeOffset: CFTimeInterval { get set }
    /// How often the duration repeats; may be a fraction.
    var repeatCount: Float { get set }
    /// Seconds to repeat for.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether the time runs backwards after running forwards.
    var autoreverses: Bool { get set }
    /// What shows before and after the active time.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What shows before and after an animation.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The animation's last value stays after its end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The animation's first value shows before its beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both ``forwards`` and ``backwards``.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing of the animation shows before its beginning or after its end.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
