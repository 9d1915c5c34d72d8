extension Publishers {
    /// Sends the first values that a closure accepts.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/prefixwhile
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
                Step("PrefixWhile", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    predicate($0) ? .pass($0) : .end
                })
        }
    }

    /// Sends the first values that a closure accepts, or its error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/tryprefixwhile
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
                Step("TryPrefixWhile", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    try predicate($0) ? .pass($0) : .end
                })
        }
    }

    /// Sends the values at some places.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/output
    public struct Output<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The places, from 0.
        public let range: Range<Int>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else { return Empty<Output, Failure>().receive(subscriber: subscriber) }
            var index = -1
            upstream.subscribe(
                Step("Output", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    index += 1
                    if index < range.lowerBound { return .skip }
                    return index == range.upperBound - 1 ? .last($0) : .pass($0)
                })
        }
    }

    /// Sends values until another publisher sends one.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/prefixuntiloutput
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The other publisher.
        public let other: Other

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let passage = Passage<Upstream.Output, Upstream.Failure, S>("PrefixUntilOutput", subscriber)
            passage.listen(to: other) { $0.finish(.finished) }
            upstream.subscribe(passage)
        }
    }

    /// Sends the values but for the first.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/drop
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The number of values that are not sent.
        public let count: Int

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.subscribe(
                Step("Drop", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    guard left > 0 else { return .pass($0) }
                    left -= 1
                    return .skip
                })
        }
    }

    /// Sends the values from the first that a closure does not accept.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/dropwhile
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let predicate: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            upstream.subscribe(
                Step("DropWhile", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    isDropping = isDropping && predicate($0)
                    return isDropping ? .skip : .pass($0)
                })
        }
    }

    /// Sends the values from the first that a closure does not accept, or its error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/trydropwhile
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let predicate: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            upstream.subscribe(
                Step("TryDropWhile", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    isDropping = try isDropping && predicate($0)
                    return isDropping ? .skip : .pass($0)
                })
        }
    }

    /// Sends values after another publisher sent one.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/dropuntiloutput
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher where Upstream.Failure == Other.Failure {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The other publisher.
        public let other: Other

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let passage = Passage<Upstream.Output, Upstream.Failure, S>("DropUntilOutput", subscriber, isShut: true)
            passage.listen(to: other) {
                $0.unlock()
            } ended: { passage, completion in
                if case .failure(let error) = completion { return passage.finish(.failure(error)) }
                if passage.isShut { passage.finish(.finished) }
            }
            upstream.subscribe(passage)
        }
    }
}

extension Publisher {
    /// Sends the first values.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

    /// Sends the first values that a closure accepts.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        .init(upstream: self, predicate: predicate)
    }

    /// Sends the first values that a closure accepts, and fails with its error.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        .init(upstream: self, predicate: predicate)
    }

    /// Sends values until another publisher sends one.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        .init(upstream: self, other: publisher)
    }

    /// Sends the value at a place, from 0.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Sends the values at some places, from 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        .init(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Sends the values but for the first.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "count must not be negative")
        return .init(upstream: self, count: count)
    }

    /// Sends the values from the first that a closure does not accept.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        .init(upstream: self, predicate: predicate)
    }

    /// Sends the values from the first that a closure does not accept, and fails with its error.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        .init(upstream: self, predicate: predicate)
    }

    /// Sends values after another publisher sent one.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
        .init(upstream: self, other: publisher)
    }
}
