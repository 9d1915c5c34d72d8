/// The subscribers of a subject, and how they are told of values.
final class Broadcast<Output, Failure: Error> {
    private let name: String
    private let lock = NSLock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var asksUpstreams: Bool
    private let keepsValue: Bool
    private var value: Output?

    /// - Parameter value: The value that subscribers get first; nil for subjects without one.
    init(_ name: String, current value: Output? = nil) {
        (self.name, self.value) = (name, value)
        (keepsValue, asksUpstreams) = (value != nil, value != nil)
    }

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// The value that was sent last.
    var current: Output? { lock.withLock { value } }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = SubscriberConduit(name, subscriber, self)
        let completion = lock.withLock {
            if self.completion == nil {
                conduit.missed = value
                conduits.append(conduit)
            }
            return self.completion
        }
        guard let completion else { return subscriber.receive(subscription: conduit) }
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: completion)
    }

    /// Sends a value.
    ///
    /// - Parameter isEarly: Whether the value becomes the current one after subscribers got it.
    func send(_ value: Output, isEarly: Bool = false) {
        let conduits = lock.withLock { () -> [Conduit<Output, Failure>] in
            guard completion == nil else { return [] }
            if keepsValue, !isEarly { self.value = value }
            return self.conduits
        }
        for conduit in conduits { conduit.offer(value, keepsMissed: keepsValue) }
        if isEarly { lock.withLock { self.value = value } }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let conduits = lock.withLock { () -> [Conduit<Output, Failure>] in
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer { self.conduits = [] }
            return self.conduits
        }
        for conduit in conduits { conduit.finish(completion) }
    }

    func remove(_ conduit: Conduit<Output, Failure>) { lock.withLock { conduits.removeAll { $0 === conduit } } }

    // MARK: Upstreams

    func add(_ upstream: any Subscription) {
        let asks = lock.withLock {
            upstreams.append(upstream)
            return asksUpstreams
        }
        if asks { upstream.request(.unlimited) }
    }

    /// Asks the upstreams for all values as soon as a subscriber asks for any.
    func subscriberAsked() {
        let asked = lock.withLock { () -> [any Subscription] in
            defer { asksUpstreams = true }
            return asksUpstreams ? [] : upstreams
        }
        for upstream in asked { upstream.request(.unlimited) }
    }
}

/// The subscription of a subject's subscriber, whose type is not known.
class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
    private let name: String
    /// The value that came while nothing was asked for.
    fileprivate(set) var missed: Output?

    fileprivate init(_ name: String) { self.name = name }

    func offer(_ value: Output, keepsMissed: Bool) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    var description: String { name }
}

private final class SubscriberConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
    private let lock = NSLock()
    private let calls = SerialCalls()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private weak var subject: Broadcast<Downstream.Input, Downstream.Failure>?

    init(_ name: String, _ downstream: Downstream, _ subject: Broadcast<Downstream.Input, Downstream.Failure>) {
        (self.downstream, self.subject) = (downstream, subject)
        super.init(name)
    }

    override func offer(_ value: Downstream.Input, keepsMissed: Bool) {
        let isWanted = lock.withLock {
            guard downstream != nil, demand > 0 else {
                if keepsMissed { missed = value }
                return false
            }
            (demand, missed) = (demand - 1, nil)
            return true
        }
        if isWanted { deliver(value) }
    }

    private func deliver(_ value: Downstream.Input) {
        calls.perform { [self] in
            guard let more = lock.withLock({ downstream })?.receive(value), more > 0 else { return }
            take(more)
        }
    }

    /// Notes what is asked for, and sends what was missed.
    private func take(_ more: Subscribers.Demand) {
        let value = lock.withLock { () -> Downstream.Input? in
            demand += more
            guard downstream != nil, demand > 0, let value = missed else { return nil }
            (demand, missed) = (demand - 1, nil)
            return value
        }
        if let value { deliver(value) }
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        take(demand)
        subject?.subscriberAsked()
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        calls.perform { [self] in release()?.receive(completion: completion) }
    }

    override func cancel() {
        guard let released = release() else { return }
        subject?.remove(self)
        withExtendedLifetime(released) {}
    }

    private func release() -> Downstream? {
        lock.withLock {
            defer { (downstream, missed) = (nil, nil) }
            return downstream
        }
    }
}
