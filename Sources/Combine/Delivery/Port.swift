/// A subscriber of closures, by which operators with several upstreams hear each of them.
final class Port<Input, Failure: Error>: Subscriber, Cancellable {
    var started: ((any Subscription) -> Void)?
    var received: ((Input) -> Subscribers.Demand)?
    var ended: ((Subscribers.Completion<Failure>) -> Void)?
    private let lock = NSLock()
    private var state: (subscription: (any Subscription)?, isOver: Bool) = (nil, false)

    init(
        started: ((any Subscription) -> Void)? = nil, received: ((Input) -> Subscribers.Demand)? = nil,
        ended: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        (self.started, self.received, self.ended) = (started, received, ended)
    }

    /// The subscription, kept by those that cancel the port.
    var upstream: (any Subscription)? {
        get { lock.withLock { state.subscription } }
        set { lock.withLock { state.subscription = newValue } }
    }

    func receive(subscription: any Subscription) {
        if lock.withLock({ state.isOver }) { subscription.cancel() } else { started?(subscription) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { lock.withLock { state.isOver } ? .none : received?(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        if !lock.withLock({ state.isOver }) { ended?(completion) }
    }

    /// Forgets the subscription: nothing is heard any more.
    func release() { lock.withLock { state = (nil, true) } }

    func cancel() {
        let subscription = lock.withLock {
            defer { state = (nil, true) }
            return state.subscription
        }
        subscription?.cancel()
    }
}
