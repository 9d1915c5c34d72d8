/// The user info of timers that call a method by name. Foundation on Linux stores nothing in `Timer.userInfo`, and has
/// no initializer for timers with such a value.
enum TimerInformation {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var values: [ObjectIdentifier: Any] = [:]

    /// Stores a value for a timer until it is invalidated.
    static func keep(_ value: Any?, by timer: Timer) {
        guard let value else { return }
        lock.withLock { values[ObjectIdentifier(timer)] = value }
        // An initializer cannot return an object of a subclass, so that the object's class is changed: this class has
        // the same stored properties.
        let header = Unmanaged.passUnretained(timer).toOpaque()
        header.storeBytes(of: unsafeBitCast(InformedTimer.self as AnyClass, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    }

    fileprivate static func value(of timer: Timer) -> Any? { lock.withLock { values[ObjectIdentifier(timer)] } }

    fileprivate static func forget(_ timer: Timer) {
        // This may be the last reference to an object, whose `deinit` may create timers.
        let value = lock.withLock { values.removeValue(forKey: ObjectIdentifier(timer)) }
        withExtendedLifetime(value) {}
    }
}

/// A timer with a user info value.
private final class InformedTimer: Timer {
    override var userInfo: Any? { TimerInformation.value(of: self) }
    override func invalidate() {
        super.invalidate()
        TimerInformation.forget(self)
    }
    deinit { TimerInformation.forget(self) }
}
