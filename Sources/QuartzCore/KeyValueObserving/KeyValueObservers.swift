/// The observations of all objects.
///
/// Objects report changes of their few observable properties; without any observation in the process this costs the
/// test of a flag. Objects change in the main actor's context; observations may end anywhere.
package enum KeyValueObservers {
    /// Whether anything is observed.
    @exclusivity(unchecked) package nonisolated(unsafe) private(set) static var exist = false

    private struct Entry {
        weak var observation: NSKeyValueObservation?
    }
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]
    /// Recursive, since an observation may be released while entries are read, and then removes itself.
    private static let lock = NSRecursiveLock()

    static func add(_ observation: NSKeyValueObservation, to object: NSObject) {
        lock.withLock {
            entries[ObjectIdentifier(object), default: []].append(Entry(observation: observation))
            exist = true
        }
    }

    static func remove(_ observation: NSKeyValueObservation) { keep { $0 !== observation } }
    static func forgetDead() { keep { _ in true } }

    private static func keep(_ isKept: (NSKeyValueObservation) -> Bool) {
        lock.withLock {
            let kept = entries.compactMapValues { list in
                let kept = list.filter { $0.observation.map(isKept) ?? false }
                return kept.isEmpty ? nil : kept
            }
            (entries, exist) = (kept, !kept.isEmpty)
        }
    }

    /// Reports that an observable property of an object may have changed.
    ///
    /// - Parameter key: The name of the property; nil if the object does not report which one.
    package static func changed(_ object: AnyObject, _ key: String? = nil) {
        guard let found = lock.withLock({ entries[ObjectIdentifier(object)] }) else { return }
        for entry in found { entry.observation?.look(key) }
    }

    /// Whether two values are the same: equal if they are equatable, otherwise identical objects. Other values never
    /// are.
    static func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
        if let a = a as? any Equatable { return isEqual(a, b) }
        if type(of: a) is AnyClass, type(of: b) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
        return false
    }

    private static func isEqual<First: Equatable>(_ a: First, _ b: Any) -> Bool { (b as? First).map { $0 == a } ?? false }

    /// Whether two values are the same without the optionals around them.
    package static func areSameUnwrapped(_ one: Any?, _ other: Any?) -> Bool {
        let (one, other) = (unwrapped(one), unwrapped(other))
        guard let one, let other else { return one == nil && other == nil }
        return areSame(one, other)
    }

    /// A value without the optionals around it.
    package static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard let optional = value as? any OptionalValue else { return value }
        return unwrapped(optional.wrapped)
    }
}

protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { self }
}
