/// A publisher of any type.
///
/// - Source: developer.apple.com/documentation/combine/anypublisher
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let base: Base<Output, Failure>

    /// Wraps a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        base = (publisher as? AnyPublisher)?.base ?? Wrapped(publisher)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { base.attach(subscriber) }

    /// The name of the type.
    public var description: String { "AnyPublisher" }
}

extension Publisher {
    /// Hides the publisher's type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

private class Base<Output, Failure: Error> {
    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

private final class Wrapped<P: Publisher>: Base<P.Output, P.Failure> {
    private let publisher: P

    init(_ publisher: P) { self.publisher = publisher }

    override func attach<S: Subscriber>(_ subscriber: S) where S.Input == P.Output, S.Failure == P.Failure {
        publisher.subscribe(subscriber)
    }
}
