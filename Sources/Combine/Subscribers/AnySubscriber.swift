/// A subscriber of any type.
///
/// - Source: developer.apple.com/documentation/combine/anysubscriber
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    private let started: (any Subscription) -> Void
    private let received: (Input) -> Subscribers.Demand
    private let ended: (Subscribers.Completion<Failure>) -> Void
    /// The identifier of the subscriber inside.
    public let combineIdentifier: CombineIdentifier

    /// Wraps a subscriber.
    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        (started, received, ended) = (s.receive(subscription:), s.receive(_:), s.receive(completion:))
        combineIdentifier = s.combineIdentifier
    }

    /// Wraps a subject, which asks for all values.
    public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
        started = s.send(subscription:)
        received = { value in
            s.send(value)
            return .none
        }
        ended = s.send(completion:)
        combineIdentifier = CombineIdentifier()
    }

    /// Creates a subscriber of closures.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        (started, received) = (receiveSubscription ?? { _ in }, receiveValue ?? { _ in .none })
        ended = receiveCompletion ?? { _ in }
        combineIdentifier = CombineIdentifier()
    }

    /// Receives the subscription.
    public func receive(subscription: any Subscription) { started(subscription) }
    /// Receives a value.
    public func receive(_ value: Input) -> Subscribers.Demand { received(value) }
    /// Receives the end.
    public func receive(completion: Subscribers.Completion<Failure>) { ended(completion) }
    /// The name of the type.
    public var description: String { "AnySubscriber" }
}
