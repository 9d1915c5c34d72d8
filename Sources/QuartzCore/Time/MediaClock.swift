import Synchronization

/// The program's clock: the system's time, or one that a test holds and steps.
///
/// Everything that takes time uses this clock only. An alarm calls its action on the main queue; stepping a held clock
/// calls the due actions in the order of their times. Alarms are set and cancelled in the main actor's context. A
/// process has one clock.
package final class MediaClock: @unchecked Sendable {
    package static let shared = MediaClock()

    /// The mode of the clock.
    private enum Course {
        /// Running with the system's time, some seconds ahead of it.
        case running(ahead: TimeInterval)
        /// Held at a time.
        case held(at: TimeInterval)
    }

    private init() {}

    private let course = Mutex(Course.running(ahead: 0))
    /// The pending alarms by time; alarms with the same time in the order in which they were set.
    private var alarms: [Alarm] = []
    /// The timer for the first alarm of a running clock; created with the first alarm.
    private var source: (any DispatchSourceTimer)?
    private var timers: RunLoopTimers?

    /// The system's monotonic time in seconds.
    private var systemTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    // MARK: Now

    /// The current time in seconds; only differences are meaningful.
    package var now: TimeInterval {
        course.withLock { course in
            switch course {
            case .running(let ahead): systemTime + ahead
            case .held(let time): time
            }
        }
    }

    /// Whether the clock is held and only moves by steps.
    package var isHeld: Bool {
        course.withLock { course in
            if case .held = course { true } else { false }
        }
    }

    // MARK: Alarms

    /// An action at a time.
    package final class Alarm {
        /// Seconds on the clock.
        package let time: TimeInterval
        fileprivate var action: (() -> Void)?

        fileprivate init(_ time: TimeInterval, _ action: @escaping () -> Void) { (self.time, self.action) = (time, action) }

        /// Whether the action was neither called nor cancelled.
        package var isPending: Bool { action != nil }
        /// Cancels the action.
        package func cancel() {
            guard isPending else { return }
            action = nil
            MediaClock.shared.forget(self)
        }
    }

    /// Sets an alarm after some seconds.
    package func alarm(after seconds: TimeInterval, _ action: @escaping () -> Void) -> Alarm {
        alarm(at: now + max(0, seconds), action)
    }

    /// Sets an alarm at a time, which may have passed.
    package func alarm(at time: TimeInterval, _ action: @escaping () -> Void) -> Alarm {
        let alarm = Alarm(time, action)
        alarms.insert(alarm, at: alarms.firstIndex { $0.time > time } ?? alarms.count)
        if alarms.first === alarm { arm() }
        return alarm
    }

    fileprivate func forget(_ alarm: Alarm) { alarms.removeAll { $0 === alarm } }

    private func callFirst() {
        let action = alarms.removeFirst().action.take()
        action?()
    }

    // MARK: A running clock

    /// Sets the timer to the first alarm.
    private func arm() {
        guard !isHeld, let first = alarms.first else { return }
        let source = self.source ?? makeSource()
        source.schedule(deadline: .now() + max(0, first.time - now))
    }

    private func makeSource() -> any DispatchSourceTimer {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { self.ring() }
        source.resume()
        self.source = source
        return source
    }

    /// Calls the due alarms; those that become due meanwhile are called in a later turn.
    private func ring() {
        guard !isHeld else { return }
        let time = now
        while let first = alarms.first, first.time <= time { callFirst() }
        arm()
        CATransaction.endTurn()
    }

    // MARK: A held clock

    /// Holds the clock at the next whole second.
    package func hold() {
        let start = now.rounded(.up)
        course.withLock { $0 = .held(at: start) }
        source?.schedule(deadline: .distantFuture)
        timers = RunLoopTimers(at: start)
    }

    /// Releases the clock, which continues from its current time.
    package func release() {
        timers?.release(at: now)
        timers = nil
        let ahead = now - systemTime
        course.withLock { $0 = .running(ahead: ahead) }
        arm()
    }

    /// Seconds by which sums of frame durations may differ from frame times through rounding.
    static let tolerance = 1e-9

    /// Advances a held clock and handles what becomes due on the way: alarms, and timers of the current thread's run
    /// loop. Each ends a turn.
    package func advance(by seconds: TimeInterval) {
        let end = now + seconds
        // Timers are relative to the clock, however much real time has passed since they were created.
        timers?.find(at: now)
        RunLoopTimers.turn()
        CATransaction.endTurn()
        while let due = nextDue(), due.time <= end + Self.tolerance {
            move(to: due.time)
            if due.isTimer { timers?.fireNext() } else { callFirst() }
            CATransaction.endTurn()
        }
        move(to: end)
    }

    private func nextDue() -> (time: TimeInterval, isTimer: Bool)? {
        timers?.find(at: now)
        let (alarm, timer) = (alarms.first?.time, timers?.next)
        if let timer, timer < alarm ?? .infinity { return (timer, true) }
        return alarm.map { ($0, false) }
    }

    private func move(to time: TimeInterval) {
        let time = max(time, now)
        course.withLock { $0 = .held(at: time) }
    }
}
