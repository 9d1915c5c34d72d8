public import Combine
public import QuartzCore

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// A publisher of an observable property's values, by default beginning with the present one.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of an observable property's values. Of those that are not asked for, the last is sent when it is.
    ///
    /// - Source: developer.apple.com/documentation/objectivec/nsobject/keyvalueobservingpublisher
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        /// The values.
        public typealias Output = Value
        /// Properties do not fail.
        public typealias Failure = Never

        /// The object.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// Which values are sent.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let outlet = Outlet("KVO", subscriber, keeping: .latest)
            let observation = object.observe(keyPath, options: options) { [keyPath] object, _ in
                outlet.offer(object[keyPath: keyPath])
            }
            outlet.cancelled = observation.invalidate
            outlet.start()
        }
    }
}
