import RuntimeReflection

/// An object with a method for changes of properties that it observes by name.
package protocol KeyPathObserver: NSObject {
    /// Called when an observed property changed.
    func hear(
        ofKeyPath keyPath: String, of object: NSObject, change: [NSKeyValueChangeKey: Any], context: UnsafeMutableRawPointer?)
}

extension NSObject {
    /// Calls the observer's method `observeValue(forKeyPath:of:change:context:)` after a property changed, until the
    /// observer is removed.
    ///
    /// The observable properties are those of `observe(_:options:changeHandler:)`, on the object itself; observing
    /// others writes a line to the log. A `dynamic` property of rewritten sources reports every assignment, others only
    /// changes of the value. Both objects are held weakly.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let entry = NamedObservation(of: self, keyPath, by: observer, options, context)
        NamedObservation.add(entry)
        entry.start()
    }

    /// Ends an observation that was begun with a context. Raises `NSRangeException` if there is none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        NamedObservation.remove(observer, keyPath, of: self) { $0 == context }
    }

    /// Ends the observation that was begun last. Raises `NSRangeException` if there is none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        NamedObservation.remove(observer, keyPath, of: self) { _ in true }
    }
}

extension NSObject {
    /// The value of an observable property by its name; the outer optional is nil if there is no such property.
    package func observableValue(forKey key: String) -> Any?? {
        guard let found = ObservablePath.all(of: self, from: type(of: self)).first(where: { $0.isNamed(key) }) else { return nil }
        return .some(self[keyPath: found.path])
    }
}

/// An observation of a property by its name.
private final class NamedObservation: @unchecked Sendable {
    private weak var object: NSObject?
    private weak var observer: NSObject?
    /// The identities of both objects, which remain valid during deallocation: weak references are nil then, and most
    /// observations end in `deinit`.
    private let identities: (object: ObjectIdentifier, observer: ObjectIdentifier)
    private let keyPath: String
    private let options: NSKeyValueObservingOptions
    private let context: UnsafeMutableRawPointer?
    private let token: NSKeyValueObservation

    init(
        of object: NSObject, _ keyPath: String, by observer: NSObject, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?
    ) {
        (self.object, self.keyPath, self.observer, self.options, self.context) = (object, keyPath, observer, options, context)
        identities = (ObjectIdentifier(object), ObjectIdentifier(observer))
        token = NSKeyValueObservation(object)
    }

    // MARK: All observations

    private static let lock = NSRecursiveLock()
    /// The observations, in the order in which they began.
    nonisolated(unsafe) private static var entries: [NamedObservation] = []

    static func add(_ entry: NamedObservation) {
        lock.withLock {
            entries.removeAll { $0.object == nil || $0.observer == nil }
            entries.append(entry)
        }
    }

    static func remove(
        _ observer: NSObject, _ keyPath: String, of object: NSObject, where isMeant: (UnsafeMutableRawPointer?) -> Bool
    ) {
        let identities = (ObjectIdentifier(object), ObjectIdentifier(observer))
        let removed = lock.withLock { () -> NamedObservation? in
            let index = entries.lastIndex { $0.identities == identities && $0.keyPath == keyPath && isMeant($0.context) }
            return index.map { entries.remove(at: $0) }
        }
        guard let removed else {
            raise(
                "NSRangeException",
                "Cannot remove an observer \(described(observer)) for the key path \"\(keyPath)\" from \(described(object)) "
                    + "because it is not registered as an observer.")
        }
        removed.token.invalidate()
    }

    private static func described(_ object: NSObject) -> String {
        "<\(type(of: object)) \(Unmanaged.passUnretained(object).toOpaque())>"
    }

    // MARK: Notification

