/// Sends the elements of an iterator as they are asked for, and the end right after the last.
final class ListSubscription<Elements: IteratorProtocol, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Elements.Element == Downstream.Input {
    private let lock = NSLock()
    private var elements: Elements
    private var next: Elements.Element?
    private var downstream: Downstream?
    private let completion: Subscribers.Completion<Downstream.Failure>
    private var demand = Subscribers.Demand.none
    private var isSending = false
    let description: String

    /// Sends the subscription to a subscriber, or the end at once if there is no element.
    static func attach(
        _ downstream: Downstream, to elements: Elements, _ completion: Subscribers.Completion<Downstream.Failure>, name: String
    ) {
        let subscription = ListSubscription(downstream, elements, completion, name)
        if subscription.next == nil {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: completion)
        } else {
            downstream.receive(subscription: subscription)
        }
    }

    private init(
        _ downstream: Downstream, _ elements: Elements, _ completion: Subscribers.Completion<Downstream.Failure>, _ name: String
    ) {
        (self.downstream, self.elements, self.completion, description) = (downstream, elements, completion, name)
        next = self.elements.next()
    }

    func request(_ demand: Subscribers.Demand) {
        let starts = lock.withLock {
            self.demand += demand
            guard !isSending, downstream != nil, self.demand > 0 else { return false }
            isSending = true
            return true
        }
        if starts { send() }
    }

    /// Sends while values are asked for. Calls meanwhile add to what is asked for.
    private func send() {
        while let (value, downstream) = take() {
            let following = elements.next()
            let more = downstream.receive(value)
            lock.withLock {
                next = following
                demand += more
            }
        }
    }

    private func take() -> (Elements.Element, Downstream)? {
        lock.lock()
        guard let downstream, next == nil || demand > 0 else {
            isSending = false
            lock.unlock()
            return nil
        }
        if let next {
            demand -= 1
            lock.unlock()
            return (next, downstream)
        }
        self.downstream = nil
        lock.unlock()
        downstream.receive(completion: completion)
        return nil
    }

    func cancel() {
        let released = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        withExtendedLifetime(released) {}
    }
}
