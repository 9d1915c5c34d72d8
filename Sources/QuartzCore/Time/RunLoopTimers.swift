internal import CRunLoop

/// The timers of the current thread's run loop, which a held clock fires.
///
/// Foundation lists a run loop's timers in the text that describes the loop and nowhere else, so they are found there.
/// A timer that was found is put off for years and fires when the clock comes to its time.
struct RunLoopTimers {
    private struct Entry {
        let timer: UnsafeMutableRawPointer
        /// Seconds on the clock.
        var due: TimeInterval
    }

    /// In the order in which they were found.
    private var entries: [Entry] = []
    private let loop: UnsafeMutableRawPointer
    /// The system's time when the timers were looked for last: the clock stands still since then.
    private var lastLook = Date.timeIntervalSinceReferenceDate

    /// Takes over the timers of the current thread's run loop.
    ///
    /// - Precondition: They can be found; raises `NSInternalInconsistencyException` otherwise.
    init(at now: TimeInterval) {
        loop = CFRunLoopGetCurrent()
        Self.mustFindTimers(of: loop)
        find(at: now)
    }

    // MARK: Finding them

    /// Takes over the timers that are new, and forgets those that are gone.
    mutating func find(at now: TimeInterval) {
        let present = Self.timers(of: loop)
        for entry in entries where !present.contains(entry.timer) { CFRelease(entry.timer) }
        entries.removeAll { !present.contains($0.timer) }
        for timer in present.sorted(by: { CFRunLoopTimerGetNextFireDate($0) < CFRunLoopTimerGetNextFireDate($1) }) {
            takeOver(timer, at: now)
        }
        lastLook = Date.timeIntervalSinceReferenceDate
    }

    /// Notes when a timer is due that was not put off yet, or that the program set anew.
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

    /// Seconds on the clock until a timer is due that the system would fire at a date. Between its making and its
    /// finding some time of the system passed: a repeating timer that was made since the last look is due after its
    /// interval, any other after the next hundredth of a second.
    private func remaining(until date: TimeInterval, interval: TimeInterval) -> TimeInterval {
        let now = Date.timeIntervalSinceReferenceDate
        let wasMade = date - interval
        let tolerance = 0.001
        if interval > 0, wasMade >= lastLook - tolerance, wasMade <= now + tolerance { return interval }
        return max(0, ((date - now) * 100 - 1e-6).rounded(.up) / 100)
    }

    /// The timers in the description of a run loop, once each.
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

    /// Looks for a timer that is certainly there.
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

    // MARK: Firing them

    /// Seconds that stand for no time at all: six years, which Foundation still counts exactly.
    private static let never: TimeInterval = 2e8

    private static func putOff(_ timer: UnsafeMutableRawPointer) {
        CFRunLoopTimerSetNextFireDate(timer, Date.timeIntervalSinceReferenceDate + 2 * never)
    }

    /// When the first timer is due, in seconds on the clock.
    var next: TimeInterval? { entries.map(\.due).min() }

    /// Fires the first timer: has the run loop find it due, in a turn of its own.
    mutating func fireNext() {
        guard let index = entries.indices.min(by: { (entries[$0].due, $0) < (entries[$1].due, $1) }) else { return }
        let timer = entries[index].timer
        CFRunLoopTimerSetNextFireDate(timer, Date.timeIntervalSinceReferenceDate)
        for _ in 0..<100 where Self.isDue(timer) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.001, 0) }
        let interval = CFRunLoopTimerGetInterval(timer)
        // A timer that is invalid leaves the loop, and one of another mode is not asked again.
        entries[index].due = interval > 0 && !Self.isDue(timer) ? entries[index].due + interval : .infinity
        if CFRunLoopTimerIsValid(timer) != 0 { Self.putOff(timer) }
    }

    private static func isDue(_ timer: UnsafeMutableRawPointer) -> Bool {
        CFRunLoopTimerIsValid(timer) != 0 && CFRunLoopTimerGetNextFireDate(timer) <= Date.timeIntervalSinceReferenceDate
    }

    /// Runs a turn of the current thread's run loop, for what was asked to be performed in it.
    static func turn() { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 0) }

    /// Lets the timers fire by themselves again, after what is left of their time; nothing is left for those of another
    /// mode that came due.
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
