internal import CRunLoop

/// The timers of the current thread's run loop, which a held clock fires.
///
/// Foundation lists a run loop's timers only in its description, from which they are parsed. A timer that was found is
/// postponed for years and fires when the clock reaches its time.
struct RunLoopTimers {
    private struct Entry {
        let timer: UnsafeMutableRawPointer
        /// The due time in seconds on the clock.
        var due: TimeInterval
    }

    /// The timers in the order in which they were found.
    private var entries: [Entry] = []
    private let loop: UnsafeMutableRawPointer
    /// The system's time of the last search: the clock has not moved since.
    private var lastLook = Date.timeIntervalSinceReferenceDate

    /// Finds the timers of the current thread's run loop.
    ///
    /// - Precondition: The timers can be found; raises `NSInternalInconsistencyException` otherwise.
    init(at now: TimeInterval) {
        loop = CFRunLoopGetCurrent()
        Self.mustFindTimers(of: loop)
        find(at: now)
    }

    // MARK: Search

    /// Adds new timers, and drops those that were removed.
    mutating func find(at now: TimeInterval) {
        let present = Self.timers(of: loop)
        for entry in entries where !present.contains(entry.timer) { CFRelease(entry.timer) }
        entries.removeAll { !present.contains($0.timer) }
        for timer in present.sorted(by: { CFRunLoopTimerGetNextFireDate($0) < CFRunLoopTimerGetNextFireDate($1) }) {
            takeOver(timer, at: now)
        }
        lastLook = Date.timeIntervalSinceReferenceDate
    }

    /// Records the due time of a timer that was not postponed yet, or that the program rescheduled.
    private mutating func takeOver(_ timer: UnsafeMutableRawPointer, at now: TimeInterval) {
        let date = CFRunLoopTimerGetNextFireDate(timer)
        guard date - Date.timeIntervalSinceReferenceDate < Self.never, CFRunLoopTimerIsValid(timer) != 0 else { return }
        let due = now + remaining(until: date, interval: CFRunLoopTimerGetInterval(timer))
        if let index = entries.firstIndex(where: { $0.timer == timer }) {
            entries[index].due = due
        } else {
            entries.append(Entry(timer: UnsafeMutableRawPointer(mutating: CFRetain(timer)!), due: due))
        }
        Self.putOff(timer)
    }

    /// Seconds on the clock until a timer is due that the system would fire at a date. Some real time passed between
    /// the creation of the timer and the search: a repeating timer created since the last search is due after its
    /// interval, any other after the seconds rounded up to hundredths.
    private func remaining(until date: TimeInterval, interval: TimeInterval) -> TimeInterval {
        let now = Date.timeIntervalSinceReferenceDate
        let wasMade = date - interval
        let tolerance = 0.001
        if interval > 0, wasMade >= lastLook - tolerance, wasMade <= now + tolerance { return interval }
        return max(0, ((date - now) * 100 - 1e-6).rounded(.up) / 100)
    }

    /// The timers in the description of a run loop, without duplicates.
    private static func timers(of loop: UnsafeMutableRawPointer) -> [UnsafeMutableRawPointer] {
        var found: [UnsafeMutableRawPointer] = []
        for part in description(of: loop).components(separatedBy: "<CFRunLoopTimer 0x").dropFirst() {
            guard let address = UInt(part.prefix(while: \.isHexDigit), radix: 16),
                let timer = UnsafeMutableRawPointer(bitPattern: address), !found.contains(timer)
            else { continue }
            found.append(timer)
        }
        return found
    }

    private static func description(of loop: UnsafeMutableRawPointer) -> String {
        guard let text = CFCopyDescription(loop) else { return "" }
        defer { CFRelease(text) }
        let utf8: UInt32 = 0x0800_0100
        var bytes = [CChar](repeating: 0, count: CFStringGetLength(text) * 4 + 1)
        guard CFStringGetCString(text, &bytes, bytes.count, utf8) != 0 else { return "" }
        return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Checks that a timer that certainly exists is found.
    private static func mustFindTimers(of loop: UnsafeMutableRawPointer) {
        let probe = Timer(timeInterval: never, repeats: true) { _ in }
        let before = timers(of: loop)
        RunLoop.current.add(probe, forMode: .default)
        defer { probe.invalidate() }
        let found = timers(of: loop).filter { !before.contains($0) }
        guard found.count == 1, CFGetTypeID(found[0]) == CFRunLoopTimerGetTypeID() else {
            raise(
                "NSInternalInconsistencyException",
                "The clock cannot be held: the timers of the run loop are not found in Foundation's description of it.")
        }
    }

    // MARK: Firing

    /// Seconds that stand for never: six years, which Foundation still represents exactly.
    private static let never: TimeInterval = 2e8

    private static func putOff(_ timer: UnsafeMutableRawPointer) {
        CFRunLoopTimerSetNextFireDate(timer, Date.timeIntervalSinceReferenceDate + 2 * never)
    }

    /// The earliest due time in seconds on the clock.
    var next: TimeInterval? { entries.map(\.due).min() }

    /// Fires the first timer, in a turn of the run loop of its own.
    mutating func fireNext() {
        guard let index = entries.indices.min(by: { (entries[$0].due, $0) < (entries[$1].due, $1) }) else { return }
        let timer = entries[index].timer
        CFRunLoopTimerSetNextFireDate(timer, Date.timeIntervalSinceReferenceDate)
        for _ in 0..<100 where Self.isDue(timer) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.001, 0) }
        let interval = CFRunLoopTimerGetInterval(timer)
        // An invalid timer leaves the run loop; one of another mode is not tried again.
        entries[index].due = interval > 0 && !Self.isDue(timer) ? entries[index].due + interval : .infinity
        if CFRunLoopTimerIsValid(timer) != 0 { Self.putOff(timer) }
    }

    private static func isDue(_ timer: UnsafeMutableRawPointer) -> Bool {
        CFRunLoopTimerIsValid(timer) != 0 && CFRunLoopTimerGetNextFireDate(timer) <= Date.timeIntervalSinceReferenceDate
    }

    /// Runs a turn of the current thread's run loop, for blocks that were scheduled in it.
    static func turn() { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 0) }

    /// Lets the timers fire by themselves again after their remaining time, which is zero for timers of another mode
    /// that are due.
    mutating func release(at now: TimeInterval) {
        for entry in entries {
            let left = entry.due.isFinite ? max(0, entry.due - now) : 0
            if CFRunLoopTimerIsValid(entry.timer) != 0 {
                CFRunLoopTimerSetNextFireDate(entry.timer, Date.timeIntervalSinceReferenceDate + left)
            }
            CFRelease(entry.timer)
        }
        entries = []
    }
}
