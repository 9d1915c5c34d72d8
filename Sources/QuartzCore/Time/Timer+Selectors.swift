/// Timers that call a method by its name, which Foundation has only where there is Objective-C.
///
/// - Source: developer.apple.com/documentation/foundation/timer
extension Timer {
    /// Makes a timer that calls a method of an object, which it keeps alive until it is invalidated.
    ///
    /// - Parameters:
    ///   - ti: Seconds between calls, and before the first one.
    ///   - userInfo: Not kept: only a timer of a class of our own has it, and an initializer makes none. ``scheduledTimer(timeInterval:target:selector:userInfo:repeats:)``
    ///     keeps it.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let target = aTarget as AnyObject
        self.init(timeInterval: ti, repeats: yesOrNo) { ActionCall.send(aSelector, to: target, withValue: $0) }
    }

    /// Makes a timer that calls a method of an object, and adds it to the run loop of this thread.
    ///
    /// - Parameters:
    ///   - ti: Seconds between calls, and before the first one.
    ///   - userInfo: What the timer's `userInfo` is.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        nonisolated(unsafe) let target = aTarget as AnyObject
        let timer = InformedTimer(timeInterval: ti, repeats: yesOrNo) { ActionCall.send(aSelector, to: target, withValue: $0) }
        timer.information = userInfo
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer that keeps what its maker gave it, which Foundation's does not on Linux.
private final class InformedTimer: Timer {
    var information: Any?
    override var userInfo: Any? { information }
}
