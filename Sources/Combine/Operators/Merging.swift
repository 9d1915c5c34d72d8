/// Sends the values of several publishers, until all are over.
final class Merging<Downstream: Subscriber> {
    private let outlet: Outlet<Downstream>
    private let inlets = Inlets()
    private let lock = NSLock()
    private var left: Int

    init(_ downstream: Downstream, count: Int) {
        (outlet, left) = (Outlet("Merge", downstream), count)
        outlet.requested = inlets.downstreamAsked
        outlet.delivered = inlets.downstreamGot
        outlet.cancelled = inlets.cancel
    }

    func start(_ add: (Merging) -> Void) {
        outlet.start()
        add(self)
        if left == 0 { outlet.finish(.finished) }
    }

    func add<P: Publisher>(_ publisher: P, as source: Int)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        guard outlet.isOpen else { return }
        publisher.subscribe(
            Port<P.Output, P.Failure>(
                started: { subscription in
                    self.inlets.add(subscription, as: source)
                    subscription.request(self.inlets.firstDemand)
                },
                received: { value in
                    self.outlet.offer(value, from: source)
                    return .none
                }, ended: { self.end(source, $0) }))
    }

    private func end(_ source: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        inlets.remove(source)
        if case .failure = completion {
            inlets.cancel()
            return outlet.finish(completion)
        }
        let isLast = lock.withLock {
            left -= 1
            return left == 0
        }
        if isLast { outlet.finish(.finished) }
    }
}
