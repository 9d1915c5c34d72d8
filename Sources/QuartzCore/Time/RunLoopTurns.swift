internal import CRunLoop

/// Calls a function at the end of each turn of run loops, before they wait for the next event.
///
/// Foundation on Linux has Core Foundation's observers, but no Swift interface to them.
enum RunLoopTurns {
    /// Before waiting and on exit, as Core Foundation numbers the activities.
    private static let endsOfTurns: UInt = 1 << 5 | 1 << 7
    /// After the observers of programs; the order of Core Animation's observer is undocumented and was observed to be
    /// this.
    private static let order = 2_000_000
    private static let threadKey = "QuartzCore.RunLoopTurns"

    /// Makes the current thread's run loop commit at the end of its turns from now on.
    static func observe() {
        let storage = Thread.current.threadDictionary
        guard storage[threadKey] == nil else { return }
        storage[threadKey] = true
        keepRunning()
        let observer = CFRunLoopObserverCreate(nil, endsOfTurns, 1, order, { _, _, _ in CATransaction.endTurn() }, nil)
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopCommonModes)
        CFRelease(observer)
    }

    /// Adds a source that never fires: a loop without sources and timers returns at once without calling observers. The
    /// main thread's has one anyway, but the main actor may run on another thread.
    private static func keepRunning() {
        var context = CRunLoopSourceContext()
        let source = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(CFRunLoopGetCurrent(), source, kCFRunLoopCommonModes)
        CFRelease(source)
    }
}

/// Whether the main actor runs on the current thread, which may be another one each time.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
