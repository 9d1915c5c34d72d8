/// A publisher of one value that comes at some time, the same for all subscribers.
///
/// - Source: developer.apple.com/documentation/combine/future
public final class Future<Output, Failure: Error>: Publisher {
    /// The closure that the future's work calls with its result.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [(Result<Output, Failure>) -> Void] = []

    /// Creates a publisher and calls a closure at once, with what it calls with the result. Results after the first do
    /// nothing.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill(fulfill) }

    private func fulfill(_ result: Result<Output, Failure>) {
        let waiting = lock.withLock { () -> [(Result<Output, Failure>) -> Void] in
            guard self.result == nil else { return [] }
            self.result = result
            defer { self.waiting = [] }
            return self.waiting
        }
        for tell in waiting { tell(result) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet("Future", subscriber)
        outlet.start()
        whenFulfilled { result in
            if case .success(let value) = result { outlet.offer(value) }
            outlet.finish(result.end)
        }
    }

    private func whenFulfilled(_ tell: @escaping (Result<Output, Failure>) -> Void) {
        let result = lock.withLock {
            if self.result == nil { waiting.append(tell) }
            return self.result
        }
        if let result { tell(result) }
    }
}

extension Future where Failure == Never {
    /// The value, when it is there.
    public var value: Output {
        get async {
            await withUnsafeContinuation { (continuation: UnsafeContinuation<Carried<Output>, Never>) in
                whenFulfilled { if case .success(let value) = $0 { continuation.resume(returning: Carried(value)) } }
            }.value
        }
    }
}

extension Future where Failure == any Error {
    /// The value, when it is there.
    public var value: Output {
        get async throws {
            try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Carried<Output>, any Error>) in
                whenFulfilled { continuation.resume(with: $0.map(Carried.init)) }
            }.value
        }
    }
}

/// A value on its way to the task that waits for it, which no one else uses.
struct Carried<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Result {
    /// How a stream ends that sends the value.
    var end: Subscribers.Completion<Failure> {
        if case .failure(let error) = self { .failure(error) } else { .finished }
    }
}
