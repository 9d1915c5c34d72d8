/// An operator that looks at all values, and sends one result at the end or as soon as it is known.
final class Gathering<Input, Failure: Error, Downstream: Subscriber>: Subscriber {
    private let outlet: Outlet<Downstream>
    private let upstream = UpstreamLink()
    private let take: (Input) throws -> Bool
    private let result: () -> Downstream.Input?

    /// - Parameters:
    ///   - take: Looks at a value and returns whether more are needed.
    ///   - result: The result; nil if there is none.
    init(
        _ name: String, _ downstream: Downstream, from input: Input.Type = Input.self, failure: Failure.Type = Failure.self,
        take: @escaping (Input) throws -> Bool, result: @escaping () -> Downstream.Input?
    ) {
        (outlet, self.take, self.result) = (Outlet(name, downstream), take, result)
        outlet.cancelled = upstream.cancel
    }

    func receive(subscription: any Subscription) {
        guard upstream.start(subscription) else { return }
        outlet.start()
        upstream.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isActive else { return .none }
        do {
            if try !take(input) {
                upstream.cancel()
                conclude()
            }
        } catch {
            upstream.cancel()
            outlet.finish(.failure(error as! Downstream.Failure))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.end() else { return }
        switch completion {
        case .finished: conclude()
        case .failure(let error): outlet.finish(.failure(error as! Downstream.Failure))
        }
    }

    private func conclude() {
        if let value = result() { outlet.offer(value) }
        outlet.finish(.finished)
    }
}
