internal import AssociatedObjects
internal import Synchronization

/// An object that tells before it changes.
///
/// - Source: developer.apple.com/documentation/combine/observableobject
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that sends before the object changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Sends a value before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends a value before one of the object's `@Published` properties changes, and when the program says so.
    public var objectWillChange: ObservableObjectPublisher { .install(on: self) }
}

/// The publisher of an object's changes.
///
/// - Source: developer.apple.com/documentation/combine/observableobjectpublisher
public final class ObservableObjectPublisher: Publisher {
    /// Each value tells of a change and has no content.
    public typealias Output = Void
    /// Changes do not fail.
    public typealias Failure = Never

    private let broadcast = Broadcast<Void, Never>("ObservableObjectPublisher")

    /// Creates a publisher.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never { broadcast.attach(subscriber) }

    /// Tells of a change.
    public func send() { broadcast.send(()) }

    // MARK: The publishers of objects

    private static let lock = NSLock()
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    /// Whether any object has one, so that changes need not look.
    private static let areInstalled = Atomic<Bool>(false)

    /// The publisher of an object, made when it is asked for first.
    static func install(on object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            if let installed = installed(on: object) { return installed }
            let publisher = ObservableObjectPublisher()
            areInstalled.store(true, ordering: .relaxed)
            objc_setAssociatedObject(object, key, publisher, .OBJC_ASSOCIATION_RETAIN)
            return publisher
        }
    }

    /// The publisher of an object, if somebody asked for it.
    static func installed(on object: AnyObject) -> ObservableObjectPublisher? {
        guard areInstalled.load(ordering: .relaxed) else { return nil }
        return objc_getAssociatedObject(object, key) as? ObservableObjectPublisher
    }
}
