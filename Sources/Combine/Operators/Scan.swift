extension Publishers {
    /// Sends what a closure makes of each value and its last result.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/scan
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let initialResult: Output
        let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Step("Scan", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    result = nextPartialResult(result, $0)
                    return .pass(result)
                })
        }
    }

    /// Sends what a closure makes of each value and its last result, or its error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/tryscan
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let initialResult: Output
        let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Step("TryScan", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    result = try nextPartialResult(result, $0)
                    return .pass(result)
                })
        }
    }

    /// Sends no values, only the end.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/ignoreoutput
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Never
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Gathering("IgnoreOutput", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) { _ in
                    true
                } result: {
                    nil
                })
        }
    }

    /// Fails with what a closure makes of an error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/maperror
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream
        let transform: (Upstream.Failure) -> Failure

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Step("MapError", subscriber, from: Upstream.Output.self, translate: transform) { .pass($0) })
        }
    }

    /// Has another type of errors than its upstream, which has none.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/setfailuretype
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// The values that come out.
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("SetFailureType", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) { .pass($0) })
        }
    }

    /// Ends the program on an error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/assertnofailure
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Never

        /// Where the values come from.
        public let upstream: Upstream
        let prefix: String
        let file: StaticString
        let line: UInt

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step(
                    "AssertNoFailure", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self,
                    translate: { fatalError("\(prefix)\($0)", file: file, line: line) }
                ) { .pass($0) })
        }
    }

    /// Sends what a decoder makes of each value.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/decode
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let decoder: Coder

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("Decode", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    .pass(try decoder.decode(Output.self, from: $0))
                })
        }
    }

    /// Sends what an encoder makes of each value.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/encode
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        /// The values that come out.
        public typealias Output = Coder.Output
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let encoder: Coder

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("Encode", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    .pass(try encoder.encode($0))
                })
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value and its last result.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends what a closure makes of each value and its last result, and fails with its error.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends no values, only the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { .init(upstream: self) }

    /// Fails with what a closure makes of an error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        .init(upstream: self, transform: transform)
    }

    /// Ends the program on an error.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        .init(upstream: self, prefix: prefix.isEmpty ? prefix : prefix + ": ", file: file, line: line)
    }

    /// Sends what a decoder makes of each value, and fails with its error.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        .init(upstream: self, decoder: decoder)
    }
}

extension Publisher where Output: Encodable {
    /// Sends what an encoder makes of each value, and fails with its error.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        .init(upstream: self, encoder: encoder)
    }
}

extension Publisher where Failure == Never {
    /// Gives the publisher another type of errors.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> { .init(upstream: self) }
}
