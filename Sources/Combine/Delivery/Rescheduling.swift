/// Passes values and the end on as a scheduler calls it, in the order in which they came.
final class Rescheduling<Downstream: Subscriber>: Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private enum Event {
        case value(Downstream.Input)
        case end(Subscribers.Completion<Downstream.Failure>)
    }

    private let outlet: Outlet<Downstream>
    private let upstream = UpstreamLink()
    private let lock = NSLock()
    private var events = Queue<Event>()
    private let schedule: (@escaping () -> Void) -> Void
    /// Called before a value or the end is scheduled.
    var noticed: (() -> Void)?
    private let calls = SerialCalls()

    /// - Parameter schedule: Has the scheduler call a closure.
    init(_ name: String, _ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
        (outlet, self.schedule) = (Outlet(name, downstream), schedule)
        outlet.requested = upstream.request
        outlet.cancelled = { [upstream] in
            upstream.cancel()
            self.noticed = nil
        }
    }

    func receive(subscription: any Subscription) {
        if upstream.start(subscription) { outlet.start() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if upstream.isActive { add(.value(input)) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if upstream.end() { add(.end(completion)) }
    }

    /// Cancels the upstream and ends at once.
    func interrupt(_ completion: Subscribers.Completion<Failure>) {
        upstream.cancel()
        outlet.finish(completion)
    }

    private func add(_ event: Event) {
        noticed?()
        lock.withLock { events.append(event) }
        schedule { [self] in calls.perform(deliverNext) }
    }

    private func deliverNext() {
        switch lock.withLock({ events.popFirst() }) {
        case .value(let value): outlet.offer(value)
        case .end(let completion): outlet.finish(completion, isPatient: true)
        case nil: break
        }
    }
}
