/// Sends the values of several publishers together that have the same place in each.
final class EqualPlaces<Downstream: Subscriber> {
    private let outlet: Outlet<Downstream>
    private let inlets = Inlets()
    private let together: ([Any]) -> Downstream.Input
    private let calls = SerialCalls()
    private var queues: [Queue<Any>]
    private var areOver: [Bool]

    init(_ downstream: Downstream, count: Int, _ together: @escaping ([Any]) -> Downstream.Input) {
        (outlet, self.together) = (Outlet("Zip", downstream), together)
        (queues, areOver) = (Array(repeating: Queue(), count: count), Array(repeating: false, count: count))
        outlet.requested = inlets.request(_:)
        outlet.cancelled = inlets.cancel
    }

    func start(_ add: (EqualPlaces) -> Void) {
        outlet.start()
        add(self)
    }

    func add<P: Publisher>(_ publisher: P, as source: Int) where P.Failure == Downstream.Failure {
        guard outlet.isOpen else { return }
        publisher.subscribe(
            Port<P.Output, P.Failure>(
                started: { subscription in
                    let asked = self.inlets.add(subscription, as: source)
                    if asked > 0 { subscription.request(asked) }
                },
                received: { value in
                    self.calls.perform { self.take(value, from: source) }
                    return .none
                }, ended: { completion in self.calls.perform { self.end(source, completion) } }))
    }

    private func take(_ value: Any, from source: Int) {
        queues[source].append(value)
        guard queues.allSatisfy({ !$0.isEmpty }) else { return }
        let values = queues.indices.compactMap { queues[$0].popFirst() }
        outlet.offer(together(values))
        finishIfNothingFollows()
    }

    private func end(_ source: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .failure = completion {
            inlets.cancel()
            return outlet.finish(completion)
        }
        areOver[source] = true
        inlets.remove(source)
        finishIfNothingFollows()
    }

    /// Finishes where a publisher is over and all its values were sent.
    private func finishIfNothingFollows() {
        guard queues.indices.contains(where: { areOver[$0] && queues[$0].isEmpty }) else { return }
        inlets.cancel()
        outlet.finish(.finished)
    }
}
