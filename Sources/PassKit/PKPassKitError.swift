public import Foundation

/// An error of passes.
///
/// - Source: developer.apple.com/documentation/passkit/pkpasskiterror
public struct PKPassKitError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unknownError = -1
        case invalidDataError = 1
        case unsupportedVersionError = 2
        case invalidSignature = 3
        case notEntitledError = 4
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { PKPassKitErrorDomain }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

/// The domain of the errors.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

extension PKPassKitError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case PKPassKitError.…` in a `switch` or a
    /// `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == PKPassKitError.errorDomain && error.code == code.rawValue
    }
}

extension PKPassKitError {
    /// The error code `unknownError`.
    public static var unknownError: Code { .unknownError }
    /// The error code `invalidDataError`.
    public static var invalidDataError: Code { .invalidDataError }
    /// The error code `unsupportedVersionError`.
    public static var unsupportedVersionError: Code { .unsupportedVersionError }
    /// The error code `invalidSignature`.
    public static var invalidSignature: Code { .invalidSignature }
    /// The error code `notEntitledError`.
    public static var notEntitledError: Code { .notEntitledError }
}
