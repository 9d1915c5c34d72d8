import Foundation

/// A structure that bridges to `NSValue`, as on Apple's platforms: a program may read a value in a notification's user
/// info as a rectangle or as an `NSValue`.
///
/// By default Foundation on Linux wraps such a structure in a box of its own, which Core Foundation cannot compare: two
/// runs of an attributed string with one under the same key end the process.
///
/// - Source: developer.apple.com/documentation/foundation/nsvalue
package protocol BridgedAsValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// An `NSValue` with the structure.
    var valueObject: NSValue { get }
    /// Unwraps the structure; nil for a value of another structure.
    init?(valueObject: NSValue)
}

extension BridgedAsValue {
    /// The wrapped value.
    public func _bridgeToObjectiveC() -> NSValue { valueObject }

    /// Unwraps an object that is known to hold a value of this type.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) { result = Self(valueObject: source) }

    /// Unwraps an object; returns whether it holds a value of this type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = Self(valueObject: source)
        return result != nil
    }

    /// Unwraps an object that is known to hold a value of this type.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        guard let source, let structure = Self(valueObject: source) else {
            preconditionFailure("An object holds no \(Self.self)")
        }
        return structure
    }
}

extension NSValue {
    /// Whether another value holds the same type of structure.
    package func holdsStructure(of other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }

    /// Creates a value of several numbers, such as those of a matrix.
    package convenience init(numbers: [Double]) { self.init(bytes: numbers, objCType: "[\(numbers.count)d]") }

    /// The numbers of a value that holds this many; nil for another one.
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

/// Bridges `CGFloat` to `NSNumber`, as other numbers.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The wrapped number.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Unwraps an object that is known to hold a value of this type.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Unwraps an object; returns whether it holds a value of this type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = (source as? Double).map { CGFloat($0) }
        return result != nil
    }

    /// Unwraps an object that is known to hold a value of this type.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }
}
