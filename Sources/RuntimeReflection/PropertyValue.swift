import Foundation

/// Conversions of values to the types of properties that are set by name, and of those that are read by name.
package enum PropertyValue {
    /// A value as a property of some type can take it: as it is, or as the number that it stands for; nil when it
    /// cannot be.
    ///
    /// Never specialized: the optimizer of Swift 6.3 crashes on the cast of a protocol's metatype.
    @_semantics("optimize.sil.specialize.generic.never")
    package static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value }
        if let value = value as? Value { return value }
        guard let number = number(value) ?? value as? NSNumber else { return nil }
        if let type = type as? any RawRepresentable.Type { return enumeration(number, type) as? Value }
        return numbers(number).lazy.compactMap { $0 as? Value }.first
    }

    private static func enumeration<Value: RawRepresentable>(_ number: NSNumber, _ type: Value.Type) -> Value? {
        cast(number, to: Value.RawValue.self).flatMap(Value.init(rawValue:))
    }

    /// A value as key-value coding gives it: a number as an `NSNumber`, which is a number of any type that has room for
    /// it; an enumeration as its number; nil as it is, without the optionals around it; other values as they are.
    package static func object(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if let optional = value as? any OptionalProperty { return object(optional.held) }
        return number(value) ?? value
    }

    private static func number(_ value: Any) -> NSNumber? {
        if let number = value as? any NumberProperty { return number.numberObject }
        guard let value = value as? any RawRepresentable else { return nil }
        return (value.rawValue as? any NumberProperty)?.numberObject
    }

    /// The values that a number can be set as; for whole numbers, key-value coding drops the decimals.
    private static func numbers(_ number: NSNumber) -> [Any] {
        [
            CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue, number.boolValue,
            number.uintValue,
            number.int32Value, number.int64Value, number.uint32Value, number.uint64Value, number.int16Value, number.uint16Value,
            number.int8Value, number.uint8Value, number,
        ]
    }
}

/// A value that key-value coding gives as an `NSNumber`.
private protocol NumberProperty {
    var numberObject: NSNumber { get }
}

extension Bool: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: self) }
}
extension Int: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: self) }
}
extension Int8: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: self) }
}
extension Int16: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: self) }
}
extension Int32: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: self) }
}
extension Int64: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: self) }
}
extension UInt: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: self) }
}
extension UInt8: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: self) }
}
extension UInt16: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: self) }
}
extension UInt32: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: self) }
}
extension UInt64: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: self) }
}
extension Float: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: self) }
}
extension Double: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: self) }
}
extension CGFloat: NumberProperty {
    fileprivate var numberObject: NSNumber { NSNumber(value: Double(self)) }
}

private protocol OptionalProperty {
    var held: Any? { get }
}

extension Optional: OptionalProperty {
    fileprivate var held: Any? { self }
}
