/// When something in a tree of times happens, and how fast.
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
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What shows before and after an animation.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
