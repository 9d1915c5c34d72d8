import Foundation

/// A structure that becomes an `NSValue` where an object is asked for, and is found in one where the structure is. So a
/// program may ask a notification's user info for a rectangle or for a value that holds one.
///
/// Foundation on Linux keeps such a structure in a box of its own instead, which Core Foundation cannot compare: two
/// runs of an attributed string that hold one under the same key end the process.
///
/// - Source: developer.apple.com/documentation/foundation/nsvalue
package protocol BridgedAsValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// A value that holds the structure.
    var valueObject: NSValue { get }
    /// The structure that a value holds; nil for a value of another structure.
    init?(valueObject: NSValue)
}

extension BridgedAsValue {
    /// The object.
    public func _bridgeToObjectiveC() -> NSValue { valueObject }

    /// What an object holds that is known to hold it.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) { result = Self(valueObject: source) }

    /// What an object holds, if it is of this type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = Self(valueObject: source)
        return result != nil
    }

    /// What an object holds that is known to hold it.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        guard let source, let structure = Self(valueObject: source) else {
            preconditionFailure("An object holds no \(Self.self)")
        }
        return structure
    }
}

extension NSValue {
    /// Whether the value holds the same structure as another one does.
    package func holdsStructure(of other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }

    /// A value that holds numbers in a row, as matrices have them.
    package convenience init(numbers: [Double]) { self.init(bytes: numbers, objCType: "[\(numbers.count)d]") }

    /// The numbers of a value that holds so many in a row; nil for another one.
    package func numbers(_ count: Int) -> [Double]? {
        guard String(cString: objCType) == "[\(count)d]" else { return nil }
        var numbers = [Double](repeating: 0, count: count)
        getValue(&numbers)
        return numbers
    }
}

// MARK: Foundation's structures

extension CGPoint: @retroactive _ObjectiveCBridgeable, BridgedAsValue {
    package var valueObject: NSValue { NSValue(point: self) }
    package init?(valueObject: NSValue) {
        guard valueObject.holdsStructure(of: NSValue(point: .zero)) else { return nil }
        self = valueObject.pointValue
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, BridgedAsValue {
    package var valueObject: NSValue { NSValue(size: self) }
    package init?(valueObject: NSValue) {
        guard valueObject.holdsStructure(of: NSValue(size: .zero)) else { return nil }
        self = valueObject.sizeValue
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, BridgedAsValue {
    package var valueObject: NSValue { NSValue(rect: self) }
    package init?(valueObject: NSValue) {
        guard valueObject.holdsStructure(of: NSValue(rect: .zero)) else { return nil }
        self = valueObject.rectValue
    }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, BridgedAsValue {
    package var valueObject: NSValue { NSValue(range: self) }
    package init?(valueObject: NSValue) {
        guard valueObject.holdsStructure(of: NSValue(range: NSRange())) else { return nil }
        self = valueObject.rangeValue
    }
}

// MARK: Core Graphics' own

extension CGVector: BridgedAsValue {
    package var valueObject: NSValue { NSValue(numbers: [dx, dy]) }
    package init?(valueObject: NSValue) {
        guard let numbers = valueObject.numbers(2) else { return nil }
        self.init(dx: numbers[0], dy: numbers[1])
    }
}

extension CGAffineTransform: BridgedAsValue {
    package var valueObject: NSValue { NSValue(numbers: [a, b, c, d, tx, ty]) }
    package init?(valueObject: NSValue) {
        guard let numbers = valueObject.numbers(6) else { return nil }
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}

// MARK: Numbers

/// A `CGFloat` becomes an `NSNumber` where an object is asked for, as other numbers do.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// What an object holds that is known to hold it.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// What an object holds, if it is of this type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = (source as? Double).map { CGFloat($0) }
        return result != nil
    }

    /// What an object holds that is known to hold it.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }
}
