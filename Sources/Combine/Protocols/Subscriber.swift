/// A receiver of a publisher's values, which gets as many as it asks for.
///
/// - Source: developer.apple.com/documentation/combine/subscriber
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The values that are received.
    associatedtype Input
    /// The errors that may be received.
    associatedtype Failure: Error

    /// Receives the subscription by which values are asked for.
    func receive(subscription: any Subscription)
    /// Receives a value.
    ///
    /// - Returns: The number of values that are asked for beyond those asked for before.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the end; nothing comes after it.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a value without content.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber with a publisher.
///
/// - Source: developer.apple.com/documentation/combine/subscription
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for values beyond those that were asked for before.
    func request(_ demand: Subscribers.Demand)
}

/// Subscriptions with a common use.
public enum Subscriptions {
    /// A subscription that never sends anything.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
    static let shared = EmptySubscription()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    var description: String { "Empty" }
}

/// An object that receives values and sends values to subscribers of its own.
///
/// - Source: developer.apple.com/documentation/combine/subject
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Sends the end to the subscribers.
    func send(completion: Subscribers.Completion<Failure>)
    /// Gives the subject a subscription that it may ask for values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value without content to the subscribers.
    public func send() { send(()) }
}

/// A publisher that sends nothing before it is connected.
///
/// - Source: developer.apple.com/documentation/combine/connectablepublisher
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Connects, so that values are sent until the returned object is cancelled.
    func connect() -> any Cancellable
}

/// A decoder of whole values, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
    /// The type of the input.
    associatedtype Input
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of whole values, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
    /// The type of the output.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}
