/// Sends the latest values of several publishers together. Of those that are not asked for, the last remain.
final class LatestValues<Downstream: Subscriber> {
    private let outlet: Outlet<Downstream>
    private let inlets = Inlets()
    private let together: ([Any]) -> Downstream.Input
    private let lock = NSLock()
    private var latest: [Any?]
    private var left: Int

    init(_ downstream: Downstream, count: Int, _ together: @escaping ([Any]) -> Downstream.Input) {
        (outlet, self.together) = (Outlet("CombineLatest", downstream, keeping: .latest), together)
        (latest, left) = (Array(repeating: nil, count: count), count)
        outlet.cancelled = inlets.cancel
    }

    func start(_ add: (LatestValues) -> Void) {
        outlet.start()
        add(self)
    }

    func add<P: Publisher>(_ publisher: P, as source: Int) where P.Failure == Downstream.Failure {
        guard outlet.isOpen else { return }
        publisher.subscribe(
            Port<P.Output, P.Failure>(
                started: { subscription in
                    self.inlets.add(subscription, as: source)
                    subscription.request(.unlimited)
                },
                received: { value in
                    self.take(value, from: source)
                    return .none
                }, ended: self.end))
    }

    /// Values leave in the order in which they came: they are offered before another one is noted.
    private func take(_ value: Any, from source: Int) {
        calls.perform { [self] in
            latest[source] = value
            let values = latest.compactMap { $0 }
            if values.count == latest.count { outlet.offer(together(values)) }
        }
    }

    private let calls = SerialCalls()

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
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
