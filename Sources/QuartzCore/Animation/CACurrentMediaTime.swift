/// Seconds on the program's clock, which never runs backwards; only differences mean something.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.shared.now }
