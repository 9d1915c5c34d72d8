/// Sends values of one upstream after the other: what is asked for and did not come of one is asked of the next.
final class Succession<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let name: String
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var current: (number: Int, subscription: (any Subscription)?) = (0, nil)
    /// Called when the downstream cancels.
    var cancelled: (() -> Void)?

    init(_ name: String, _ downstream: Downstream) { (self.name, self.downstream) = (name, downstream) }

    func start() { lock.withLock { downstream }?.receive(subscription: self) }

    var isOpen: Bool { lock.withLock { downstream != nil } }

    /// Makes a publisher the one whose values are sent; the one before is cancelled.
    ///
    /// - Parameter ended: Called with its end.
    func follow<P: Publisher>(_ publisher: P, ended: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Downstream.Input {
        let (number, previous) = lock.withLock {
            defer { current = (current.number + 1, nil) }
            return (current.number + 1, current.subscription)
        }
        previous?.cancel()
        publisher.subscribe(
            Port<P.Output, P.Failure>(
                started: { self.take($0, of: number) }, received: { self.pass($0, of: number) },
                ended: { completion in if self.isCurrent(number) { ended(completion) } }))
    }

    private func isCurrent(_ number: Int) -> Bool { lock.withLock { current.number == number && downstream != nil } }

    private func take(_ subscription: any Subscription, of number: Int) {
        let asked = lock.withLock { () -> Subscribers.Demand? in
            guard current.number == number, current.subscription == nil, downstream != nil else { return nil }
            current.subscription = subscription
            return demand
        }
        guard let asked else { return subscription.cancel() }
        if asked > 0 { subscription.request(asked) }
    }

    private func pass(_ value: Downstream.Input, of number: Int) -> Subscribers.Demand {
        let downstream = lock.withLock { () -> Downstream? in
            guard current.number == number, demand > 0 else { return nil }
            demand -= 1
            return self.downstream
        }
        guard let downstream else { return .none }
        let more = downstream.receive(value)
        let (isCurrent, next) = lock.withLock {
            demand += more
            return (current.number == number, current.subscription)
        }
        if isCurrent { return more }
        if more > 0 { next?.request(more) }
        return .none
    }

    /// Sends the end.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) { close()?.receive(completion: completion) }

    /// Cancels the upstream, and sends the end.
    func interrupt(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let upstream = lock.withLock { current.subscription }
        upstream?.cancel()
        finish(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let subscription = lock.withLock {
            self.demand += demand
            return current.subscription
        }
        subscription?.request(demand)
    }

    func cancel() {
        let (subscription, cancelled) = lock.withLock { (current.subscription, self.cancelled) }
        guard close() != nil else { return }
        subscription?.cancel()
        cancelled?()
    }

    private func close() -> Downstream? {
        let (downstream, released) = lock.withLock { () -> (Downstream?, [Any?]) in
            defer { (self.downstream, current, cancelled) = (nil, (current.number + 1, nil), nil) }
            return (self.downstream, [current.subscription, cancelled])
        }
        withExtendedLifetime(released) {}
        return downstream
    }

    var description: String { name }
}
