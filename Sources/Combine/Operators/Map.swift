extension Publishers {
    /// Sends what a closure makes of each value.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/map
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let transform: (Upstream.Output) -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("Map", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) { .pass(transform($0)) })
        }
    }

    /// Sends what a closure makes of each value, or its error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/trymap
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let transform: (Upstream.Output) throws -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("TryMap", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    .pass(try transform($0))
                })
        }
    }

    /// Sends what a closure makes of each value, where that is not nil.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/compactmap
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let transform: (Upstream.Output) -> Output?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("CompactMap", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    transform($0).map { .pass($0) } ?? .skip
                })
        }
    }

    /// Sends what a closure makes of each value, where that is not nil, or its error.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/trycompactmap
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// The errors.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        let transform: (Upstream.Output) throws -> Output?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("TryCompactMap", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    try transform($0).map { .pass($0) } ?? .skip
                })
        }
    }

    /// Sends a property of each value.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/mapkeypath
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let keyPath: KeyPath<Upstream.Output, Output>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("MapKeyPath", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    .pass($0[keyPath: keyPath])
                })
        }
    }

    /// Sends two properties of each value.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/mapkeypath2
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        /// The values that come out.
        public typealias Output = (Output0, Output1)
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let keyPath0: KeyPath<Upstream.Output, Output0>
        let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("MapKeyPath2", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    .pass(($0[keyPath: keyPath0], $0[keyPath: keyPath1]))
                })
        }
    }

    /// Sends three properties of each value.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/mapkeypath3
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        /// The values that come out.
        public typealias Output = (Output0, Output1, Output2)
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        let keyPath0: KeyPath<Upstream.Output, Output0>
        let keyPath1: KeyPath<Upstream.Output, Output1>
        let keyPath2: KeyPath<Upstream.Output, Output2>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Step("MapKeyPath3", subscriber, from: Upstream.Output.self, failure: Upstream.Failure.self) {
                    .pass(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]))
                })
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        .init(upstream: self, transform: transform)
    }

    /// Sends what a closure makes of each value, and fails with its error.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        .init(upstream: self, transform: transform)
    }

    /// Sends what a closure makes of each value, where that is not nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        .init(upstream: self, transform: transform)
    }

    /// Sends what a closure makes of each value, where that is not nil, and fails with its error.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        .init(upstream: self, transform: transform)
    }

    /// Sends a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        .init(upstream: self, keyPath: keyPath)
    }

    /// Sends two properties of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        .init(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Sends three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        .init(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }

    /// Sends another value in place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
}
