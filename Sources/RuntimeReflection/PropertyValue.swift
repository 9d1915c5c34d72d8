import Foundation

/// Conversions of values to the types of properties that are set by name.
package enum PropertyValue {
    /// A value as a property of some type can take it: as it is, or as the number that it stands for; nil when it cannot be.
    ///
    /// Never specialized: the optimizer of Swift 6.3 crashes on the cast of a protocol's metatype.
    @_semantics("optimize.sil.specialize.generic.never")
    package static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value }
        if let value = value as? Value { return value }
        guard let number = value as? NSNumber ?? number(value) else { return nil }
        return numbers(number).lazy.compactMap { $0 as? Value }.first
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as Double: NSNumber(value: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        case let value as Float: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Bool: NSNumber(value: value)
        default: nil
        }
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
