public import Foundation

/// Seconds since the first moment of 2001, by the machine's clock.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date.timeIntervalSinceReferenceDate }
