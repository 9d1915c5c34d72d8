public import UIKit

/// What stands for `NSObject` where a class has methods of its own for key-value coding and calls those of its superclass: `NSObject` of Foundation on
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
