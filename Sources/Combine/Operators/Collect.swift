extension Publishers {
    /// Sends arrays of a number of values.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/collectbycount
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// Arrays of values.
        public typealias Output = [Upstream.Output]
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The number of values in an array; fewer are in the last.
        public let count: Int

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let collecting = Collecting<Upstream.Output, S>(subscriber, count: count)
            collecting.asksForMultiples()
            upstream.subscribe(collecting)
        }
    }

    /// How values are collected.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/timegroupingstrategy
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Those of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Those of each interval, and before that as many as a number.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends arrays of the values of an interval.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/collectbytime
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Arrays of values.
        public typealias Output = [Upstream.Output]
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How values are collected.
        public let strategy: TimeGroupingStrategy<Context>
        /// The options with which closures are scheduled; nil for those of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, count) = parts
            let collecting = Collecting<Upstream.Output, S>(subscriber, count: count)
            collecting.asksForAll { [weak collecting] in
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
                    options: options
                ) { collecting?.flush() }
            }
            upstream.subscribe(collecting)
        }

        private var parts: (Context, Context.SchedulerTimeType.Stride, Int?) {
            switch strategy {
            case .byTime(let scheduler, let interval): (scheduler, interval, nil)
            case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
            }
        }
    }
}

extension Publisher {
    /// Sends arrays of a number of values; fewer are in the last.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "count must be positive")
        return .init(upstream: self, count: count)
    }

    /// Sends arrays of the values of an interval.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        .init(upstream: self, strategy: strategy, options: options)
    }
}

/// Sends arrays of values.
private final class Collecting<Input, Downstream: Subscriber>: Subscriber where Downstream.Input == [Input] {
    private let outlet: Outlet<Downstream>
    private let upstream = UpstreamLink()
    private let count: Int?
    private let lock = NSLock()
    private var values: [Input] = []
    private var timer: (any Cancellable)?
    private var started: (() -> Void)?

    init(_ downstream: Downstream, count: Int?) {
        (outlet, self.count) = (Outlet("Collect", downstream), count)
        outlet.cancelled = { self.stop() }
    }

    /// Asks its upstream for as many values as are in the arrays that it is asked for.
    func asksForMultiples() { outlet.requested = { [upstream, count] in upstream.request($0 * (count ?? 1)) } }

    /// Asks its upstream for all values and sends those of an interval.
    func asksForAll(startTimer: @escaping () -> any Cancellable) {
        started = { [self] in
            let timer = startTimer()
            lock.withLock { self.timer = timer }
            upstream.request(.unlimited)
        }
    }

    private func stop() {
        let timer = lock.withLock {
            defer { (self.timer, started) = (nil, nil) }
            return self.timer
        }
        timer?.cancel()
        upstream.cancel()
    }

    func receive(subscription: any Subscription) {
        guard upstream.start(subscription) else { return }
        outlet.start()
        lock.withLock { started }?()
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isActive else { return .none }
        let isFull = lock.withLock {
            values.append(input)
            return values.count == count
        }
        if isFull { flush() }
        return .none
    }

    /// Sends what was collected.
    func flush() {
        let collected = lock.withLock {
            defer { values = [] }
            return values
        }
        if !collected.isEmpty { outlet.offer(collected) }
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.end() else { return }
        if case .finished = completion { flush() }
        stop()
        outlet.finish(completion)
    }
}
