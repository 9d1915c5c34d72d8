extension Publishers {
    /// Sends the values of one subscription to all subscribers.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/multicast
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// The values.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes the subject that has the subscribers.
        public let createSubject: () -> SubjectType
        private let lock = NSLock()
        private var made: SubjectType?

        /// Creates a publisher.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        private var subject: SubjectType {
            if let made = lock.withLock({ made }) { return made }
            let subject = createSubject()
            return lock.withLock {
                made = made ?? subject
                return made!
            }
        }

        /// Attaches a subscriber to the subject.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }

        /// Subscribes to the upstream.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// A connectable publisher of another one's values.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/makeconnectable
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        /// The values.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        init(upstream: Upstream) { inner = upstream.multicast(subject: PassthroughSubject()) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.receive(subscriber: subscriber)
        }

        /// Subscribes to the upstream.
        public func connect() -> any Cancellable { inner.connect() }
    }

    /// Connects with the first subscriber, until the last one cancelled.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/autoconnect
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The values.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public final let upstream: Upstream
        private let connection = SharedConnection()

        /// Creates a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber, and connects for the first one.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = connection.add()
            upstream.subscribe(
                Port<Output, Failure>(
                    started: { [self] in subscriber.receive(subscription: CountedSubscription($0, of: connection, self)) },
                    received: subscriber.receive, ended: subscriber.receive(completion:)))
            if isFirst { connection.set(upstream.connect()) }
        }
    }

    /// Sends the values of one subscription to all subscribers, as long as there are any.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/share
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// The values.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Creates a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.receive(subscriber: subscriber)
        }

        /// Whether both are the same object.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Sends the values of one subscription to all subscribers, as long as there are any.
    public func share() -> Publishers.Share<Self> { .init(upstream: self) }

    /// Sends the values of one subscription through a subject that a closure makes.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
        .init(upstream: self, createSubject: createSubject)
    }

    /// Sends the values of one subscription through a subject.
    public func multicast<S: Subject>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }
}

extension Publisher where Failure == Never {
    /// Waits with its values until it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(upstream: self) }
}

extension ConnectablePublisher {
    /// Connects with the first subscriber, until the last one cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

/// A connection that exists as long as somebody uses it.
final class SharedConnection {
    private let lock = NSLock()
    private var users = 0
    private var connection: (any Cancellable)?

    /// Adds a user; returns whether it is the first.
    func add() -> Bool {
        lock.withLock {
            users += 1
            return users == 1
        }
    }

    /// Notes the connection, or cancels it if nobody uses it any more.
    func set(_ connection: any Cancellable) {
        let isUsed = lock.withLock {
            if users > 0 { self.connection = connection }
            return users > 0
        }
        if !isUsed { connection.cancel() }
    }

    func remove() {
        let ended = lock.withLock { () -> (any Cancellable)? in
            users -= 1
            guard users == 0 else { return nil }
            defer { connection = nil }
            return connection
        }
        ended?.cancel()
    }
}

/// A subscription that uses a connection until it is cancelled, and holds its publisher.
private final class CountedSubscription: Subscription, CustomStringConvertible {
    private let subscription: any Subscription
    private let lock = NSLock()
    private var used: (connection: SharedConnection, publisher: AnyObject)?

    init(_ subscription: any Subscription, of connection: SharedConnection, _ publisher: AnyObject) {
        (self.subscription, used) = (subscription, (connection, publisher))
    }

    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

    func cancel() {
        let used = lock.withLock {
            defer { self.used = nil }
            return self.used
        }
        subscription.cancel()
        used?.connection.remove()
    }

    var description: String { "\(subscription)" }
}