    func start() {
        guard let object else { return }
        guard let read = reader(of: object) else { return NSKeyValueObservation.tellUnobservable(keyPath, of: object) }
        var last = read(object)
        if options.contains(.initial) { tell(new: last, isFirst: true) }
        token.start { [weak self, weak object] key in
            guard let self, let object else { return }
            token.follow(Self.objects(keys, from: object))
            let (before, now) = (last, read(object))
            if key != keyPath, KeyValueObservers.areSameUnwrapped(before, now) { return }
            last = now
            tell(old: before, new: now)
        }
        token.follow(Self.objects(keys, from: object))
    }

    private var keys: [String] { keyPath.split(separator: ".").map(String.init) }

    /// The closure that reads the property; nil if its changes are not reported.
    private func reader(of object: NSObject) -> ((NSObject) -> Any?)? {
        let keys = keys
        guard let last = keys.last else { return nil }
        if keys.count > 1 {
            return { object in Self.objects(keys, from: object).last.flatMap { Self.value(last, of: $0) } }
        }
        let type = type(of: object)
        if let defaults = object as? UserDefaults, MemberTables.getter(last, of: type) == nil {
            ObservedDefaults.adopt(defaults)
            return { ($0 as? UserDefaults)?.object(forKey: last) }
        }
        if object is any KeyedObject { return { Self.value(last, of: $0) } }
        let tells = MemberTables.tellsOfChanges(type) && MemberTables.getter(last, of: type) != nil
        return tells || Self.path(last, of: object) != nil ? { Self.value(last, of: $0) } : nil
    }

    /// The intermediate objects of a key path; none if one of them is nil, and for a property of the object itself.
    private static func objects(_ keys: [String], from object: NSObject) -> [NSObject] {
        var found: [NSObject] = []
        for key in keys.dropLast() {
            guard let next = value(key, of: found.last ?? object) as? NSObject else { return [] }
            found.append(next)
        }
        return found
    }

    private static func value(_ key: String, of object: NSObject) -> Any? {
        if let keyed = object as? any KeyedObject { return keyed.value(forKey: key) }
        if let path = path(key, of: object) { return object[keyPath: path] }
        return MemberTable.optionalProperty(key, of: object)
    }

    private static func path(_ key: String, of object: NSObject) -> AnyKeyPath? {
        ObservablePath.all(of: object, from: type(of: object)).first { $0.isNamed(key) }?.path
    }

    /// - Parameter isFirst: Whether this is the initial notification, which has no old value.
    private func tell(old: Any? = nil, new: Any?, isFirst: Bool = false) {
        guard let object, let observer else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: Self.boxed(NSKeyValueChange.setting)]
        if options.contains(.new) { change[.newKey] = Self.boxed(new) }
        if options.contains(.old), !isFirst { change[.oldKey] = Self.boxed(old) }
        if let observer = observer as? any KeyPathObserver {
            observer.hear(ofKeyPath: keyPath, of: object, change: change, context: context)
        } else if let method = MemberTable.optionalMethod(Self.selector, of: observer) {
            _ = method([keyPath, object, change, context])
        } else {
            NSKeyValueObservation.raiseUnhandled(keyPath, of: object, change, context, by: observer)
        }
    }

    private static let selector = "observeValueForKeyPath:ofObject:change:context:"

    /// A value as key-value coding returns it, with `NSNull` for nil.
    private static func boxed(_ value: Any?) -> Any { PropertyValue.object(value) ?? NSNull() }
}

extension NSKeyValueObservation {
    /// Raises the exception for an observer that has no method for changes, or calls its superclass's.
    package static func raiseUnhandled(
        _ keyPath: String?, of object: Any?, _ change: [NSKeyValueChangeKey: Any]?, _ context: UnsafeMutableRawPointer?,
        by observer: NSObject
    ) -> Never {
        let changed = (change ?? [:]).map { "    \($0.key.rawValue) = \($0.value);\n" }.sorted().joined()
        raise(
            "NSInternalInconsistencyException",
            "\(observer): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
                + "Key path: \(keyPath ?? "(null)")\nObserved object: \(object ?? "(null)")\nChange: {\n\(changed)}\n"
                + "Context: \(context.map { "\($0)" } ?? "0x0")")
    }
}
