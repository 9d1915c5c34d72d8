import RuntimeReflection
public import UIKit

// Methods of every object on iOS that `NSObject` of Foundation on Linux lacks: they call methods that rewritten sources
// registered by their names. UIKit's responders have methods of their own of these names, which take precedence.
extension NSObjectProtocol {
    /// Calls the method of an Objective-C name, which takes no value. Returns the object that it returns.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { call(aSelector, []) }

    /// Calls the method of an Objective-C name with a value.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { call(aSelector, [object]) }

    /// Calls the method of an Objective-C name with two values.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        call(aSelector, [object1, object2])
    }

    private func call(_ selector: Selector?, _ values: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        guard let call = MemberTable.optionalMethod(selector.description, of: self) else {
            fail("-[\(type(of: self)) \(selector)]: unrecognized selector sent to instance", "NSInvalidArgumentException")
        }
        return PerformedResult.kept(call(values))
    }
}

/// The address of a method.
public typealias IMP = OpaquePointer

extension NSObjectProtocol where Self: NSObject {
    /// The address that stands for the method of an Objective-C name; nil where the object has none, where iOS returns
    /// the function that forwards messages. Nothing can be called by it.
    public func method(for aSelector: Selector!) -> IMP! {
        guard let aSelector, MemberTable.optionalMethod(aSelector.description, of: self) != nil else { return nil }
        return OpaquePointer(Unmanaged.passUnretained(type(of: self) as AnyObject).toOpaque())
    }
}

// Methods of classes, which are objects on iOS.
extension RewrittenObject where Self: NSObject {
    /// Whether the class itself has a method of an Objective-C name, as far as tables of members tell.
    public static func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { MemberTable.optionalClassMethod($0.description, of: self) != nil } ?? false
    }

    /// Whether objects of the class have a method of an Objective-C name, as far as tables of members tell.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { MemberTables.method($0.description, of: self) != nil } ?? false
    }

    /// Calls the class's own method of an Objective-C name, which takes no value. Returns the object that it returns.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, with: nil) }

    /// Calls the class's own method of an Objective-C name with a value.
    @discardableResult
    public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        guard let aSelector else { return nil }
        guard let call = MemberTable.optionalClassMethod(aSelector.description, of: self) else {
            fail("+[\(self) \(aSelector)]: unrecognized selector sent to class", "NSInvalidArgumentException")
        }
        return PerformedResult.kept(call([object]))
    }

    /// The result of the class's own method of a name.
    public static func value(forKey key: String) -> Any? {
        guard let call = MemberTable.optionalClassMethod(key, of: self) else { failForKey(key, of: "\(self)") }
        return call([])
    }

    /// The value of a property of the object that the class's own method of a name returns, and so on.
    public static func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let first = keys.first else { return nil }
        return keys.dropFirst().reduce(value(forKey: first)) { ($0 as? NSObject)?.value(forKey: $1) }
    }
}

private func failForKey(_ key: String, of type: String) -> Never {
    fail(
        "[<\(type)> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).",
        "NSUnknownKeyException")
}

private func fail(_ reason: String, _ name: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}

// Methods that programs override, and what those of `NSObject` do.
extension RewrittenObject where Self: NSObject {
    /// The superclass of the object's class; nil for an `NSObject` itself.
    public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

    /// Called when a nib or a storyboard has made the object; does nothing.
    public func awakeFromNib() {}

    /// Whether setting a property tells its observers; always.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    /// The properties by which another one changes. Observers compare values, so that they need not know; none.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    /// Called when nil is set in place of a number; ends the program with the exception that `NSObject` raises.
    public func setNilValueForKey(_ key: String) { NamedValues.raiseNil(key, of: self) }

    /// Whether a property may have a value, which can be put in another one's place. Asks the class's method for the
    /// property, `validateName(_:)` for `name`; takes every value where there is none.
    ///
    /// - Source: "Validating Properties" of Apple's Key-Value Coding Programming Guide.
    public func validateValue(_ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey inKey: String) throws {
        try PropertyValidation.validate(ioValue, forKey: inKey, of: self)
    }
}
