/// The subscriptions of an operator with several upstreams, by numbers in the order of their start.
final class Inlets {
    private let lock = NSLock()
    private var subscriptions: [(source: Int, subscription: any Subscription)] = []
    private var isClosed = false
    private var asksForAll = false
    private var asked = Subscribers.Demand.none

    /// Notes a subscription, or cancels it after the end.
    ///
    /// - Returns: What each was asked for before.
    @discardableResult
    func add(_ subscription: any Subscription, as source: Int) -> Subscribers.Demand {
        let (isClosed, asked) = lock.withLock {
            if !self.isClosed { subscriptions.append((source, subscription)) }
            return (self.isClosed, self.asked)
        }
        if isClosed { subscription.cancel() }
        return isClosed ? .none : asked
    }

    func remove(_ source: Int) { lock.withLock { subscriptions.removeAll { $0.source == source } } }

    /// Asks one for values.
    func request(_ demand: Subscribers.Demand, of source: Int) {
        lock.withLock { subscriptions.first { $0.source == source } }?.subscription.request(demand)
    }

    /// Asks each for values.
    func request(_ demand: Subscribers.Demand) {
        let subscriptions = lock.withLock {
            asked += demand
            return self.subscriptions
        }
        for (_, subscription) in subscriptions { subscription.request(demand) }
    }

    func cancel() {
        let cancelled = lock.withLock {
            defer { (subscriptions, isClosed) = ([], true) }
            return subscriptions
        }
        for (_, subscription) in cancelled { subscription.cancel() }
    }

    // MARK: One value of each

    /// The first demand of an inlet: unlimited if the downstream's is, otherwise one value; the next one is asked for
    /// when that is sent.
    var firstDemand: Subscribers.Demand { lock.withLock { asksForAll } ? .unlimited : .max(1) }

    /// Notes what the downstream asks for.
    func downstreamAsked(for demand: Subscribers.Demand) {
        guard demand == .unlimited else { return }
        let wasFinite = lock.withLock {
            defer { asksForAll = true }
            return !asksForAll
        }
        if wasFinite { request(.unlimited) }
    }

    /// Asks for the next value of one whose value was sent.
    func downstreamGot(from source: Int) {
        if !lock.withLock({ asksForAll }) { request(.max(1), of: source) }
    }
}
