/// Seconds on a clock that never runs backwards; only differences mean something.
public func CACurrentMediaTime() -> CFTimeInterval {
    ProcessInfo.processInfo.systemUptime
}
