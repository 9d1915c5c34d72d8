/// The subscription of a subscriber that has one, from its start to its end.
final class UpstreamLink {
    private enum State {
        case waiting, ended
        case started(any Subscription)
    }
    private let lock = NSLock()
    private var state = State.waiting

    /// Notes the subscription. Cancels it, and returns false, if there was one before or the end came.
    func start(_ subscription: any Subscription) -> Bool {
        let isFirst = lock.withLock {
            guard case .waiting = state else { return false }
            state = .started(subscription)
            return true
        }
        if !isFirst { subscription.cancel() }
        return isFirst
    }

    /// Whether values are passed on.
    var isActive: Bool {
        lock.withLock {
            if case .started = state { true } else { false }
        }
    }

    /// Asks for values, unless it ended.
    func request(_ demand: Subscribers.Demand) {
        let subscription = lock.withLock { () -> (any Subscription)? in
            if case .started(let subscription) = state { subscription } else { nil }
        }
        subscription?.request(demand)
    }

    /// Ends it.
    ///
    /// - Returns: Whether it had not ended before.
    func end() -> Bool {
        lock.withLock { () -> (Bool, State) in
            defer { state = .ended }
            if case .ended = state { return (false, state) }
            return (true, state)
        }.0
    }

    /// Ends it and cancels the subscription.
    func cancel() { ending()?.cancel() }

    /// Ends it, and returns the subscription that is to be cancelled.
    func ending() -> (any Subscription)? {
        let ended = lock.withLock {
            defer { state = .ended }
            return state
        }
        return if case .started(let subscription) = ended { subscription } else { nil }
    }
}
