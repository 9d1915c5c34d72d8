public import Foundation

/// A kind of numbers.
public enum MLMultiArrayDataType: Int, Sendable {
    /// The kinds.
    case double = 65600, float32 = 65568, int32 = 131104

    /// Numbers of 64 bits.
    public static var float64: Self { .double }
    /// Numbers of 32 bits.
    public static var float: Self { .float32 }

    fileprivate var size: Int { self == .double ? 8 : 4 }
}

/// Numbers in several dimensions, the last one's beside each other.
///
/// - Source: developer.apple.com/documentation/coreml/mlmultiarray
open class MLMultiArray: NSObject, @unchecked Sendable {
    /// The number of elements in each dimension.
    public let shape: [NSNumber]
    /// The kind of numbers.
    public let dataType: MLMultiArrayDataType
    /// The steps from one element to the next in each dimension.
    public let strides: [NSNumber]
    /// The number of elements.
    public let count: Int
    /// The address of the first element.
    public let dataPointer: UnsafeMutableRawPointer

    /// Creates an array of zeros. Throws where a dimension is negative.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        guard shape.allSatisfy({ $0.intValue >= 0 }) else { throw MLModelError(.generic) }
        (self.shape, self.dataType) = (shape, dataType)
        var steps = [1]
        for length in shape.dropFirst().reversed() { steps.append(steps[steps.count - 1] * length.intValue) }
        strides = steps.reversed().map { NSNumber(value: $0) }
        count = shape.reduce(1) { $0 * $1.intValue }
        dataPointer = .allocate(byteCount: count * dataType.size, alignment: 16)
        dataPointer.initializeMemory(as: UInt8.self, repeating: 0, count: count * dataType.size)
    }

    deinit { dataPointer.deallocate() }

    /// Creates an array of one dimension, of numbers of 64 bits.
    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element: BinaryFloatingPoint {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
        for (index, number) in data.enumerated() { self[index] = NSNumber(value: Double(number)) }
    }
    /// Creates an array of one dimension, of whole numbers of 32 bits.
    public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element: FixedWidthInteger {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .int32)
        for (index, number) in data.enumerated() { self[index] = NSNumber(value: Int(number)) }
    }

    /// An element by its place in memory.
    open subscript(idx: Int) -> NSNumber {
        get {
            switch dataType {
            case .double: NSNumber(value: element(idx, Double.self).pointee)
            case .float32: NSNumber(value: element(idx, Float.self).pointee)
            case .int32: NSNumber(value: element(idx, Int32.self).pointee)
            }
        }
        set {
            switch dataType {
            case .double: element(idx, Double.self).pointee = newValue.doubleValue
            case .float32: element(idx, Float.self).pointee = newValue.floatValue
            case .int32: element(idx, Int32.self).pointee = newValue.int32Value
            }
        }
    }
    /// An element by its place in each dimension.
    open subscript(key: [NSNumber]) -> NSNumber {
        get { self[place(key)] }
        set { self[place(key)] = newValue }
    }

    private func place(_ key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }
    private func element<Number>(_ index: Int, _ type: Number.Type) -> UnsafeMutablePointer<Number> {
        precondition(index >= 0 && index < count, "the array has the element")
        return dataPointer.assumingMemoryBound(to: type) + index
    }
}
