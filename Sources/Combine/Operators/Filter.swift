extension Publishers {
    /// Sends the values that a closure accepts.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/filter
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let isIncluded: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("Filter", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    isIncluded($0) ? .pass($0) : .skip
                })
        }
    }

    /// Sends the values that a closure accepts, or its error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/tryfilter
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let isIncluded: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("TryFilter", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    try isIncluded($0) ? .pass($0) : .skip
                })
        }
    }

    /// Sends the values that differ from the one before.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/removeduplicates
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                Step("RemoveDuplicates", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) { value in
                    if let last, predicate(last, value) { return .skip }
                    last = value
                    return .pass(value)
                })
        }
    }

    /// Sends the values that differ from the one before by a closure, or its error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/tryremoveduplicates
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                Step("TryRemoveDuplicates", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) { value in
                    if let last, try predicate(last, value) { return .skip }
                    last = value
                    return .pass(value)
                })
        }
    }
}

extension Publisher {
    /// Sends the values that a closure accepts.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        .init(upstream: self, isIncluded: isIncluded)
    }

    /// Sends the values that a closure accepts, and fails with its error.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        .init(upstream: self, isIncluded: isIncluded)
    }

    /// Sends the values that a closure tells from the one before, with which it gets each.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
        .init(upstream: self, predicate: predicate)
    }

    /// Sends the values that a closure tells from the one before, and fails with its error.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        .init(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Sends the values that do not equal the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
