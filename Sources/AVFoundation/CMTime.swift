@_exported public import Foundation

/// How many parts a second has.
public typealias CMTimeScale = Int32
/// A number of parts of a second.
public typealias CMTimeValue = Int64

/// A time as a number of parts of a second.
///
/// - Source: developer.apple.com/documentation/coremedia/cmtime
public struct CMTime: Hashable, Sendable {
    /// The number of parts.
    public var value: Int64
    /// How many parts a second has; 0 for no time.
    public var timescale: Int32

    /// A time.
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }

    /// The time nearest to some seconds, in parts of a second.
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
    }

    /// The time in seconds; not a number where it is none.
    public var seconds: Double {
        if self == .positiveInfinity { return .infinity }
        if self == .negativeInfinity { return -.infinity }
        return timescale <= 0 ? .nan : Double(value) / Double(timescale)
    }
    /// Whether it is a time.
    public var isValid: Bool { timescale > 0 || isInfinite || isIndefinite }
    /// Whether it is a number of seconds.
    public var isNumeric: Bool { timescale > 0 }
    /// Whether it is not known yet.
    public var isIndefinite: Bool { self == .indefinite }
    private var isInfinite: Bool { self == .positiveInfinity || self == .negativeInfinity }

    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime(value: 0, timescale: 0)
    /// A time that is not known yet.
    public static let indefinite = CMTime(value: 0, timescale: -1)
    /// After every other time.
    public static let positiveInfinity = CMTime(value: .max, timescale: -2)
    /// Before every other time.
    public static let negativeInfinity = CMTime(value: .min, timescale: -2)
}

extension CMTime: Comparable {
    /// The sum, in the parts of the time that has more of them.
    public static func + (a: CMTime, b: CMTime) -> CMTime { combined(a, b, +) }
    /// The difference, in the parts of the time that has more of them.
    public static func - (a: CMTime, b: CMTime) -> CMTime { combined(a, b, -) }
    /// Whether a time is before another one; false where one is no number.
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }

    private static func combined(_ a: CMTime, _ b: CMTime, _ operation: (Double, Double) -> Double) -> CMTime {
        guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
        return CMTime(seconds: operation(a.seconds, b.seconds), preferredTimescale: max(a.timescale, b.timescale))
    }
}

/// -1, 0 or 1 where a time is before another one, the same or after it.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time2 < time1 ? 1 : 0 }

/// A stretch of time.
///
/// - Source: developer.apple.com/documentation/coremedia/cmtimerange
public struct CMTimeRange: Hashable, Sendable {
    /// Where it begins.
    public var start: CMTime
    /// How long it lasts.
    public var duration: CMTime

    /// A stretch that begins at a time.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

    /// Where it ends.
    public var end: CMTime { start + duration }
}

/// The time nearest to some seconds, in parts of a second.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
