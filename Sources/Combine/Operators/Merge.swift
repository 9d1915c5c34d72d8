extension Publishers {
    /// Sends the values of publishers of one type.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/mergemany
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let publishers: [Upstream]

        /// Creates a publisher of the values of others.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// Creates a publisher of the values of others.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Merging(subscriber, count: publishers.count).start { merging in
                for (index, publisher) in publishers.enumerated() { merging.add(publisher, as: index) }
            }
        }

        /// Sends the values of another publisher, too.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }

    /// Sends the values of two publishers.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/merge
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// The values.
        public typealias Output = A.Output
        /// The errors.
        public typealias Failure = A.Failure

        /// A publisher whose values are sent.
        public let a: A
        /// A publisher whose values are sent.
        public let b: B

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Merging(subscriber, count: 2).start { merging in
                merging.add(a, as: 0)
                merging.add(b, as: 1)
            }
        }
    }

    /// Sends the values of three publishers.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/merge3
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output {
        /// The values.
        public typealias Output = A.Output
        /// The errors.
        public typealias Failure = A.Failure

        /// A publisher whose values are sent.
        public let a: A
        /// A publisher whose values are sent.
        public let b: B
        /// A publisher whose values are sent.
        public let c: C

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Merging(subscriber, count: 3).start { merging in
                merging.add(a, as: 0)
                merging.add(b, as: 1)
                merging.add(c, as: 2)
            }
        }
    }

    /// Sends the values of four publishers.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/merge4
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
        A.Output == D.Output
    {
        /// The values.
        public typealias Output = A.Output
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
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Merging(subscriber, count: 4).start { merging in
                merging.add(a, as: 0)
                merging.add(b, as: 1)
                merging.add(c, as: 2)
                merging.add(d, as: 3)
            }
        }
    }

    /// Sends the values of five publishers.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/merge5
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
        A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output
    {
        /// The values.
        public typealias Output = A.Output
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
        /// A publisher whose values are sent.
        public let e: E

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Merging(subscriber, count: 5).start { merging in
                merging.add(a, as: 0)
                merging.add(b, as: 1)
                merging.add(c, as: 2)
                merging.add(d, as: 3)
                merging.add(e, as: 4)
            }
        }
    }

    /// Sends the values of six publishers.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/merge6
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
        A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output, A.Failure == F.Failure, A.Output == F.Output
    {
        /// The values.
        public typealias Output = A.Output
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
        /// A publisher whose values are sent.
        public let e: E
        /// A publisher whose values are sent.
        public let f: F

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Merging(subscriber, count: 6).start { merging in
                merging.add(a, as: 0)
                merging.add(b, as: 1)
                merging.add(c, as: 2)
                merging.add(d, as: 3)
                merging.add(e, as: 4)
                merging.add(f, as: 5)
            }
        }
    }

    /// Sends the values of seven publishers.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/merge7
    public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>:
        Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
        A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output, A.Failure == F.Failure, A.Output == F.Output,
        A.Failure == G.Failure, A.Output == G.Output
    {
        /// The values.
        public typealias Output = A.Output
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
        /// A publisher whose values are sent.
        public let e: E
        /// A publisher whose values are sent.
        public let f: F
        /// A publisher whose values are sent.
        public let g: G

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Merging(subscriber, count: 7).start { merging in
                merging.add(a, as: 0)
                merging.add(b, as: 1)
                merging.add(c, as: 2)
                merging.add(d, as: 3)
                merging.add(e, as: 4)
                merging.add(f, as: 5)
                merging.add(g, as: 6)
            }
        }
    }

    /// Sends the values of eight publishers.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/merge8
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
        A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output, A.Failure == F.Failure, A.Output == F.Output,
        A.Failure == G.Failure, A.Output == G.Output, A.Failure == H.Failure, A.Output == H.Output
    {
        /// The values.
        public typealias Output = A.Output
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
        /// A publisher whose values are sent.
        public let e: E
        /// A publisher whose values are sent.
        public let f: F
        /// A publisher whose values are sent.
        public let g: G
        /// A publisher whose values are sent.
        public let h: H

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Merging(subscriber, count: 8).start { merging in
                merging.add(a, as: 0)
                merging.add(b, as: 1)
                merging.add(c, as: 2)
                merging.add(d, as: 3)
                merging.add(e, as: 4)
                merging.add(f, as: 5)
                merging.add(g, as: 6)
                merging.add(h, as: 7)
            }
        }
    }
}

extension Publisher {
    /// Sends the values of other publishers, too.
    public func merge<B: Publisher>(
        with other: B
    ) -> Publishers.Merge<Self, B>
    where Failure == B.Failure, Output == B.Output {
        .init(self, other)
    }

    /// Sends the values of other publishers, too.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output {
        .init(self, b, c)
    }

    /// Sends the values of other publishers, too.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
        Output == D.Output
    {
        .init(self, b, c, d)
    }

    /// Sends the values of other publishers, too.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
        Output == D.Output, Failure == E.Failure, Output == E.Output
    {
        .init(self, b, c, d, e)
    }

    /// Sends the values of other publishers, too.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
        Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output
    {
        .init(self, b, c, d, e, f)
    }

    /// Sends the values of other publishers, too.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
        Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output,
        Failure == G.Failure, Output == G.Output
    {
        .init(self, b, c, d, e, f, g)
    }

    /// Sends the values of other publishers, too.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
        Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output,
        Failure == G.Failure, Output == G.Output, Failure == H.Failure, Output == H.Output
    {
        .init(self, b, c, d, e, f, g, h)
    }

    /// Sends the values of another publisher, too.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }
}
