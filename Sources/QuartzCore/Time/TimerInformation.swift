/// What timers carry that call a method by its name. Foundation on Linux keeps nothing in `Timer.userInfo`, and gives
/// timers with such a value no other way to be made.
enum TimerInformation {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var values: [ObjectIdentifier: Any] = [:]

    /// Has a timer carry a value until it is invalidated.
    static func keep(_ value: Any?, by timer: Timer) {
        guard let value else { return }
        lock.withLock { values[ObjectIdentifier(timer)] = value }
        // An initializer cannot return an object of a subclass, so the object becomes one: this class has the same
        // stored properties.
        let header = Unmanaged.passUnretained(timer).toOpaque()
        header.storeBytes(of: unsafeBitCast(InformedTimer.self as AnyClass, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    }

    fileprivate static func value(of timer: Timer) -> Any? { lock.withLock { values[ObjectIdentifier(timer)] } }

    fileprivate static func forget(_ timer: Timer) {
        // The value may be the last that keeps an object, whose deinitializer may make timers.
        let value = lock.withLock { values.removeValue(forKey: ObjectIdentifier(timer)) }
        withExtendedLifetime(value) {}
    }
}

/// A timer that carries a value.
private final class InformedTimer: Timer {
    override var userInfo: Any? { TimerInformation.value(of: self) }
    override func invalidate() {
        super.invalidate()
        TimerInformation.forget(self)
    }
    deinit { TimerInformation.forget(self) }
}
