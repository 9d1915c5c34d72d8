/// The result of an operator's step for one value.
enum StepResult<Output> {
    /// A value goes on.
    case pass(Output)
    /// Nothing goes on, and another value is asked for.
    case skip
    /// The last value goes on.
    case last(Output)
    /// The stream ends.
    case end
}

/// An operator that looks at one value after the other. What its downstream asks for is asked of its upstream.
///
/// The closure is called with one value at a time and without a lock.
final class Step<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    private let downstream: Downstream
    private let upstream = UpstreamLink()
    private let name: String
    private let look: (Input) throws -> StepResult<Downstream.Input>
    private let translate: ((Failure) -> Downstream.Failure)?

    /// - Parameters:
    ///   - translate: What becomes of the upstream's errors. By default they are of the downstream's type, or that is
    ///     `any Error`.
    ///   - look: What is made of each value. Errors are of the downstream's type.
    init(
        _ name: String, _ downstream: Downstream, from upstream: Input.Type = Input.self, failure: Failure.Type = Failure.self,
        translate: ((Failure) -> Downstream.Failure)? = nil,
        _ look: @escaping (Input) throws -> StepResult<Downstream.Input>
    ) {
        (self.name, self.downstream, self.translate, self.look) = (name, downstream, translate, look)
    }

    func receive(subscription: any Subscription) {
        if upstream.start(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isActive else { return .none }
        do {
            switch try look(input) {
            case .pass(let output): return downstream.receive(output)
            case .skip: return .max(1)
            case .last(let output):
                upstream.cancel()
                _ = downstream.receive(output)
                downstream.receive(completion: .finished)
            case .end:
                upstream.cancel()
                downstream.receive(completion: .finished)
            }
        } catch {
            upstream.cancel()
            downstream.receive(completion: .failure(error as! Downstream.Failure))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.end() else { return }
        downstream.receive(completion: completion.mapped(translate ?? { $0 as! Downstream.Failure }))
    }

    func request(_ demand: Subscribers.Demand) { upstream.request(demand) }
    func cancel() { upstream.cancel() }
    var description: String { name }
}

extension Subscribers.Completion {
    /// The same end with another error.
    func mapped<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
