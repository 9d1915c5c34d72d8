/// Timers that call a method by its name, which Foundation has only where there is Objective-C.
///
/// - Source: developer.apple.com/documentation/foundation/timer
extension Timer {
    /// Makes a timer that calls a method of an object, which it keeps alive until it is invalidated.
    ///
    /// - Parameters:
    ///   - ti: Seconds between calls, and before the first one.
    ///   - userInfo: Not kept: `Timer.userInfo` cannot be set here.
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
    ///   - userInfo: Not kept: `Timer.userInfo` cannot be set here.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        nonisolated(unsafe) let target = aTarget as AnyObject
        return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { ActionCall.send(aSelector, to: target, withValue: $0) }
    }
}
