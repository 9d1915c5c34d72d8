extension Publishers {
    /// Goes on with another publisher after an error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/catch
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = NewPublisher.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let handler: (Upstream.Failure) -> NewPublisher

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession("Catch", subscriber)
            succession.start()
            succession.follow(upstream) { completion in
                switch completion {
                case .finished: succession.finish(.finished)
                case .failure(let error): succession.follow(handler(error), ended: succession.finish)
                }
            }
        }
    }

    /// Goes on with another publisher after an error, unless that is another error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/trycatch
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let handler: (Upstream.Failure) throws -> NewPublisher

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession("TryCatch", subscriber)
            succession.start()
            succession.follow(upstream) { completion in
                guard case .failure(let error) = completion else { return succession.finish(.finished) }
                do {
                    succession.follow(try handler(error)) { succession.finish($0.mapped { $0 }) }
                } catch {
                    succession.finish(.failure(error))
                }
            }
        }
    }

    /// Subscribes again after an error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/retry
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The number of further attempts; nil without a limit.
        public let retries: Int?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession("Retry", subscriber)
            succession.start()
            attempt(retries, succession)
        }

        private func attempt<S: Subscriber>(_ left: Int?, _ succession: Succession<S>)
        where S.Input == Output, S.Failure == Failure {
            succession.follow(upstream) { completion in
                guard case .failure = completion, left != 0 else { return succession.finish(completion) }
                attempt(left.map { $0 - 1 }, succession)
            }
        }
    }

    /// Sends a value and ends where its upstream fails.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/replaceerror
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Never

        /// Where the values come from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.catch { _ in Just(output) }.receive(subscriber: subscriber)
        }
    }

    /// Sends a value if its upstream ends without one.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/replaceempty
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The values that come out.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession("ReplaceEmpty", subscriber)
            succession.start()
            var isEmpty = true
            let noticing = upstream.map { value in
                isEmpty = false
                return value
            }
            succession.follow(noticing) { completion in
                guard isEmpty, case .finished = completion else { return succession.finish(completion) }
                succession.follow(Just(output)) { _ in succession.finish(.finished) }
            }
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that a closure returns for an error.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where Output == P.Output {
        .init(upstream: self, handler: handler)
    }

    /// Goes on with the publisher that a closure returns for an error, or fails with its error.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
        .init(upstream: self, handler: handler)
    }

    /// Subscribes again after an error, some times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { .init(upstream: self, retries: retries) }

    /// Sends a value in place of an error, and ends.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> { .init(upstream: self, output: output) }

    /// Sends a value if there is none.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> { .init(upstream: self, output: output) }
}
