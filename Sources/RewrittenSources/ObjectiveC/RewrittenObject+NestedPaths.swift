public import UIKit

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls a handler after a property changed of an object that another property is, or after that property changed.
    ///
    /// - Parameter middle: The path of the object.
    public func observe<Middle, Value>(
        _ keyPath: KeyPath<Self, Value>, through middle: KeyPath<Self, Middle>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, through: { $0[keyPath: middle] as? NSObject }, options, changeHandler)
    }
}
