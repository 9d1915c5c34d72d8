/// The publishers whose values are sent at the same time.
final class Flattening<Inner: Publisher, Downstream: Subscriber>
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
    private let outlet: Outlet<Downstream>
    private let inlets = Inlets()
    private let lock = NSLock()
    private var outer: (any Subscription)?
    private var active = 0
    private var lastNumber = 0
    private var isOuterOver = false

    init(_ name: String, _ downstream: Downstream) {
        outlet = Outlet(name, downstream)
        outlet.requested = inlets.downstreamAsked
        outlet.delivered = inlets.downstreamGot
        outlet.cancelled = { self.cancel() }
    }

    private func cancel() {
        let outer = lock.withLock {
            defer { self.outer = nil }
            return self.outer
        }
        outer?.cancel()
        inlets.cancel()
    }

    func start(_ subscription: any Subscription, asking demand: Subscribers.Demand) {
        let isFirst = lock.withLock {
            guard outer == nil else { return false }
            outer = subscription
            return true
        }
        guard isFirst else { return subscription.cancel() }
        outlet.start()
        subscription.request(demand)
    }

    /// Sends the values of a publisher, too.
    ///
    /// - Parameter more: What is asked of the outer publisher when this one finished.
    func add(_ publisher: Inner, whenFinished more: Subscribers.Demand) {
        guard outlet.isOpen else { return }
        let number = lock.withLock {
            active += 1
            lastNumber += 1
            return lastNumber
        }
        publisher.subscribe(
            Port<Inner.Output, Inner.Failure>(
                started: { subscription in
                    self.inlets.add(subscription, as: number)
                    subscription.request(self.inlets.firstDemand)
                },
                received: { value in
                    self.outlet.offer(value, from: number)
                    return .none
                }, ended: { self.innerEnded(number, $0, more) }))
    }

    private func innerEnded(
        _ number: Int, _ completion: Subscribers.Completion<Inner.Failure>, _ more: Subscribers.Demand
    ) {
        inlets.remove(number)
        if case .failure = completion { return fail(completion) }
        let (isLast, outer) = lock.withLock {
            active -= 1
            return (isOuterOver && active == 0, self.outer)
        }
        if isLast { outlet.finish(.finished) } else if more > 0 { outer?.request(more) }
    }

    func outerEnded(_ completion: Subscribers.Completion<Inner.Failure>) {
        if case .failure = completion { return fail(completion) }
        let isLast = lock.withLock {
            (isOuterOver, outer) = (true, nil)
            return active == 0
        }
        if isLast { outlet.finish(.finished) }
    }

    private func fail(_ completion: Subscribers.Completion<Inner.Failure>) {
        cancel()
        outlet.finish(completion)
    }
}

/// Which of the publishers that follow one another, and of the one that sends them, are over.
final class Upstreams {
    private let lock = NSLock()
    private var current: Int?
    private var count = 0
    private var isOuterOver = false

    /// Notes the next publisher, and returns its number.
    func begin() -> Int {
        lock.withLock {
            count += 1
            current = count
            return count
        }
    }

    /// Notes that a publisher is over; returns whether all is.
    func ends(inner number: Int) -> Bool {
        lock.withLock {
            if current == number { current = nil }
            return isOuterOver && current == nil
        }
    }

    /// Notes that there are no more publishers; returns whether all is over.
    func end() -> Bool {
        lock.withLock {
            isOuterOver = true
            return current == nil
        }
    }
}
