public import Foundation

/// The reason for which a call that came in is not shown.
///
/// - Source: developer.apple.com/documentation/callkit/cxerrorcodeincomingcallerror-swift.struct
public struct CXErrorCodeIncomingCallError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unknown = 0
        case unentitled = 1
        case callUUIDAlreadyExists = 2
        case filteredByDoNotDisturb = 3
        case filteredByBlockList = 4
        case filteredDuringRestrictedSharingMode = 5
        case callIsProtected = 6
        case filteredBySensitiveParticipants = 7
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { CXErrorDomainIncomingCall }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

/// The domain of the errors.
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"

extension CXErrorCodeIncomingCallError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case CXErrorCodeIncomingCallError.…` in a
    /// `switch` or a `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == CXErrorCodeIncomingCallError.errorDomain && error.code == code.rawValue
    }
}

extension CXErrorCodeIncomingCallError {
    /// The error code `unknown`.
    public static var unknown: Code { .unknown }
    /// The error code `unentitled`.
    public static var unentitled: Code { .unentitled }
    /// The error code `callUUIDAlreadyExists`.
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    /// The error code `filteredByDoNotDisturb`.
    public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
    /// The error code `filteredByBlockList`.
    public static var filteredByBlockList: Code { .filteredByBlockList }
    /// The error code `filteredDuringRestrictedSharingMode`.
    public static var filteredDuringRestrictedSharingMode: Code { .filteredDuringRestrictedSharingMode }
    /// The error code `callIsProtected`.
    public static var callIsProtected: Code { .callIsProtected }
    /// The error code `filteredBySensitiveParticipants`.
    public static var filteredBySensitiveParticipants: Code { .filteredBySensitiveParticipants }
}
