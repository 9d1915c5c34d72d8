/// Sends values to a subscriber as it asks for them, one after the other, whichever threads they come from.
///
/// While the subscriber is called, other calls only note what is to be done: the one that calls it does it. No lock is
/// held meanwhile, so that the subscriber may ask for more or cancel.
package final class Outlet<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    /// The treatment of a value that finds others waiting.
    package enum Waiting {
        /// It waits behind them.
        case all
        /// It takes the place of one that is not asked for, either.
        case latest
    }

    private let name: String
    private let waiting: Waiting
    private let lock = NSLock()
    private var downstream: Downstream?
    private var queue = Queue<(value: Downstream.Input, source: Int)>()
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isDelivering = false
    private var isStarted = false

    /// Called with what the subscriber asks for, each time.
    var requested: ((Subscribers.Demand) -> Void)?
    /// Called after a value was sent, with the source that it was offered with.
    var delivered: ((Int) -> Void)?
    /// Called when the subscriber cancels.
    package var cancelled: (() -> Void)?

    package init(_ name: String, _ downstream: Downstream, keeping waiting: Waiting = .all) {
        (self.name, self.downstream, self.waiting) = (name, downstream, waiting)
    }

    /// Sends the subscription. Nothing is sent before it.
    package func start() {
        lock.withLock { downstream }?.receive(subscription: self)
        lock.withLock { isStarted = true }
        deliver()
    }

    /// Whether the subscriber neither cancelled nor was told of the end.
    var isOpen: Bool { lock.withLock { downstream != nil } }

    /// The number of values that wait.
    var count: Int { lock.withLock { queue.count } }

    /// Sends a value, as soon as it is asked for.
    ///
    /// - Parameter isLossy: Whether the value is lost where it is not asked for already.
    package func offer(_ value: Downstream.Input, from source: Int = 0, isLossy: Bool = false) {
        lock.withLock {
            guard downstream != nil, completion == nil, !isLossy || demand > queue.count else { return }
            if case .latest = waiting, demand < queue.count { queue.removeLast() }
            queue.append((value, source))
        }
        deliver()
    }

    /// Removes the value that waits longest.
    func dropOldest() { lock.withLock { _ = queue.popFirst() } }

    /// Sends the end: after the values that wait, or an error at once.
    ///
    /// - Parameter isPatient: Whether an error waits, too.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>, isPatient: Bool = false) {
        lock.withLock {
            guard downstream != nil, self.completion == nil else { return }
            self.completion = completion
            if case .failure = completion, !isPatient { queue.removeAll() }
        }
        deliver()
    }

    package func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let requested = lock.withLock {
            // Who asks has the subscription.
            isStarted = true
            self.demand += demand
            return downstream == nil ? nil : self.requested
        }
        requested?(demand)
        deliver()
    }

    package func cancel() {
        let (released, cancelled) = lock.withLock {
            let closure = downstream == nil ? nil : self.cancelled
            return (close(), closure)
        }
        cancelled?()
        withExtendedLifetime(released) {}
    }

    /// Forgets everything; returns what is to be released without the lock.
    private func close() -> [Any?] {
        let released: [Any?] = [downstream, queue, requested, delivered, cancelled]
        (downstream, requested, delivered, cancelled) = (nil, nil, nil, nil)
        queue.removeAll()
        return released
    }

    // MARK: Delivery

    private enum Next {
        case value(Downstream.Input, source: Int, to: Downstream)
        case end(Subscribers.Completion<Downstream.Failure>, to: Downstream, [Any?])
    }

    private func deliver() {
        lock.lock()
        guard !isDelivering else { return lock.unlock() }
        isDelivering = true
        while let next = next() {
            lock.unlock()
            send(next)
            lock.lock()
        }
        isDelivering = false
        lock.unlock()
    }

    private func next() -> Next? {
        guard isStarted, let downstream else { return nil }
        if demand > 0, let (value, source) = queue.popFirst() {
            demand -= 1
            return .value(value, source: source, to: downstream)
        }
        guard let completion, queue.isEmpty else { return nil }
        return .end(completion, to: downstream, close())
    }

    private func send(_ next: Next) {
        switch next {
        case .value(let value, let source, let downstream):
            let more = downstream.receive(value)
            let delivered = lock.withLock { self.delivered }
            delivered?(source)
            if more > 0 { request(more) }
        case .end(let completion, let downstream, _): downstream.receive(completion: completion)
        }
    }

    package var description: String { name }
}
