extension Publishers {
    /// Sends what a closure made of all values.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/reduce
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let initial: Output
        let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.subscribe(
                Gathering("Reduce", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    result = nextPartialResult(result, $0)
                    return true
                } result: {
                    result
                })
        }
    }

    /// Sends what a closure made of all values, or its error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/tryreduce
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let initial: Output
        let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.subscribe(
                Gathering("TryReduce", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    result = try nextPartialResult(result, $0)
                    return true
                } result: {
                    result
                })
        }
    }

    /// Sends all values as one array.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/collect
    public struct Collect<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = [Upstream.Output]
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            upstream.subscribe(
                Gathering("Collect", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    values.append($0)
                    return true
                } result: {
                    values
                })
        }
    }

    /// Sends the number of values.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/count
    public struct Count<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Int
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.subscribe(
                Gathering("Count", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    _ = $0
                    count += 1
                    return true
                } result: {
                    count
                })
        }
    }

    /// Sends the first or last value in an order.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/comparison
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let isBetter: (Upstream.Output, Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var best: Upstream.Output?
            upstream.subscribe(
                Gathering("Comparison", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    guard let known = best, !isBetter($0, known) else {
                        best = $0
                        return true
                    }
                    return true
                } result: {
                    best
                })
        }
    }

    /// Sends the first or last value in an order, or an error of the closure that has the order.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/trycomparison
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let isBetter: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var best: Upstream.Output?
            upstream.subscribe(
                Gathering("TryComparison", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    guard let known = best, try !isBetter($0, known) else {
                        best = $0
                        return true
                    }
                    return true
                } result: {
                    best
                })
        }
    }
}

extension Publisher {
    /// Sends what a closure made of all values, beginning with a first result.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends what a closure made of all values, and fails with its error.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends all values as one array.
    public func collect() -> Publishers.Collect<Self> { .init(upstream: self) }

    /// Sends the number of values.
    public func count() -> Publishers.Count<Self> { .init(upstream: self) }

    /// Sends the smallest value by a closure.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        .init(upstream: self, isBetter: areInIncreasingOrder)
    }

    /// Sends the smallest value by a closure, and fails with its error.
    public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
        .init(upstream: self, isBetter: areInIncreasingOrder)
    }

    /// Sends the largest value by a closure.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        .init(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends the largest value by a closure, and fails with its error.
    public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
        .init(upstream: self) { try areInIncreasingOrder($1, $0) }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the smallest value.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }

    /// Sends the largest value.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
