import Synchronization

/// The time that the program lives in: the system's, or one that a test holds and steps.
///
/// What takes time asks it and nobody else. An alarm calls its action on the main queue; a held clock calls those that
/// are due as it is stepped, in the order of their times. Alarms are made, and cancelled, where the main actor's code
/// runs. A process has one clock.
package final class MediaClock: @unchecked Sendable {
    package static let shared = MediaClock()

    /// How the time passes.
    private enum Course {
        /// With the system's time, so many seconds ahead of it.
        case running(ahead: TimeInterval)
        /// Not by itself.
        case held(at: TimeInterval)
    }

    private init() {}

    private let course = Mutex(Course.running(ahead: 0))
    /// What waits, by time; of the same time, in the order in which it was asked for.
    private var alarms: [Alarm] = []
    /// Calls the first alarm of a running clock; made with the first alarm.
    private var source: (any DispatchSourceTimer)?
    private var timers: RunLoopTimers?

    /// Seconds of the system, which never run backwards.
    private var systemTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    // MARK: Now

    /// Seconds; only differences mean something.
    package var now: TimeInterval {
        course.withLock { course in
            switch course {
            case .running(let ahead): systemTime + ahead
            case .held(let time): time
            }
        }
    }

    /// Whether the time only passes by steps.
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
        /// Has the action not be called.
        package func cancel() {
            guard isPending else { return }
            action = nil
            MediaClock.shared.forget(self)
        }
    }

    /// Calls an action in some seconds.
    package func alarm(after seconds: TimeInterval, _ action: @escaping () -> Void) -> Alarm {
        alarm(at: now + max(0, seconds), action)
    }

    /// Calls an action at a time, which may have passed.
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

    /// Calls the alarms that are due, and those that become so meanwhile in a later turn.
    private func ring() {
        guard !isHeld else { return }
        let time = now
        while let first = alarms.first, first.time <= time { callFirst() }
        arm()
        CATransaction.endTurn()
    }

    // MARK: A held clock

    /// Lets time pass by steps only, from the next whole second on.
    package func hold() {
        let start = now.rounded(.up)
        course.withLock { $0 = .held(at: start) }
        source?.schedule(deadline: .distantFuture)
        timers = RunLoopTimers(at: start)
    }

    /// Lets time pass by itself again, from where it is.
    package func release() {
        timers?.release(at: now)
        timers = nil
        let ahead = now - systemTime
        course.withLock { $0 = .running(ahead: ahead) }
        arm()
    }

    /// Seconds by which steps of a frame may miss the frames, since neither are whole numbers.
    static let tolerance = 1e-9

    /// Moves a held clock, and does on the way what is due: alarms, and timers of the current thread's run loop. Each
    /// ends a turn.
    package func advance(by seconds: TimeInterval) {
        let end = now + seconds
        // Timers wait for the clock, however long the program took since they were made.
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
