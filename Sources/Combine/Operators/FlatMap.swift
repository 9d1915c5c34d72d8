extension Publishers {
    /// Sends the values of the publishers that a closure makes of values.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/flatmap
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The values of the publishers that are made.
        public typealias Output = NewPublisher.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The number of publishers whose values are sent at the same time.
        public let maxPublishers: Subscribers.Demand
        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let flattening = Flattening<NewPublisher, S>("FlatMap", subscriber)
            upstream.subscribe(
                Port<Upstream.Output, Upstream.Failure>(
                    started: { flattening.start($0, asking: maxPublishers) },
                    received: { value in
                        flattening.add(transform(value), whenFinished: maxPublishers == .unlimited ? .none : .max(1))
                        return .none
                    }, ended: flattening.outerEnded))
        }
    }

    /// Sends the values of the publisher that came last.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/switchtolatest
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// The values of the publishers.
        public typealias Output = P.Output
        /// The errors.
        public typealias Failure = P.Failure

        /// Where the publishers come from.
        public let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (succession, outer) = (Succession("SwitchToLatest", subscriber), Upstreams())
            let port = Port<P, Failure>()
            succession.cancelled = { port.cancel() }
            port.started = { [weak port] subscription in
                port?.upstream = subscription
                succession.start()
                subscription.request(.unlimited)
            }
            port.received = { publisher in
                let number = outer.begin()
                succession.follow(publisher) { completion in
                    switch completion {
                    case .finished: if outer.ends(inner: number) { succession.finish(.finished) }
                    case .failure:
                        port.cancel()
                        succession.finish(completion)
                    }
                }
                return .none
            }
            port.ended = { completion in
                switch completion {
                case .finished: if outer.end() { succession.finish(.finished) }
                case .failure: succession.interrupt(completion)
                }
            }
            upstream.subscribe(port)
        }
    }
}

extension Publisher {
    /// Sends the values of the publishers that a closure makes of values, of some at the same time.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Sends the values of the publishers that a closure makes of values, of some at the same time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Sends the values of the publishers that a closure makes of values, of some at the same time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        .init(upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }

    /// Sends the values of the publishers that a closure makes of values, of some at the same time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the publisher that came last.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends the values of the publisher that came last.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Sends the values of the publisher that came last.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        .init(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// Sends the values of the publisher that came last.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}
