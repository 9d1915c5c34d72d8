@_exported public import Foundation

/// The number of units per second.
public typealias CMTimeScale = Int32
/// A number of units.
public typealias CMTimeValue = Int64

/// A time as a rational number of seconds: a value over a timescale.
///
/// - Source: developer.apple.com/documentation/coremedia/cmtime
public struct CMTime: Hashable, Sendable {
    /// The number of units.
    public var value: Int64
    /// The number of units per second; 0 for an invalid time.
    public var timescale: Int32

    /// Creates a time from its value and timescale.
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }

    /// Creates the time nearest to a number of seconds in a timescale.
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
    }

    /// The time in seconds; NaN if the time is invalid or indefinite.
    public var seconds: Double {
        if self == .positiveInfinity { return .infinity }
        if self == .negativeInfinity { return -.infinity }
        return timescale <= 0 ? .nan : Double(value) / Double(timescale)
    }
    /// Whether the time is valid.
    public var isValid: Bool { timescale > 0 || isInfinite || isIndefinite }
    /// Whether the time is a finite number of seconds.
    public var isNumeric: Bool { timescale > 0 }
    /// Whether the time is indefinite, which means not known yet.
    public var isIndefinite: Bool { self == .indefinite }
    private var isInfinite: Bool { self == .positiveInfinity || self == .negativeInfinity }

    /// Zero seconds.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// An invalid time.
    public static let invalid = CMTime(value: 0, timescale: 0)
    /// An indefinite time.
    public static let indefinite = CMTime(value: 0, timescale: -1)
    /// Positive infinity.
    public static let positiveInfinity = CMTime(value: .max, timescale: -2)
    /// Negative infinity.
    public static let negativeInfinity = CMTime(value: .min, timescale: -2)
}

extension CMTime: Comparable {
    /// The sum, in the larger timescale.
    public static func + (a: CMTime, b: CMTime) -> CMTime { combined(a, b, +) }
    /// The difference, in the larger timescale.
    public static func - (a: CMTime, b: CMTime) -> CMTime { combined(a, b, -) }
    /// Whether a time is before another one; false if one is not numeric.
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }

    private static func combined(_ a: CMTime, _ b: CMTime, _ operation: (Double, Double) -> Double) -> CMTime {
        guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
        return CMTime(seconds: operation(a.seconds, b.seconds), preferredTimescale: max(a.timescale, b.timescale))
    }
}

/// Returns -1, 0 or 1 if the first time is before, equal to or after the second.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time2 < time1 ? 1 : 0 }

/// A range of time.
///
/// - Source: developer.apple.com/documentation/coremedia/cmtimerange
public struct CMTimeRange: Hashable, Sendable {
    /// The start.
    public var start: CMTime
    /// The duration.
    public var duration: CMTime

    /// Creates a range from its start and duration.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

    /// The end, which is not part of the range.
    public var end: CMTime { start + duration }
}

/// The time nearest to a number of seconds in a timescale.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Creates a time from its value and timescale.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// The time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
