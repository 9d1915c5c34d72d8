/// A publisher of values and an end that are known.
///
/// - Source: developer.apple.com/documentation/combine/record
public struct Record<Output, Failure: Error>: Publisher {
    /// The values and the end.
    public let recording: Recording

    /// Creates a publisher with a closure that records what is sent.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        ListSubscription.attach(subscriber, to: recording.output.makeIterator(), recording.completion, name: "Record")
    }

    /// Values and an end.
    public struct Recording {
        /// The values.
        public private(set) var output: [Output] = []
        /// The end.
        public private(set) var completion = Subscribers.Completion<Failure>.finished
        private var isOver = false

        /// Creates a recording without values.
        public init() {}

        /// Creates a recording.
        public init(output: [Output] = [], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, isOver) = (output, completion, true)
        }

        /// Adds a value. The recording must not have an end.
        public mutating func receive(_ input: Output) {
            precondition(!isOver, "Receive values after completion")
            output.append(input)
        }

        /// Adds the end. The recording must not have one.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isOver, "Receive completion more than once")
            (self.completion, isOver) = (completion, true)
        }
    }
}

extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

    /// A publisher of a value that there may be.
    ///
    /// - Source: developer.apple.com/documentation/swift/optional/publisher-swift.struct
    public struct Publisher: Combine.Publisher {
        /// The value.
        public typealias Output = Wrapped
        /// It does not fail.
        public typealias Failure = Never

        /// The value, if there is one.
        public let output: Wrapped?

        /// Creates a publisher.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            ListSubscription.attach(subscriber, to: (output.map { [$0] } ?? []).makeIterator(), .finished, name: "Optional")
        }
    }
}

extension Result {
    /// A publisher of the value or the error.
    public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

    /// A publisher of a result.
    ///
    /// - Source: developer.apple.com/documentation/swift/result/publisher-swift.struct
    public struct Publisher: Combine.Publisher {
        /// The value.
        public typealias Output = Success

        /// The result.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Creates a publisher of a value.
        public init(_ output: Success) { result = .success(output) }
        /// Creates a publisher of an error.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                ListSubscription.attach(subscriber, to: CollectionOfOne(value).makeIterator(), .finished, name: "Once")
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
    /// A publisher of a sequence's elements.
    ///
    /// - Source: developer.apple.com/documentation/combine/publishers/sequence
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The elements.
        public typealias Output = Elements.Element

        /// The sequence.
        public let sequence: Elements

        /// Creates a publisher.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Elements.Element, S.Failure == Failure {
            ListSubscription.attach(subscriber, to: sequence.makeIterator(), .finished, name: "\(sequence)")
        }

        /// A publisher of the elements that a closure accepts.
        public func filter(_ isIncluded: (Elements.Element) -> Bool) -> Sequence<[Elements.Element], Failure> {
            .init(sequence: sequence.filter(isIncluded))
        }

        /// A publisher of what a closure makes of the elements.
        public func map<T>(_ transform: (Elements.Element) -> T) -> Sequence<[T], Failure> {
            .init(sequence: sequence.map(transform))
        }

        /// A publisher of what a closure makes of the elements, where that is not nil.
        public func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Sequence<[T], Failure> {
            .init(sequence: sequence.compactMap(transform))
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
