@_exported public import CoreImage
@_exported public import Foundation

/// A model of machine learning. None is run here: making one fails.
///
/// - Source: developer.apple.com/documentation/coreml/mlmodel
open class MLModel: NSObject, @unchecked Sendable {
    /// Creates a model of a file; throws, since none is run here.
    public init(contentsOf url: URL) throws { throw MLModelError(.io) }
    /// Creates a model of a file; throws, since none is run here.
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }
    /// Loads a model of a file; fails.
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping @Sendable (Result<MLModel, any Error>) -> Void
    ) {
        DispatchQueue.global().async { handler(.failure(MLModelError(.io))) }
    }
    /// Loads a model of a file; throws.
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel {
        throw MLModelError(.io)
    }
    /// Compiles a model; throws.
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
    /// The settings that the model runs with.
    open var configuration: MLModelConfiguration { MLModelConfiguration() }
    /// The descriptions of the inputs and outputs.
    open var modelDescription: MLModelDescription { MLModelDescription() }
    /// Runs the model; throws.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
}

/// The descriptions of the inputs and outputs of a model.
open class MLModelDescription: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The descriptions of the inputs.
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    /// The descriptions of the outputs.
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    /// The name of the most likely label.
    open var predictedFeatureName: String? { nil }
}

/// A description of an input or an output of a model.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The name.
    open var name: String { "" }
    /// The kind.
    open var type: MLFeatureType { .invalid }
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
            case let value as CVPixelBuffer: MLFeatureValue(pixelBuffer: value)
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
    /// Creates a value of pixels.
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
    /// The whole number; 0 if there is none.
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    /// The number; 0 if there is none.
    open var doubleValue: Double { value as? Double ?? 0 }
    /// The text; empty if there is none.
    open var stringValue: String { value as? String ?? "" }
    /// The array.
    open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
    /// The pixels.
    open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
}
