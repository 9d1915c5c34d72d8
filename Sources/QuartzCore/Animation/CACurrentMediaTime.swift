/// Seconds on the program's monotonic clock; only differences are meaningful.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.shared.now }
