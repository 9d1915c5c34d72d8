/// A subject that sends values to the subscribers of the moment.
///
/// - Source: developer.apple.com/documentation/combine/passthroughsubject
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>("PassthroughSubject")

    /// Creates a subject.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.attach(subscriber)
    }

    /// Sends a value to the subscribers that ask for one.
    public func send(_ input: Output) { broadcast.send(input) }
    /// Sends the end.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }
    /// Gives the subject a subscription, which it asks for all values as soon as a subscriber asks for any.
    public func send(subscription: any Subscription) { broadcast.add(subscription) }
}

/// A subject with a value, which new subscribers get first.
///
/// - Source: developer.apple.com/documentation/combine/currentvaluesubject
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let broadcast: Broadcast<Output, Failure>

    /// Creates a subject with its first value.
    public init(_ value: Output) { broadcast = Broadcast("CurrentValueSubject", current: value) }

    /// The value; setting it sends the new one.
    public var value: Output {
        get { broadcast.current! }
        set { send(newValue) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.attach(subscriber)
    }

    /// Sets the value. Subscribers that do not ask for one get the latest when they do.
    public func send(_ input: Output) { broadcast.send(input) }
    /// Sends the end.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }
    /// Gives the subject a subscription, which it asks for all values.
    public func send(subscription: any Subscription) { broadcast.add(subscription) }
}
