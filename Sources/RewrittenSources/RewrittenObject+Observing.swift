public import Foundation
import QuartzCore

/// Tells observers of an object that one of its properties was set.
public func tellObservers(of object: AnyObject, _ key: String) {
    if KeyValueObservers.exist { KeyValueObservers.changed(object, key) }
}

// Changes that a class announces by itself. `Operation` of Foundation on Linux has methods of its own of these names, which take precedence.
extension RewrittenObject where Self: NSObject {
    /// Announces that a property will be set; observers are told afterwards.
    public func willChangeValue(forKey key: String) {}

    /// Tells observers that a property was set.
    public func didChangeValue(forKey key: String) { tellObservers(of: self, key) }

    /// Announces that a property will be set; observers are told afterwards.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Lets observers look whether the value of their property is another one.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if KeyValueObservers.exist { KeyValueObservers.changed(self) }
    }
}
