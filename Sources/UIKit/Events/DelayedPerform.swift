/// Calls of methods after a delay on the program's clock.
@MainActor
enum DelayedPerform {
    private struct Request {
        let target: NSObject
        let selector: Selector
        let argument: Any?
        let alarm: MediaClock.Alarm
    }

    private static var requests: [Request] = []

    /// Calls a method after a delay in seconds. Target and argument are retained until then.
    static func add(_ selector: Selector, of target: NSObject, with argument: Any?, after delay: TimeInterval) {
        let alarm = MediaClock.shared.alarm(after: delay) {
            requests.removeAll { !$0.alarm.isPending }
            perform(selector, of: target, with: argument)
        }
        requests.append(Request(target: target, selector: selector, argument: argument, alarm: alarm))
    }

    static func perform(_ selector: Selector, of target: NSObject, with argument: Any?) {
        if let responder = target as? UIResponder {
            responder.perform(selector, with: argument)
        } else {
            ActionDispatch.callOrTell(selector, [argument, nil], on: target)
        }
    }

    /// Cancels the requests that satisfy a condition.
    static func cancel(of target: NSObject, where isMeant: (Selector, Any?) -> Bool) {
        for request in requests where request.target === target && isMeant(request.selector, request.argument) {
            request.alarm.cancel()
        }
        requests.removeAll { !$0.alarm.isPending }
    }

    /// Whether two arguments are equal as in Objective-C: both nil, or equal objects.
    static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return (one as AnyObject) === (other as AnyObject) || (one as? NSObject)?.isEqual(other) ?? false
    }
}

/// Calls of methods by name after a delay. On Apple's platforms they belong to Foundation;
/// ``UIResponder/perform(_:with:)`` describes which methods are found.
///
/// - Source: developer.apple.com/documentation/objectivec/nsobject
extension NSObject {
    /// Calls a method after a delay in seconds on the program's clock. Target and argument are retained until then.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerform.add(aSelector, of: self, with: anArgument, after: delay)
    }

    /// Calls a method on the main actor: at once, or in a later turn of the main queue.
    ///
    /// - Parameter wait: Whether the method is called before this call returns.
    @preconcurrency @MainActor
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait { DelayedPerform.perform(aSelector, of: self, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
    }

    /// Calls a method after a delay in seconds on the program's clock; the run loop modes are ignored.
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedPerform.add(aSelector, of: self, with: anArgument, after: delay)
    }

    /// Cancels all delayed calls of an object's methods.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        (aTarget as? NSObject).map { DelayedPerform.cancel(of: $0) { _, _ in true } }
    }

    /// Cancels the delayed calls of an object's method with a given name and argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        (aTarget as? NSObject).map {
            DelayedPerform.cancel(of: $0) { $0 == aSelector && DelayedPerform.isSame($1, anArgument) }
        }
    }
}
