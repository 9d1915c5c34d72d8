extension Publishers {
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
}

extension Publisher {
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
}

extension Publisher where Output: Equatable {
    /// Sends whether a value is sent, as soon as it is.
    public func contains(_ output: Output) -> Publishers.Contains<Self> { .init(upstream: self, output: output) }
}
