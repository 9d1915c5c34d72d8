@_exported public import Foundation

/// A model of machine learning. None is run here: making one fails.
///
/// - Source: developer.apple.com/documentation/coreml/mlmodel
open class MLModel: NSObject, @unchecked Sendable {
    /// Creates a model of a file; throws, since none is run here.
    public init(contentsOf url: URL) throws { throw MLModelError(.io) }
    /// Creates a model of a file; throws, since none is run here.
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }
    /// Compiles a model; throws.
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
    /// The settings that the model runs with.
    open var configuration: MLModelConfiguration { MLModelConfiguration() }
    /// Runs the model; throws.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
}

/// Settings that a model runs with.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    /// Creates a configuration.
    public override init() { super.init() }
    /// The processors that the model runs on.
    open var computeUnits = MLComputeUnits.all
}

/// Processors that a model runs on.
public enum MLComputeUnits: Int, Sendable {
    /// The parts of the machine.
    case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

/// An error of models.
public struct MLModelError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case generic = 0, featureType = 1, io = 3, customLayer = 4, customModel = 5, update = 6, parameters = 7
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { "com.apple.CoreML" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

/// Values under names, that go into a model or come out.
///
/// - Source: developer.apple.com/documentation/coreml/mlfeatureprovider
public protocol MLFeatureProvider: AnyObject {
    /// The names.
    var featureNames: Set<String> { get }
    /// A value.
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values under names.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
    /// The values.
    public let dictionary: [String: MLFeatureValue]
    /// Creates a provider of numbers, texts, arrays and values. Throws where there is something else.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            case let value as String: MLFeatureValue(string: value)
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as Int64: MLFeatureValue(int64: value)
            case let value as Double: MLFeatureValue(double: value)
            default: throw MLModelError(.featureType)
            }
        }
    }
    open var featureNames: Set<String> { Set(dictionary.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// A kind of values.
public enum MLFeatureType: Int, Sendable {
    /// The kinds.
    case invalid = 0, int64, double, string, image, multiArray, dictionary, sequence
}

/// A value that goes into a model or comes out.
///
/// - Source: developer.apple.com/documentation/coreml/mlfeaturevalue
open class MLFeatureValue: NSObject, @unchecked Sendable {
    /// The kind.
    public let type: MLFeatureType
    private let value: Any
    private init(_ type: MLFeatureType, _ value: Any) { (self.type, self.value) = (type, value) }
    /// Creates a value of a whole number.
    public convenience init(int64 value: Int64) { self.init(.int64, value) }
    /// Creates a value of a number.
    public convenience init(double value: Double) { self.init(.double, value) }
    /// Creates a value of a text.
    public convenience init(string value: String) { self.init(.string, value) }
    /// Creates a value of an array.
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
    /// The whole number; 0 if there is none.
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    /// The number; 0 if there is none.
    open var doubleValue: Double { value as? Double ?? 0 }
    /// The text; empty if there is none.
    open var stringValue: String { value as? String ?? "" }
    /// The array.
    open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
}

/// A kind of numbers.
public enum MLMultiArrayDataType: Int, Sendable {
    /// The kinds.
    case double = 65600, float32 = 65568, int32 = 131104
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
    private var numbers: [Double]

    /// Creates an array of zeros. Throws where a dimension is negative.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        guard shape.allSatisfy({ $0.intValue >= 0 }) else { throw MLModelError(.generic) }
        (self.shape, self.dataType) = (shape, dataType)
        var steps = [1]
        for length in shape.dropFirst().reversed() { steps.append(steps[steps.count - 1] * length.intValue) }
        strides = steps.reversed().map { NSNumber(value: $0) }
        numbers = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
    }
    /// The number of elements.
    open var count: Int { numbers.count }
    /// An element by its place in memory.
    open subscript(idx: Int) -> NSNumber {
        get { NSNumber(value: numbers[idx]) }
        set { numbers[idx] = rounded(newValue.doubleValue) }
    }
    /// An element by its place in each dimension.
    open subscript(key: [NSNumber]) -> NSNumber {
        get { self[place(key)] }
        set { self[place(key)] = newValue }
    }
    private func place(_ key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }
    private func rounded(_ number: Double) -> Double {
        switch dataType {
        case .double: number
        case .float32: Double(Float(number))
        case .int32: number.rounded(.towardZero)
        }
    }
}
