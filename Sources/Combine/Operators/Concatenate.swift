extension Publishers {
    /// Sends the values of one publisher, and then those of another.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/concatenate
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// The values of both.
        public typealias Output = Suffix.Output
        /// The errors of both.
        public typealias Failure = Suffix.Failure

        /// The publisher whose values come first.
        public let prefix: Prefix
        /// The publisher whose values come then.
        public let suffix: Suffix

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession("Concatenate", subscriber)
            succession.start()
            succession.follow(prefix) { completion in
                guard case .finished = completion else { return succession.finish(completion) }
                succession.follow(suffix, ended: succession.finish)
            }
        }
    }
}

extension Publisher {
    /// Sends values before those of this publisher.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Sends the elements of a sequence before the values of this publisher.
    public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
        .init(prefix: .init(sequence: elements), suffix: self)
    }

    /// Sends the values of another publisher before those of this one.
    public func prepend<P: Publisher>(
        _ publisher: P
    ) -> Publishers.Concatenate<P, Self> where Failure == P.Failure, Output == P.Output {
        .init(prefix: publisher, suffix: self)
    }

    /// Sends values after those of this publisher.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends the elements of a sequence after the values of this publisher.
    public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
        .init(prefix: self, suffix: .init(sequence: elements))
    }

    /// Sends the values of another publisher after those of this one.
    public func append<P: Publisher>(
        _ publisher: P
    ) -> Publishers.Concatenate<Self, P> where Failure == P.Failure, Output == P.Output {
        .init(prefix: self, suffix: publisher)
    }
}
