import QuartzCore
public import UIKit

/// Stands for `super` where a class that has its own methods for key-value coding calls those of `NSObject`, which on
/// Linux has no such methods.
public struct OwnKeys {
    private let object: AnyObject

    /// - Parameter object: The object whose properties are read and set.
    public init(of object: AnyObject) { self.object = object }

    /// The value of a property by its name; for other names the class's method for these is called.
    public func value(forKey key: String) -> Any? { NamedValues.property(key, of: object) }

    /// The value at the end of a path of names with dots between them.
    public func value(forKeyPath keyPath: String) -> Any? { NamedValues.value(at: keyPath, of: object) }

    /// Sets a property by its name; for other names the class's method for these is called.
    public func setValue(_ value: Any?, forKey key: String) { NamedValues.setProperty(value, key, of: object) }

    /// Sets a property at the end of a path of names with dots between them.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { NamedValues.set(value, at: keyPath, of: object) }

    /// Sets several properties by their names, each as it is set alone; `NSNull` stands for nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) { (object as? NSObject)?.setValuesForKeys(keyedValues) }

    /// The values of several properties, each as it is read alone; `NSNull` stands for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        (object as? NSObject)?.dictionaryWithValues(forKeys: keys) ?? [:]
    }

    /// Announces that a property will be set; observers are told afterwards.
    public func willChangeValue(forKey key: String) {}

    /// Tells observers that a property was set.
    public func didChangeValue(forKey key: String) { if KeyValueObservers.exist { KeyValueObservers.changed(object, key) } }

    /// Ends the program with the exception that `NSObject` raises.
    public func value(forUndefinedKey key: String) -> Any? { NamedValues.raiseUndefinedValue(key, of: object) }

    /// Ends the program with the exception that `NSObject` raises.
    public func setValue(_ value: Any?, forUndefinedKey key: String) { NamedValues.raiseUndefinedKey(key, of: object) }

    /// Ends the program with the exception that `NSObject` raises.
    public func setNilValueForKey(_ key: String) { NamedValues.raiseNil(key, of: object) }

    /// Asks the class's method for the property; takes every value where there is none.
    public func validateValue(_ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey inKey: String) throws {
        try PropertyValidation.validate(ioValue, forKey: inKey, of: object)
    }
}
