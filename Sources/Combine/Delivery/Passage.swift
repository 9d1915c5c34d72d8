/// Passes the values of an upstream on, until another publisher has its say.
final class Passage<Input, Failure: Error, Downstream: Subscriber>: Subscriber
where Downstream.Input == Input, Downstream.Failure == Failure {
    private let outlet: Outlet<Downstream>
    private let upstream = UpstreamLink()
    private let lock = NSLock()
    private var isLocked: Bool
    private var other: (any Cancellable)?

    init(_ name: String, _ downstream: Downstream, isShut: Bool = false) {
        (outlet, isLocked) = (Outlet(name, downstream), isShut)
        outlet.requested = upstream.request
        outlet.cancelled = { self.cancel() }
    }

    /// Whether values are dropped.
    var isShut: Bool { lock.withLock { isLocked } }
    /// Lets values pass from now on.
    func unlock() { lock.withLock { isLocked = false } }

    /// Asks another publisher for one value.
    func listen<P: Publisher>(
        to publisher: P, received: @escaping (Passage) -> Void,
        ended: @escaping (Passage, Subscribers.Completion<P.Failure>) -> Void = { _, _ in }
    ) {
        let port = Port<P.Output, P.Failure>()
        port.started = { [weak port] subscription in
            port?.upstream = subscription
            subscription.request(.max(1))
        }
        port.received = { [weak port] _ in
            port?.cancel()
            received(self)
            return .none
        }
        port.ended = { ended(self, $0) }
        lock.withLock { other = port }
        publisher.subscribe(port)
    }

    func receive(subscription: any Subscription) {
        if upstream.start(subscription) { outlet.start() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if isShut { return .max(1) }
        outlet.offer(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if upstream.end() { finish(completion) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        cancel()
        outlet.finish(completion)
    }

    private func cancel() {
        let other = lock.withLock {
            defer { self.other = nil }
            return self.other
        }
        other?.cancel()
        upstream.cancel()
    }
}
