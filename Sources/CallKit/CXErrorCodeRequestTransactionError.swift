public import Foundation

/// The reason for which actions are not done.
///
/// - Source: developer.apple.com/documentation/callkit/cxerrorcoderequesttransactionerror-swift.struct
public struct CXErrorCodeRequestTransactionError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unknown = 0
        case unentitled = 1
        case unknownCallProvider = 2
        case emptyTransaction = 3
        case unknownCallUUID = 4
        case callUUIDAlreadyExists = 5
        case invalidAction = 6
        case maximumCallGroupsReached = 7
        case callIsProtected = 8
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { CXErrorDomainRequestTransaction }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

/// The domain of the errors.
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

extension CXErrorCodeRequestTransactionError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case CXErrorCodeRequestTransactionError.…` in a
    /// `switch` or a `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == CXErrorCodeRequestTransactionError.errorDomain && error.code == code.rawValue
    }
}

extension CXErrorCodeRequestTransactionError {
    /// The error code `unknown`.
    public static var unknown: Code { .unknown }
    /// The error code `unentitled`.
    public static var unentitled: Code { .unentitled }
    /// The error code `unknownCallProvider`.
    public static var unknownCallProvider: Code { .unknownCallProvider }
    /// The error code `emptyTransaction`.
    public static var emptyTransaction: Code { .emptyTransaction }
    /// The error code `unknownCallUUID`.
    public static var unknownCallUUID: Code { .unknownCallUUID }
    /// The error code `callUUIDAlreadyExists`.
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    /// The error code `invalidAction`.
    public static var invalidAction: Code { .invalidAction }
    /// The error code `maximumCallGroupsReached`.
    public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
    /// The error code `callIsProtected`.
    public static var callIsProtected: Code { .callIsProtected }
}
