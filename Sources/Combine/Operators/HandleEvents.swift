extension Publishers {
    /// Calls closures with what happens.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/handleevents
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The values.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public var receiveOutput: ((Upstream.Output) -> Void)?
        /// Called with the end.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?
        /// Called with what the subscriber asks for.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?
        /// Called with what the subscriber asks for when it receives a value.
        var receiveReturn: ((Subscribers.Demand) -> Void)?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(EventSpy(self, subscriber))
        }
    }

    /// Prints what happens.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/print
    public struct Print<Upstream: Publisher>: Publisher {
        /// The values.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// The text before each printed event.
        public let prefix: String
        /// Where the values come from.
        public let upstream: Upstream
        /// Where the lines go; nil for the standard output.
        public let stream: (any TextOutputStream)?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let print = EventPrinter(prefix, stream).print
            let events = HandleEvents(
                upstream: upstream, receiveSubscription: { print("receive subscription: (\($0))") },
                receiveOutput: { print("receive value: (\($0))") },
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: print("receive finished")
                    case .failure(let error): print("receive error: (\(error))")
                    }
                }, receiveCancel: { print("receive cancel") }, receiveRequest: { print(EventPrinter.text($0)) },
                receiveReturn: { print(EventPrinter.text($0) + " (synchronous)") })
            events.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Calls closures with what happens.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        .init(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Prints what happens.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        .init(prefix: prefix, upstream: self, stream: stream)
    }

    /// Stops the program in a debugger where one of the closures returns true.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        .init(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops the program in a debugger on an error.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
    }
}

extension Publishers {
    /// Stops the program in a debugger.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/breakpoint
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// The values.
        public typealias Output = Upstream.Output
        /// The errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to stop at the subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?
        /// Whether to stop at the end.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let events = upstream.handleEvents(
                receiveSubscription: { if receiveSubscription?($0) == true { raise(SIGTRAP) } },
                receiveOutput: { if receiveOutput?($0) == true { raise(SIGTRAP) } },
                receiveCompletion: { if receiveCompletion?($0) == true { raise(SIGTRAP) } })
            events.receive(subscriber: subscriber)
        }
    }
}

private final class EventPrinter {
    private let prefix: String
    private let lock = NSLock()
    private var stream: (any TextOutputStream)?

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        (self.prefix, self.stream) = (prefix.isEmpty ? "" : prefix + ": ", stream)
    }

    func print(_ text: String) {
        lock.withLock {
            if stream == nil { Swift.print(prefix + text) } else { stream?.write(prefix + text + "\n") }
        }
    }

    static func text(_ demand: Subscribers.Demand) -> String { "request " + (demand.max.map { "max: (\($0))" } ?? "unlimited") }
}

/// Stands between a publisher and its subscriber, and tells what happens.
private final class EventSpy<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let events: Publishers.HandleEvents<Upstream>
    private let downstream: Downstream
    private let link = UpstreamLink()
    private let lock = NSLock()
    private var name = "HandleEvents"

    init(_ events: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
        (self.events, self.downstream) = (events, downstream)
    }

    func receive(subscription: any Subscription) {
        events.receiveSubscription?(subscription)
        lock.withLock { name = "\(subscription)" }
        if link.start(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard link.isActive else { return .none }
        events.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > 0 { (events.receiveReturn ?? events.receiveRequest)?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard link.end() else { return }
        events.receiveCompletion?(completion)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        events.receiveRequest?(demand)
        link.request(demand)
    }

    func cancel() {
        events.receiveCancel?()
        link.cancel()
    }

    var description: String { lock.withLock { name } }
}
