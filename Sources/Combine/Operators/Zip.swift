extension Publishers {
    /// Sends the values of two publishers that have the same place.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/zip
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The values.
        public typealias Output = (A.Output, B.Output)
        /// The errors.
        public typealias Failure = A.Failure

        /// A publisher whose values are sent.
        public let a: A
        /// A publisher whose values are sent.
        public let b: B

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            EqualPlaces(subscriber, count: 2) {
                ($0[0] as! A.Output, $0[1] as! B.Output)
            }.start { values in
                values.add(a, as: 0)
                values.add(b, as: 1)
            }
        }
    }

    /// Sends the values of three publishers that have the same place.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/zip3
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The errors.
        public typealias Failure = A.Failure

        /// A publisher whose values are sent.
        public let a: A
        /// A publisher whose values are sent.
        public let b: B
        /// A publisher whose values are sent.
        public let c: C

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            EqualPlaces(subscriber, count: 3) {
                ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output)
            }.start { values in
                values.add(a, as: 0)
                values.add(b, as: 1)
                values.add(c, as: 2)
            }
        }
    }

    /// Sends the values of four publishers that have the same place.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/zip4
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The errors.
        public typealias Failure = A.Failure

        /// A publisher whose values are sent.
        public let a: A
        /// A publisher whose values are sent.
        public let b: B
        /// A publisher whose values are sent.
        public let c: C
        /// A publisher whose values are sent.
        public let d: D

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            EqualPlaces(subscriber, count: 4) {
                ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
            }.start { values in
                values.add(a, as: 0)
                values.add(b, as: 1)
                values.add(c, as: 2)
                values.add(d, as: 3)
            }
        }
    }
}

extension Publisher {
    /// Sends the values of this and others that have the same place.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where Failure == P.Failure {
        .init(self, other)
    }

    /// Sends what a closure makes of the values of this and others that have the same place.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    /// Sends the values of this and others that have the same place.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where Failure == P.Failure, P.Failure == Q.Failure {
        .init(self, publisher1, publisher2)
    }

    /// Sends what a closure makes of the values of this and others that have the same place.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the values of this and others that have the same place.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        .init(self, publisher1, publisher2, publisher3)
    }

    /// Sends what a closure makes of the values of this and others that have the same place.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
