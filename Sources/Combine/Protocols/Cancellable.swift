/// An activity that can be cancelled.
///
/// - Source: developer.apple.com/documentation/combine/cancellable
public protocol Cancellable {
    /// Cancels the activity.
    func cancel()
}

extension Cancellable {
    /// Keeps this object in a collection, which cancels it when it is released.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this object in a set, which cancels it when it is released.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// Cancels another object when it is released.
///
/// - Source: developer.apple.com/documentation/combine/anycancellable
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Creates an object with what it does once when it is cancelled or released.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Creates an object that cancels another one.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    /// Cancels the activity, if that was not done before.
    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    deinit { action?() }

    /// Keeps this object in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this object in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Whether both are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}
