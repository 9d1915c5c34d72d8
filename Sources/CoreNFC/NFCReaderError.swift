public import Foundation

/// An error of reading tags.
///
/// - Source: developer.apple.com/documentation/corenfc/nfcreadererror
public struct NFCReaderError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1
        case readerErrorSecurityViolation = 2
        case readerErrorInvalidParameter = 3
        case readerErrorInvalidParameterLength = 4
        case readerErrorParameterOutOfBound = 5
        case readerErrorRadioDisabled = 6
        case readerTransceiveErrorTagConnectionLost = 100
        case readerTransceiveErrorRetryExceeded = 101
        case readerTransceiveErrorTagResponseError = 102
        case readerTransceiveErrorSessionInvalidated = 103
        case readerTransceiveErrorTagNotConnected = 104
        case readerTransceiveErrorPacketTooLong = 105
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout = 201
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
        case readerSessionInvalidationErrorSystemIsBusy = 203
        case readerSessionInvalidationErrorFirstNDEFTagRead = 204
        case tagCommandConfigurationErrorInvalidParameters = 300
        case ndefReaderSessionErrorTagNotWritable = 400
        case ndefReaderSessionErrorTagUpdateFailure = 401
        case ndefReaderSessionErrorTagSizeTooSmall = 402
        case ndefReaderSessionErrorZeroLengthMessage = 403
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { NFCErrorDomain }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

/// The domain of the errors.
public let NFCErrorDomain = "NFCError"

extension NFCReaderError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case NFCReaderError.…` in a `switch` or a
    /// `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == NFCReaderError.errorDomain && error.code == code.rawValue
    }
}

extension NFCReaderError {
    /// The error code `readerErrorUnsupportedFeature`.
    public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
    /// The error code `readerErrorSecurityViolation`.
    public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
    /// The error code `readerErrorInvalidParameter`.
    public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
    /// The error code `readerErrorInvalidParameterLength`.
    public static var readerErrorInvalidParameterLength: Code { .readerErrorInvalidParameterLength }
    /// The error code `readerErrorParameterOutOfBound`.
    public static var readerErrorParameterOutOfBound: Code { .readerErrorParameterOutOfBound }
    /// The error code `readerErrorRadioDisabled`.
    public static var readerErrorRadioDisabled: Code { .readerErrorRadioDisabled }
    /// The error code `readerTransceiveErrorTagConnectionLost`.
    public static var readerTransceiveErrorTagConnectionLost: Code { .readerTransceiveErrorTagConnectionLost }
    /// The error code `readerTransceiveErrorRetryExceeded`.
    public static var readerTransceiveErrorRetryExceeded: Code { .readerTransceiveErrorRetryExceeded }
    /// The error code `readerTransceiveErrorTagResponseError`.
    public static var readerTransceiveErrorTagResponseError: Code { .readerTransceiveErrorTagResponseError }
    /// The error code `readerTransceiveErrorSessionInvalidated`.
    public static var readerTransceiveErrorSessionInvalidated: Code { .readerTransceiveErrorSessionInvalidated }
    /// The error code `readerTransceiveErrorTagNotConnected`.
    public static var readerTransceiveErrorTagNotConnected: Code { .readerTransceiveErrorTagNotConnected }
    /// The error code `readerTransceiveErrorPacketTooLong`.
    public static var readerTransceiveErrorPacketTooLong: Code { .readerTransceiveErrorPacketTooLong }
    /// The error code `readerSessionInvalidationErrorUserCanceled`.
    public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
    /// The error code `readerSessionInvalidationErrorSessionTimeout`.
    public static var readerSessionInvalidationErrorSessionTimeout: Code { .readerSessionInvalidationErrorSessionTimeout }
    /// The error code `readerSessionInvalidationErrorSessionTerminatedUnexpectedly`.
    public static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: Code {
        .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    }
    /// The error code `readerSessionInvalidationErrorSystemIsBusy`.
    public static var readerSessionInvalidationErrorSystemIsBusy: Code { .readerSessionInvalidationErrorSystemIsBusy }
    /// The error code `readerSessionInvalidationErrorFirstNDEFTagRead`.
    public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code { .readerSessionInvalidationErrorFirstNDEFTagRead }
    /// The error code `tagCommandConfigurationErrorInvalidParameters`.
    public static var tagCommandConfigurationErrorInvalidParameters: Code { .tagCommandConfigurationErrorInvalidParameters }
    /// The error code `ndefReaderSessionErrorTagNotWritable`.
    public static var ndefReaderSessionErrorTagNotWritable: Code { .ndefReaderSessionErrorTagNotWritable }
    /// The error code `ndefReaderSessionErrorTagUpdateFailure`.
    public static var ndefReaderSessionErrorTagUpdateFailure: Code { .ndefReaderSessionErrorTagUpdateFailure }
    /// The error code `ndefReaderSessionErrorTagSizeTooSmall`.
    public static var ndefReaderSessionErrorTagSizeTooSmall: Code { .ndefReaderSessionErrorTagSizeTooSmall }
    /// The error code `ndefReaderSessionErrorZeroLengthMessage`.
    public static var ndefReaderSessionErrorZeroLengthMessage: Code { .ndefReaderSessionErrorZeroLengthMessage }
}
