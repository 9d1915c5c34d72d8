extension Publisher where Failure == Never {
    /// The values as a sequence that is waited for.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as a sequence that is waited for, and that throws the error.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher as a sequence that is waited for. Each is asked for when the program waits for it.
///
/// - Source: developer.apple.com/documentation/combine/asyncpublisher
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The values.
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(waiting: Waiting(publisher)) }

    /// Waits for one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let waiting: Waiting<P>

        /// Waits for the next value; nil after the end.
        public mutating func next() async -> P.Output? { try? await waiting.next() }
    }
}

/// The values of a publisher as a sequence that is waited for, and that throws the error.
///
/// - Source: developer.apple.com/documentation/combine/asyncthrowingpublisher
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The values.
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(waiting: Waiting(publisher)) }

    /// Waits for one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let waiting: Waiting<P>

        /// Waits for the next value; nil after the end.
        public mutating func next() async throws -> P.Output? { try await waiting.next() }
    }
}

/// Asks for a value whenever somebody waits for one.
private final class Waiting<P: Publisher>: @unchecked Sendable {
    private typealias Waiter = UnsafeContinuation<Carried<P.Output?>, any Error>

    private let port = Port<P.Output, P.Failure>()
    private let lock = NSLock()
    private var waiters: [Waiter] = []
    private var end: Result<Carried<P.Output?>, any Error>?
    private var subscription: (any Subscription)?

    init(_ publisher: P) {
        port.started = { [weak self] in self?.start($0) }
        port.received = { [weak self] value in
            self?.nextWaiter()?.resume(returning: Carried(value))
            return .none
        }
        port.ended = { [weak self] in self?.finish($0) }
        publisher.subscribe(port)
    }

    deinit { subscription?.cancel() }

    private func nextWaiter() -> Waiter? { lock.withLock { waiters.isEmpty ? nil : waiters.removeFirst() } }

    private func start(_ subscription: any Subscription) {
        let count = lock.withLock {
            self.subscription = subscription
            return waiters.count
        }
        if count > 0 { subscription.request(.max(count)) }
    }

    private func finish(_ completion: Subscribers.Completion<P.Failure>) {
        let end: Result<Carried<P.Output?>, any Error> =
            if case .failure(let error) = completion { .failure(error) } else { .success(Carried(nil)) }
        resolve(end)
    }

    /// Answers all that wait with the end. An error is thrown once.
    private func resolve(_ end: Result<Carried<P.Output?>, any Error>) {
        let waiters = lock.withLock {
            defer { self.waiters = [] }
            self.end = self.waiters.isEmpty ? end : .success(Carried(nil))
            subscription = nil
            return self.waiters
        }
        for waiter in waiters { waiter.resume(with: end) }
    }

    func next() async throws -> P.Output? {
        let cancel = Carried(cancel)
        return try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { (waiter: Waiter) in wait(waiter) }.value
        } onCancel: {
            cancel.value()
        }
    }

    private func cancel() {
        let subscription = lock.withLock { self.subscription }
        resolve(.success(Carried(nil)))
        subscription?.cancel()
    }

    private func wait(_ waiter: Waiter) {
        let (end, subscription) = lock.withLock { () -> (Result<Carried<P.Output?>, any Error>?, (any Subscription)?) in
            guard let end = self.end else {
                waiters.append(waiter)
                return (nil, self.subscription)
            }
            self.end = .success(Carried(nil))
            return (end, nil)
        }
        if let end { waiter.resume(with: end) } else { subscription?.request(.max(1)) }
    }
}
