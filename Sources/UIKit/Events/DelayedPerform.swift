/// Calls of methods after a delay, which the program's clock counts.
@MainActor
enum DelayedPerform {
    private struct Request {
        let target: NSObject
        let selector: Selector
        let argument: Any?
        let alarm: MediaClock.Alarm
    }

    private static var requests: [Request] = []

    /// Calls a method in some seconds. Target and argument are kept alive until then.
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

    /// Cancels the requests that meet a condition.
    static func cancel(of target: NSObject, where isMeant: (Selector, Any?) -> Bool) {
        for request in requests where request.target === target && isMeant(request.selector, request.argument) {
            request.alarm.cancel()
        }
        requests.removeAll { !$0.alarm.isPending }
    }

    /// Whether two arguments are the same to Objective-C: both nil, or equal objects.
    static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return (one as AnyObject) === (other as AnyObject) || (one as? NSObject)?.isEqual(other) ?? false
    }
}

/// Calls by name after a delay. On Apple's platforms they are Foundation's; see ``UIResponder/perform(_:with:)`` for which methods are found.
///
/// - Source: developer.apple.com/documentation/objectivec/nsobject
extension NSObject {
    /// Calls a method in some seconds on the program's clock. Target and argument are kept alive until then.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerform.add(aSelector, of: self, with: anArgument, after: delay)
    }

    /// Calls a method where the main actor's code runs: at once, or in a later turn of the main queue.
    ///
    /// - Parameter wait: Whether the method is called before this call returns.
    @preconcurrency @MainActor
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait { DelayedPerform.perform(aSelector, of: self, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
    }

    /// Calls a method in some seconds on the program's clock; the modes make no difference.
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedPerform.add(aSelector, of: self, with: anArgument, after: delay)
    }

    /// Cancels what was to be called of an object after a delay.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        (aTarget as? NSObject).map { DelayedPerform.cancel(of: $0) { _, _ in true } }
    }

    /// Cancels what was to be called of an object after a delay, by the method's name and the argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        (aTarget as? NSObject).map {
            DelayedPerform.cancel(of: $0) { $0 == aSelector && DelayedPerform.isSame($1, anArgument) }
        }
    }
}
