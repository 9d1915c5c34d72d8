/// Timers that call a method by name, which Foundation supports only with Objective-C.
///
/// - Source: developer.apple.com/documentation/foundation/timer
extension Timer {
    /// Creates a timer that calls a method of an object, which it holds strongly until it is invalidated.
    ///
    /// - Parameters:
    ///   - ti: Seconds between calls, and before the first one.
    ///   - userInfo: A value stored in the timer until it is invalidated.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let target = aTarget as AnyObject
        // Without a date, Foundation's timer would fire at once.
        self.init(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo) {
            ActionCall.send(aSelector, to: target, withValue: $0)
        }
        TimerInformation.keep(userInfo, by: self)
    }

    /// Creates a timer that first calls a method of an object at a date; the timer holds the object strongly until it
    /// is invalidated.
    ///
    /// - Parameters:
    ///   - ti: Seconds between calls.
    ///   - ui: A value stored in the timer until it is invalidated.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) {
        nonisolated(unsafe) let target = t as AnyObject
        self.init(fire: date, interval: ti, repeats: rep) { ActionCall.send(s, to: target, withValue: $0) }
        TimerInformation.keep(ui, by: self)
    }

    /// Creates a timer that calls a method of an object, and adds it to the run loop of this thread.
    ///
    /// - Parameters:
    ///   - ti: Seconds between calls, and before the first one.
    ///   - userInfo: A value stored in the timer until it is invalidated.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        nonisolated(unsafe) let target = aTarget as AnyObject
        let timer = scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) {
            ActionCall.send(aSelector, to: target, withValue: $0)
        }
        TimerInformation.keep(userInfo, by: timer)
        return timer
    }
}
