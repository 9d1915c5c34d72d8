public import UIKit

// Calls by name on other threads, which `NSObject` of Foundation on Linux does not have.
extension RewrittenObject where Self: NSObject {
    /// Calls the method of an Objective-C name on the main thread: at once where that is the current thread and is
    /// waited for, else in one of its next turns.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        sendOnMainThread(aSelector, arg, waiting: wait)
    }

    /// Calls the method of an Objective-C name on the main or the current thread: at once where that is the current one
    /// and is waited for, else in one of the next turns of its run loop. Ends the program for other threads, whose run
    /// loops Foundation on Linux does not give away.
    public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool) {
        if thr.isMainThread { return sendOnMainThread(aSelector, arg, waiting: wait) }
        guard thr === Thread.current else {
            fatalError(
                "-[\(type(of: self)) \(aSelector)] cannot be called on \(thr): only the main and the current thread can be reached."
            )
        }
        if wait { return send(aSelector, arg) }
        nonisolated(unsafe) let (object, argument) = (self, arg)
        RunLoop.current.perform { object.send(aSelector, argument) }
    }

    private func sendOnMainThread(_ aSelector: Selector, _ arg: Any?, waiting wait: Bool) {
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

extension Thread {
    /// The main thread, which Foundation on Linux knows by its older name alone.
    public class var main: Thread { mainThread }
}
