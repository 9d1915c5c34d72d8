extension Publishers {
    /// When values are taken into a buffer.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// As many at once as fit.
        case keepFull
        /// As they come.
        case byRequest
    }

    /// The treatment of a value that finds the buffer full.
    public enum BufferingStrategy<Failure: Error> {
        /// It does not take new values.
        case dropNewest
        /// It drops the oldest value.
        case dropOldest
        /// It fails with the error that a closure makes.
        case customError(() -> Failure)
    }

    /// Keeps values until they are asked for.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/buffer
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The values.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The number of values that fit.
        public let size: Int
        /// When values are taken.
        public let prefetch: PrefetchStrategy
        /// The strategy for a value that arrives while the buffer is full.
        public let whenFull: BufferingStrategy<Failure>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (outlet, source) = (Outlet("Buffer", subscriber), UpstreamLink())
            outlet.cancelled = source.cancel
            if prefetch == .keepFull { outlet.delivered = { _ in source.request(.max(1)) } }
            upstream.subscribe(
                Port<Output, Failure>(
                    started: { subscription in
                        guard source.start(subscription) else { return }
                        outlet.start()
                        source.request(prefetch == .keepFull ? .max(size) : .unlimited)
                    },
                    received: { value in
                        take(value, outlet, source)
                        return .none
                    }, ended: { completion in if source.end() { outlet.finish(completion, isPatient: true) } }))
        }

        private func take<S: Subscriber>(_ value: Output, _ outlet: Outlet<S>, _ source: UpstreamLink)
        where S.Input == Output, S.Failure == Failure {
            guard source.isActive else { return }
            guard outlet.count >= size else { return outlet.offer(value) }
            switch whenFull {
            case .dropNewest: break
            case .dropOldest:
                outlet.dropOldest()
                outlet.offer(value)
            case .customError(let error):
                source.cancel()
                outlet.finish(.failure(error()), isPatient: true)
            }
        }
    }
}

extension Publisher {
    /// Keeps values until they are asked for.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
