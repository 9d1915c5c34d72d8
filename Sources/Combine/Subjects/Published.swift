/// A property of a class, whose changes can be subscribed to.
///
/// Subscribers get a new value before the property has it, and are preceded by those of the object's
/// `objectWillChange`.
///
/// - Source: developer.apple.com/documentation/combine/published
@propertyWrapper
public struct Published<Value> {
    private let broadcast: Broadcast<Value, Never>

    /// Creates a property with its first value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    /// Creates a property with its first value.
    public init(wrappedValue: Value) { broadcast = Broadcast("Published", current: wrappedValue) }

    /// Not to be used: the property has to be in a class.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    /// The value in an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].broadcast.current! }
        set {
            ObservableObjectPublisher.installed(on: object)?.send()
            object[keyPath: storageKeyPath].broadcast.send(newValue, isEarly: true)
        }
    }

    /// The publisher of the property's values, beginning with the present one.
    ///
    /// - Source: developer.apple.com/documentation/combine/published/publisher
    public struct Publisher: Combine.Publisher {
        /// The values of the property.
        public typealias Output = Value
        /// Properties do not fail.
        public typealias Failure = Never

        fileprivate let broadcast: Broadcast<Value, Never>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            broadcast.attach(subscriber)
        }
    }

    /// The publisher of the property's values.
    public var projectedValue: Publisher {
        get { Publisher(broadcast: broadcast) }
        set { self = Published(broadcast: newValue.broadcast) }
    }

    private init(broadcast: Broadcast<Value, Never>) { self.broadcast = broadcast }
}

extension Publisher where Failure == Never {
    /// Sets a property to the values, as long as it exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        let port = Port<Output, Never>()
        port.started = { [weak broadcast = published.broadcast] in broadcast?.add($0) }
        port.received = { [weak broadcast = published.broadcast] value in
            broadcast?.send(value, isEarly: true)
            return .none
        }
        subscribe(port)
    }
}
