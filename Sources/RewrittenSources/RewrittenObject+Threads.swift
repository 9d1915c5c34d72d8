public import UIKit

// Calls by name on other threads, which `NSObject` of Foundation on Linux does not have.
extension RewrittenObject where Self: NSObject {
    /// Calls the method of an Objective-C name on the main thread: at once where that is the current thread and is waited for, else in one of its next
    /// turns.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        let call: @Sendable () -> Void = { object.send(aSelector, argument) }
        if !wait {
            DispatchQueue.main.async(execute: call)
        } else if Thread.isMainThread {
            call()
        } else {
            DispatchQueue.main.sync(execute: call)
        }
    }

    /// Calls the method of an Objective-C name on a new thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        Thread.detachNewThread { object.send(aSelector, argument) }
    }

    private func send(_ selector: Selector, _ argument: Any?) {
        guard Thread.isMainThread, let responder = self as? UIResponder else {
            perform(selector, with: argument)
            return
        }
        nonisolated(unsafe) let argument = argument
        MainActor.assumeIsolated { _ = responder.perform(selector, with: argument) }
    }
}
