extension Publishers {
    /// Sends values and the end as a scheduler calls it.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/receiveon
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The scheduler.
        public let scheduler: Context
        /// The options with which closures are scheduled; nil for those of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Rescheduling("ReceiveOn", subscriber) { scheduler.schedule(options: options, $0) })
        }
    }

    /// Subscribes, asks and cancels as a scheduler calls it.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/subscribeon
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The scheduler.
        public let scheduler: Context
        /// The options with which closures are scheduled; nil for those of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = ScheduledSubscription<S>(subscriber) { scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { upstream.subscribe(subscription) }
        }
    }

    /// Sends values and the end after an interval.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/delay
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The amount by which values may be late.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// The options with which closures are scheduled; nil for those of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Rescheduling("Delay", subscriber) {
                    scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
                })
        }
    }

    /// Sends a value when no other came for an interval.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/debounce
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The interval.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// The options with which closures are scheduled; nil for those of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let debouncing = Debouncing(subscriber) { action in
                scheduler.schedule(
                    after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options, action)
            } soon: {
                scheduler.schedule(options: options, $0)
            }
            upstream.subscribe(debouncing)
        }
    }

    /// Sends at most one value in an interval.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/throttle
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// Whether the last value of an interval is sent, not the first.
        public let latest: Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Throttling(subscriber, scheduler, interval, latest: latest))
        }
    }

    /// Ends when no value came for an interval.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/timeout
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// The options with which closures are scheduled; nil for those of the scheduler.
        public let options: Context.SchedulerOptions?
        /// Makes the error that it ends with; nil for none.
        public let customError: (() -> Upstream.Failure)?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let rescheduling = Rescheduling("Timeout", subscriber) { scheduler.schedule(options: options, $0) }
            let waits = Occurrences()
            let wait = {
                let number = waits.next()
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
                ) { [weak rescheduling] in
                    guard waits.isLatest(number) else { return }
                    rescheduling?.interrupt(customError.map { .failure($0()) } ?? .finished)
                }
            }
            rescheduling.noticed = wait
            wait()
            upstream.subscribe(rescheduling)
        }
    }

    /// Sends the intervals between values.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/measureinterval
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that come out.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The scheduler whose time is measured.
        public let scheduler: Context

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Context.SchedulerTimeType?
            let starting = upstream.handleEvents(receiveSubscription: { _ in last = scheduler.now })
            starting.subscribe(
                Step("MeasureInterval", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) { _ in
                    let now = scheduler.now
                    defer { last = now }
                    return .pass((last ?? now).distance(to: now))
                })
        }
    }
}

extension Publisher {
    /// Sends values and the end as a scheduler calls it.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
        .init(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes, asks and cancels as a scheduler calls it.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        .init(upstream: self, scheduler: scheduler, options: options)
    }

    /// Sends values and the end after an interval.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        .init(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
            options: options)
    }

    /// Sends a value when no other came for an interval. One that waits at the end is not sent.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        .init(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Sends at most one value in an interval: the first one at once, then the last or the first of each interval.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    /// Ends when no value came for an interval.
    ///
    /// - Parameter customError: Makes the error that it ends with; it just ends without.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        .init(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }

    /// Sends the intervals between values, the first since the subscription.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        .init(upstream: self, scheduler: scheduler)
    }
}
