import Foundation

/// A range of time.
///
/// - Source: developer.apple.com/documentation/coremedia/cmtimerange
public struct CMTimeRange: Hashable, Sendable {
    /// The start.
    public var start: CMTime
    /// The duration.
    public var duration: CMTime

    /// Creates an invalid range.
    public init() { self.init(start: .invalid, duration: .invalid) }
    /// Creates a range from its start and duration.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// Creates a range from its start and its end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// The end, which is not part of the range.
    public var end: CMTime { start + duration }
    /// Whether both times are valid, and the duration is not negative.
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    /// Whether the range is valid and has no time.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Whether the range has a time.
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
    /// Whether the range has all of another one.
    public func containsTimeRange(_ timeRange: CMTimeRange) -> Bool { timeRange.start >= start && timeRange.end <= end }
    /// The times that both ranges have; zero if there are none.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
    /// The least range that has both ranges.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }

    /// No time at zero.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// An invalid range.
    public static let invalid = CMTimeRange()
}

/// Creates a range from its start and duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }

/// Creates a range from its start and its end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }

/// The end of a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Whether a range has a time.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
