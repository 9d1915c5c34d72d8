extension Subscribers {
    /// A subscriber that asks for all values and calls closures with them.
    ///
    /// - Source: developer.apple.com/documentation/combine/subscribers/sink
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private let upstream = UpstreamLink()
        private let lock = NSLock()
        private var closures: (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?

        /// Creates a sink with what it calls.
        public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            closures = (receiveValue, receiveCompletion)
        }

        /// The closure that is called with each value; one that does nothing after the end.
        public var receiveValue: (Input) -> Void { lock.withLock { closures }?.value ?? { _ in } }
        /// The closure that is called with the end; one that does nothing after that.
        public var receiveCompletion: (Completion<Failure>) -> Void { lock.withLock { closures }?.completion ?? { _ in } }

        /// Asks for all values.
        public func receive(subscription: any Subscription) {
            if upstream.start(subscription) { subscription.request(.unlimited) }
        }

        /// Calls the closure for values.
        public func receive(_ value: Input) -> Demand {
            if upstream.isActive { receiveValue(value) }
            return .none
        }

        /// Calls the closure for the end.
        public func receive(completion: Completion<Failure>) {
            guard upstream.end() else { return }
            release()?.completion(completion)
        }

        /// Ends the subscription; no closure is called any more.
        public func cancel() {
            upstream.cancel()
            _ = release()
        }

        private func release() -> (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)? {
            lock.withLock {
                defer { closures = nil }
                return closures
            }
        }

        /// The name of the type.
        public var description: String { "Sink" }
    }

    /// A subscriber that asks for all values and assigns them to a property.
    ///
    /// - Source: developer.apple.com/documentation/combine/subscribers/assign
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        /// Assignments cannot fail.
        public typealias Failure = Never

        private let upstream = UpstreamLink()
        private let lock = NSLock()
        private var held: Root?
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber, which holds the object until the end.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            (held, self.keyPath) = (object, keyPath)
        }

        /// The object; nil after the end.
        public var object: Root? { lock.withLock { held } }

        /// Asks for all values.
        public func receive(subscription: any Subscription) {
            if upstream.start(subscription) { subscription.request(.unlimited) }
        }

        /// Assigns a value.
        public func receive(_ value: Input) -> Demand {
            if upstream.isActive { object?[keyPath: keyPath] = value }
            return .none
        }

        /// Releases the object.
        public func receive(completion: Completion<Never>) {
            if upstream.end() { release() }
        }

        /// Ends the subscription and releases the object.
        public func cancel() {
            upstream.cancel()
            release()
        }

        private func release() {
            let released = lock.withLock {
                defer { held = nil }
                return held
            }
            withExtendedLifetime(released) {}
        }

        /// The name of the type.
        public var description: String { "Assign \(Root.self)" }
    }
}

extension Publisher {
    /// Attaches a subscriber that calls closures with the values and the end, until the returned object is cancelled or
    /// released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Attaches a subscriber that calls a closure with the values, until the returned object is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Assigns the values to an object's property, until the returned object is cancelled or released. It holds the
    /// object.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
