public import Foundation
import QuartzCore
import RuntimeReflection

/// Tells observers of an object that one of its properties was set, unless its class says that it does so itself.
public func tellObservers(of object: AnyObject, _ key: String) {
    guard KeyValueObservers.exist, notifiesAutomatically(type(of: object), key) else { return }
    KeyValueObservers.changed(object, key)
}

/// Whether setting a property of a class tells observers: unless one of the two methods that a class may have for this
/// says no.
private func notifiesAutomatically(_ type: AnyClass, _ key: String) -> Bool {
    let own = "automaticallyNotifiesObserversOf" + key.prefix(1).uppercased() + key.dropFirst()
    if let call = MemberTable.optionalClassMethod(own, of: type) { return call([]) as? Bool ?? true }
    guard let call = MemberTable.optionalClassMethod("automaticallyNotifiesObserversForKey:", of: type) else { return true }
    return call([key]) as? Bool ?? true
}

// Changes that a class announces by itself. `Operation` of Foundation on Linux has methods of its own of these names,
// which take precedence.
extension RewrittenObject where Self: NSObject {
    /// Announces that a property will be set; observers are told afterwards.
    public func willChangeValue(forKey key: String) {}

    /// Tells observers that a property was set.
    public func didChangeValue(forKey key: String) {
        if KeyValueObservers.exist { KeyValueObservers.changed(self, key) }
    }

    /// Announces that a property will be set; observers are told afterwards.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Lets observers look whether the value of their property is another one.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if KeyValueObservers.exist { KeyValueObservers.changed(self) }
    }
}
