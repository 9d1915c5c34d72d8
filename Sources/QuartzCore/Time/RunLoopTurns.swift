internal import CRunLoop

/// Calls something at the end of each turn of run loops, before they wait for what comes next.
///
/// Foundation on Linux has Core Foundation's observers and no Swift interface to them.
enum RunLoopTurns {
    /// Before waiting and on exit, as Core Foundation numbers activities.
    private static let endsOfTurns: UInt = 1 << 5 | 1 << 7
    /// After the observers of programs; Core Animation's is documented nowhere and was seen to have this place.
    private static let order = 2_000_000
    private static let threadKey = "QuartzCore.RunLoopTurns"

    /// Has the current thread's run loop commit at the ends of its turns from now on.
    static func observe() {
        let storage = Thread.current.threadDictionary
        guard storage[threadKey] == nil else { return }
        storage[threadKey] = true
        keepRunning()
        let observer = CFRunLoopObserverCreate(nil, endsOfTurns, 1, order, { _, _, _ in CATransaction.endTurn() }, nil)
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopCommonModes)
        CFRelease(observer)
    }

    /// Adds a source that never fires: a loop without sources and timers returns at once and calls no observers. The
    /// main thread's has one anyway, but the main actor's code may run on another thread.
    private static func keepRunning() {
        var context = CRunLoopSourceContext()
        let source = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(CFRunLoopGetCurrent(), source, kCFRunLoopCommonModes)
        CFRelease(source)
    }
}

/// Whether the main actor's code runs on the current thread, which need not be the same one each time.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
