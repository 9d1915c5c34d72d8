@_exported public import Foundation

/// The number of units per second.
public typealias CMTimeScale = Int32
/// A number of units.
public typealias CMTimeValue = Int64
/// A number that tells times of different runs apart.
public typealias CMTimeEpoch = Int64

/// The properties of a time besides its number of seconds.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates flags from their raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The time is valid.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The time was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// The time is positive infinity.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// The time is negative infinity.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// The time is not known yet.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// The flags of times that are no number of seconds.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time as a rational number of seconds: a value over a timescale.
///
/// - Source: developer.apple.com/documentation/coremedia/cmtime
public struct CMTime: Sendable {
    /// The number of units.
    public var value: CMTimeValue
    /// The number of units per second.
    public var timescale: CMTimeScale
    /// The further properties of the time.
    public var flags: CMTimeFlags
    /// The run that the time is of.
    public var epoch: CMTimeEpoch

    /// Creates an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    /// Creates a time of all its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    /// Creates a time from its value and timescale.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
    }
    /// Creates the time nearest to a number of seconds in a timescale.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite else {
            self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let units = seconds * Double(preferredTimescale)
        self.init(value: Int64(units.rounded()), timescale: preferredTimescale)
        if units != units.rounded() { flags.insert(.hasBeenRounded) }
    }

    /// The time in seconds; NaN if the time is invalid or indefinite.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }
    /// Whether the time is valid.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is a finite number of seconds.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale != 0 }
    /// Whether the time is indefinite, which means not known yet.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether the time is positive infinity.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether the time is negative infinity.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether the time was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// Zero seconds.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// An invalid time.
    public static let invalid = CMTime()
    /// An indefinite time.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Positive infinity.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Negative infinity.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
}

extension CMTime: Comparable, Hashable {
    /// The sum, in the least timescale that both times have whole numbers of units in.
    public static func + (a: CMTime, b: CMTime) -> CMTime { CMTimeAdd(a, b) }
    /// The difference, in the least timescale that both times have whole numbers of units in.
    public static func - (a: CMTime, b: CMTime) -> CMTime { CMTimeSubtract(a, b) }
    /// Whether two times are as many seconds, whatever their timescales.
    public static func == (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) == 0 }
    /// Whether a time is before another one.
    public static func < (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) < 0 }
    /// Hashes the seconds.
    public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(order)) }

    /// The place among times that are no numbers: they are ordered as negative infinity, numbers, positive infinity,
    /// indefinite, invalid.
    fileprivate var order: Int {
        if isNumeric { return 1 }
        if isNegativeInfinity { return 0 }
        return isPositiveInfinity ? 2 : isIndefinite ? 3 : 4
    }

    /// The values of two numbers in their least common timescale; that of microseconds where it is too large.
    fileprivate static func aligned(_ a: CMTime, _ b: CMTime) -> (Int64, Int64, CMTimeScale) {
        let (x, y) = (Int64(a.timescale), Int64(b.timescale))
        var (divisor, rest) = (x, y)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        let common = x / divisor * y
        if let scale = CMTimeScale(exactly: common) { return (a.value * (common / x), b.value * (common / y), scale) }
        return (Int64((a.seconds * 1e6).rounded()), Int64((b.seconds * 1e6).rounded()), 1_000_000)
    }
}

/// Returns -1, 0 or 1 if the first time is before, equal to or after the second. Numbers are after negative infinity
/// and before positive infinity, which is before indefinite and invalid times.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    guard time1.order == time2.order else { return time1.order < time2.order ? -1 : 1 }
    guard time1.isNumeric else { return 0 }
    let (a, b, _) = CMTime.aligned(time1, time2)
    return a < b ? -1 : b < a ? 1 : 0
}

/// The sum of two times. Of times that are no numbers, the one that is less of a number is the sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    guard lhs.isNumeric, rhs.isNumeric else { return lhs.sumWithoutNumbers(rhs) }
    let (a, b, scale) = CMTime.aligned(lhs, rhs)
    return CMTime(value: a + b, timescale: scale)
}

/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    if rhs.isPositiveInfinity { return CMTimeAdd(lhs, .negativeInfinity) }
    if rhs.isNegativeInfinity { return CMTimeAdd(lhs, .positiveInfinity) }
    return CMTimeAdd(lhs, rhs.isNumeric ? CMTime(value: -rhs.value, timescale: rhs.timescale) : rhs)
}

extension CMTime {
    fileprivate func sumWithoutNumbers(_ other: CMTime) -> CMTime {
        if !isValid || !other.isValid { return .invalid }
        if isIndefinite || other.isIndefinite { return .indefinite }
        if isNumeric { return other }
        return other.isNumeric || order == other.order ? self : .invalid
    }
}

/// The product of a time and a whole number.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    time.isNumeric ? CMTime(value: time.value * Int64(multiplier), timescale: time.timescale) : time
}

/// The product of a time and a number. The timescale is doubled, up to 65536 or more, as long as the product is no
/// whole number of units.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else { return time }
    let seconds = time.seconds * multiplier
    var scale = time.timescale
    while scale < 65536, (seconds * Double(scale)).truncatingRemainder(dividingBy: 1) != 0 { scale *= 2 }
    return CMTime(seconds: seconds, preferredTimescale: scale)
}

/// The time nearest to a number of seconds in a timescale.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Creates a time from its value and timescale.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// The time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
