import RuntimeReflection
import UIKit

// Members of values of the type `AnyObject`, which rewritten sources look up by their names.

/// The value of a property of an object of any class; nil where there is no object or its class has no property of the
/// name.
public func _member<Value>(_ key: String, of object: AnyObject?, as type: Value.Type) -> Value! {
    object.flatMap { MemberTable.optionalProperty(key, of: $0) }
}

/// Calls a method of an object of any class. Ends the program as Objective-C does where its class has none of the name.
@discardableResult
public func _call<Result>(_ selector: String, of object: AnyObject?, _ values: [Any?], as type: Result.Type) -> Result {
    if let invocation = object as? UndoInvocation, type == Void.self {
        invocation.record(selector, values)
        return () as! Result
    }
    guard let object, let call = MemberTable.optionalMethod(selector, of: object) else {
        fatalError(
            "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
                + "'-[\(object.map { "\(Swift.type(of: $0))" } ?? "nil") \(selector)]: unrecognized selector sent to instance'")
    }
    let result = call(values)
    return type == Void.self ? () as! Result : MemberTable.argument([result], 0)
}

/// Calls a method of an object of any class; returns nil where there is no object or its class has none of the name.
@discardableResult
public func _callIfPresent<Result>(_ selector: String, of object: AnyObject?, _ values: [Any?], as type: Result.Type) -> Result? {
    guard let object, object is UndoInvocation || MemberTable.optionalMethod(selector, of: object) != nil else { return nil }
    return _call(selector, of: object, values, as: type)
}
