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

    /// Sends the first value.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/first
    public struct First<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("First", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) { .last($0) })
        }
    }

    /// Sends the first value that a closure accepts.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/firstwhere
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let predicate: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("FirstWhere", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    predicate($0) ? .last($0) : .skip
                })
        }
    }

    /// Sends the first value that a closure accepts, or its error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/tryfirstwhere
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let predicate: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("TryFirstWhere", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    try predicate($0) ? .last($0) : .skip
                })
        }
    }

    /// Sends the last value.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/last
    public struct Last<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                Gathering("Last", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    last = $0
                    return true
                } result: {
                    last
                })
        }
    }

    /// Sends the last value that a closure accepts.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/lastwhere
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let predicate: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                Gathering("LastWhere", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    if predicate($0) { last = $0 }
                    return true
                } result: {
                    last
                })
        }
    }

    /// Sends the last value that a closure accepts, or its error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/trylastwhere
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let predicate: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                Gathering("TryLastWhere", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    if try predicate($0) { last = $0 }
                    return true
                } result: {
                    last
                })
        }
    }

    /// Sends whether a value is among those of the upstream.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/contains
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// The values that come out.
        public typealias Output = Bool
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isFound = false
            upstream.subscribe(
                Gathering("Contains", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    isFound = $0 == output
                    return !isFound
                } result: {
                    isFound
                })
        }
    }

    /// Sends whether a closure accepts any value.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/containswhere
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Bool
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let predicate: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isFound = false
            upstream.subscribe(
                Gathering("ContainsWhere", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    isFound = predicate($0)
                    return !isFound
                } result: {
                    isFound
                })
        }
    }

    /// Sends whether a closure accepts any value, or its error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/trycontainswhere
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Bool
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let predicate: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isFound = false
            upstream.subscribe(
                Gathering("TryContainsWhere", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    isFound = try predicate($0)
                    return !isFound
                } result: {
                    isFound
                })
        }
    }

    /// Sends whether a closure accepts all values.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/allsatisfy
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Bool
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let predicate: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var areAccepted = true
            upstream.subscribe(
                Gathering("AllSatisfy", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    areAccepted = predicate($0)
                    return areAccepted
                } result: {
                    areAccepted
                })
        }
    }

    /// Sends whether a closure accepts all values, or its error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/tryallsatisfy
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Bool
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let predicate: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var areAccepted = true
            upstream.subscribe(
                Gathering("TryAllSatisfy", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    areAccepted = try predicate($0)
                    return areAccepted
                } result: {
                    areAccepted
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

    /// Sends the first value.
    public func first() -> Publishers.First<Self> { .init(upstream: self) }

    /// Sends the first value that a closure accepts.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }

    /// Sends the first value that a closure accepts, and fails with its error.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }

    /// Sends the last value.
    public func last() -> Publishers.Last<Self> { .init(upstream: self) }

    /// Sends the last value that a closure accepts.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }

    /// Sends the last value that a closure accepts, and fails with its error.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }

    /// Sends whether a closure accepts any value, as soon as it does.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }

    /// Sends whether a closure accepts any value, and fails with its error.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }

    /// Sends whether a closure accepts all values, as soon as it does not.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        .init(upstream: self, predicate: predicate)
    }

    /// Sends whether a closure accepts all values, and fails with its error.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        .init(upstream: self, predicate: predicate)
    }

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

extension Publisher where Output: Equatable {
    /// Sends whether a value is sent, as soon as it is.
    public func contains(_ output: Output) -> Publishers.Contains<Self> { .init(upstream: self, output: output) }
}

extension Publisher where Output: Comparable {
    /// Sends the smallest value.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }

    /// Sends the largest value.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
