/// Counts what happens, so that a call which was scheduled finds out whether something happened since.
final class Occurrences {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }

    func isLatest(_ number: Int) -> Bool { lock.withLock { number == count } }
}

/// Sends a value when no other came for an interval.
final class Debouncing<Downstream: Subscriber>: Subscriber {
    private let outlet: Outlet<Downstream>
    private let upstream = UpstreamLink()
    private let values = Occurrences()
    private let later: (@escaping () -> Void) -> Void
    private let soon: (@escaping () -> Void) -> Void

    init(
        _ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void,
        soon: @escaping (@escaping () -> Void) -> Void
    ) {
        (outlet, self.later, self.soon) = (Outlet("Debounce", downstream, keeping: .latest), later, soon)
        outlet.cancelled = upstream.cancel
    }

    func receive(subscription: any Subscription) {
        guard upstream.start(subscription) else { return }
        outlet.start()
        upstream.request(.unlimited)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard upstream.isActive else { return .none }
        let number = values.next()
        later { [self] in if values.isLatest(number) { outlet.offer(input) } }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.end() else { return }
        _ = values.next()
        soon { [self] in outlet.finish(completion) }
    }
}

/// Sends at most one value in an interval.
final class Throttling<Downstream: Subscriber, Context: Scheduler>: Subscriber {
    private let outlet: Outlet<Downstream>
    private let upstream = UpstreamLink()
    private let (scheduler, interval): (Context, Context.SchedulerTimeType.Stride)
    private let isLatest: Bool
    private let lock = NSLock()
    private var last: Context.SchedulerTimeType?
    private var pending: Downstream.Input?
    private var isScheduled = false
    private var completion: Subscribers.Completion<Downstream.Failure>?

    init(_ downstream: Downstream, _ scheduler: Context, _ interval: Context.SchedulerTimeType.Stride, latest: Bool) {
        (self.scheduler, self.interval, isLatest) = (scheduler, interval, latest)
        outlet = Outlet("Throttle", downstream, keeping: .latest)
        outlet.cancelled = upstream.cancel
    }

    func receive(subscription: any Subscription) {
        guard upstream.start(subscription) else { return }
        outlet.start()
        upstream.request(.unlimited)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard upstream.isActive else { return .none }
        let schedules = lock.withLock {
            if isLatest || pending == nil { pending = input }
            defer { isScheduled = true }
            return !isScheduled
        }
        if schedules { scheduleNext() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.end() else { return }
        let waits = lock.withLock {
            if case .failure = completion { pending = nil }
            self.completion = completion
            return pending != nil
        }
        if !waits { scheduler.schedule { [self] in outlet.finish(completion) } }
    }

    private func scheduleNext() {
        let now = scheduler.now
        let due = lock.withLock { last?.advanced(by: interval) }
        guard let due, now < due else { return scheduler.schedule(sendPending) }
        scheduler.schedule(after: due, sendPending)
    }

    private func sendPending() {
        let (value, completion) = lock.withLock {
            defer { (pending, last, isScheduled) = (nil, scheduler.now, false) }
            return (pending, self.completion)
        }
        guard let value else { return }
        outlet.offer(value)
        if let completion { outlet.finish(completion) }
    }
}

/// Asks and cancels as a scheduler calls it.
final class ScheduledSubscription<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    private let downstream: Downstream
    private let upstream = UpstreamLink()
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
        (self.downstream, self.schedule) = (downstream, schedule)
    }

    func receive(subscription: any Subscription) {
        if upstream.start(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard upstream.isActive else { return .none }
        let more = downstream.receive(input)
        if more > 0 { request(more) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if upstream.end() { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) { schedule { [upstream] in upstream.request(demand) } }

    func cancel() {
        let upstream = upstream.ending()
        schedule { upstream?.cancel() }
    }

    var description: String { "SubscribeOn" }
}
