public import Foundation

/// An error of models.
///
/// - Source: developer.apple.com/documentation/coreml/mlmodelerror-swift.struct
public struct MLModelError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case generic = 0
        case featureType = 1
        case io = 3
        case customLayer = 4
        case customModel = 5
        case update = 6
        case parameters = 7
        case modelDecryptionKeyFetch = 8
        case modelDecryption = 9
        case modelCollection = 10
        case predictionCancelled = 11
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { MLModelErrorDomain }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

/// The domain of the errors.
public let MLModelErrorDomain = "com.apple.CoreML"

extension MLModelError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case MLModelError.…` in a `switch` or a `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == MLModelError.errorDomain && error.code == code.rawValue
    }
}

extension MLModelError {
    /// The error code `generic`.
    public static var generic: Code { .generic }
    /// The error code `featureType`.
    public static var featureType: Code { .featureType }
    /// The error code `io`.
    public static var io: Code { .io }
    /// The error code `customLayer`.
    public static var customLayer: Code { .customLayer }
    /// The error code `customModel`.
    public static var customModel: Code { .customModel }
    /// The error code `update`.
    public static var update: Code { .update }
    /// The error code `parameters`.
    public static var parameters: Code { .parameters }
    /// The error code `modelDecryptionKeyFetch`.
    public static var modelDecryptionKeyFetch: Code { .modelDecryptionKeyFetch }
    /// The error code `modelDecryption`.
    public static var modelDecryption: Code { .modelDecryption }
    /// The error code `modelCollection`.
    public static var modelCollection: Code { .modelCollection }
    /// The error code `predictionCancelled`.
    public static var predictionCancelled: Code { .predictionCancelled }
}
