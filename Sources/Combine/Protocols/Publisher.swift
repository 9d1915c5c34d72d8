@_exported public import Foundation

/// A type that sends a sequence of values to its subscribers over time.
///
/// - Source: developer.apple.com/documentation/combine/publisher
public protocol Publisher<Output, Failure> {
    /// The values that are sent.
    associatedtype Output
    /// The errors that sending may end with; `Never` if there are none.
    associatedtype Failure: Error

    /// Attaches a subscriber, which gets a subscription first. Called by ``subscribe(_:)``.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends all that comes to a subject, until the returned object is cancelled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let port = Port<Output, Failure>()
        port.started = { [weak port] subscription in
            port?.upstream = subscription
            subject.send(subscription: subscription)
        }
        port.received = { value in
            subject.send(value)
            return .none
        }
        port.ended = { [weak port] completion in
            port?.release()
            subject.send(completion: completion)
        }
        receive(subscriber: port)
        return AnyCancellable { port.cancel() }
    }
}

/// The types of publishers that operators return.
public enum Publishers {}
