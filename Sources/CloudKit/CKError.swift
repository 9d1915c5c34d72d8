public import Foundation

/// An error of the service.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckerror
public struct CKError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case internalError = 1
        case partialFailure = 2
        case networkUnavailable = 3
        case networkFailure = 4
        case badContainer = 5
        case serviceUnavailable = 6
        case requestRateLimited = 7
        case missingEntitlement = 8
        case notAuthenticated = 9
        case permissionFailure = 10
        case unknownItem = 11
        case invalidArguments = 12
        case resultsTruncated = 13
        case serverRecordChanged = 14
        case serverRejectedRequest = 15
        case assetFileNotFound = 16
        case assetFileModified = 17
        case incompatibleVersion = 18
        case constraintViolation = 19
        case operationCancelled = 20
        case changeTokenExpired = 21
        case batchRequestFailed = 22
        case zoneBusy = 23
        case badDatabase = 24
        case quotaExceeded = 25
        case zoneNotFound = 26
        case limitExceeded = 27
        case userDeletedZone = 28
        case tooManyParticipants = 29
        case alreadyShared = 30
        case referenceViolation = 31
        case managedAccountRestricted = 32
        case participantMayNeedVerification = 33
        case serverResponseLost = 34
        case assetNotAvailable = 35
        case accountTemporarilyUnavailable = 36
        case participantAlreadyInvited = 37
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { CKErrorDomain }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
    /// The seconds to wait before another try: nil, since no server answers.
    public var retryAfterSeconds: Double? { nil }
    /// The errors of single records: nil, since requests fail as a whole.
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    /// The record that both sides changed, as it was before: nil, since no server answers.
    public var ancestorRecord: CKRecord? { nil }
    /// The server's record: nil, since no server answers.
    public var serverRecord: CKRecord? { nil }
    /// The program's record: nil, since no server answers.
    public var clientRecord: CKRecord? { nil }
}

/// The key of the errors of single records.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The key of the seconds to wait before another try.
public let CKErrorRetryAfterKey = "CKRetryAfter"

/// The domain of the errors.
public let CKErrorDomain = "CKErrorDomain"

extension CKError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case CKError.…` in a `switch` or a `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == CKError.errorDomain && error.code == code.rawValue
    }
}

extension CKError {
    /// The error code `internalError`.
    public static var internalError: Code { .internalError }
    /// The error code `partialFailure`.
    public static var partialFailure: Code { .partialFailure }
    /// The error code `networkUnavailable`.
    public static var networkUnavailable: Code { .networkUnavailable }
    /// The error code `networkFailure`.
    public static var networkFailure: Code { .networkFailure }
    /// The error code `badContainer`.
    public static var badContainer: Code { .badContainer }
    /// The error code `serviceUnavailable`.
    public static var serviceUnavailable: Code { .serviceUnavailable }
    /// The error code `requestRateLimited`.
    public static var requestRateLimited: Code { .requestRateLimited }
    /// The error code `missingEntitlement`.
    public static var missingEntitlement: Code { .missingEntitlement }
    /// The error code `notAuthenticated`.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// The error code `permissionFailure`.
    public static var permissionFailure: Code { .permissionFailure }
    /// The error code `unknownItem`.
    public static var unknownItem: Code { .unknownItem }
    /// The error code `invalidArguments`.
    public static var invalidArguments: Code { .invalidArguments }
    /// The error code `resultsTruncated`.
    public static var resultsTruncated: Code { .resultsTruncated }
    /// The error code `serverRecordChanged`.
    public static var serverRecordChanged: Code { .serverRecordChanged }
    /// The error code `serverRejectedRequest`.
    public static var serverRejectedRequest: Code { .serverRejectedRequest }
    /// The error code `assetFileNotFound`.
    public static var assetFileNotFound: Code { .assetFileNotFound }
    /// The error code `assetFileModified`.
    public static var assetFileModified: Code { .assetFileModified }
    /// The error code `incompatibleVersion`.
    public static var incompatibleVersion: Code { .incompatibleVersion }
    /// The error code `constraintViolation`.
    public static var constraintViolation: Code { .constraintViolation }
    /// The error code `operationCancelled`.
    public static var operationCancelled: Code { .operationCancelled }
    /// The error code `changeTokenExpired`.
    public static var changeTokenExpired: Code { .changeTokenExpired }
    /// The error code `batchRequestFailed`.
    public static var batchRequestFailed: Code { .batchRequestFailed }
    /// The error code `zoneBusy`.
    public static var zoneBusy: Code { .zoneBusy }
    /// The error code `badDatabase`.
    public static var badDatabase: Code { .badDatabase }
    /// The error code `quotaExceeded`.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// The error code `zoneNotFound`.
    public static var zoneNotFound: Code { .zoneNotFound }
    /// The error code `limitExceeded`.
    public static var limitExceeded: Code { .limitExceeded }
    /// The error code `userDeletedZone`.
    public static var userDeletedZone: Code { .userDeletedZone }
    /// The error code `tooManyParticipants`.
    public static var tooManyParticipants: Code { .tooManyParticipants }
    /// The error code `alreadyShared`.
    public static var alreadyShared: Code { .alreadyShared }
    /// The error code `referenceViolation`.
    public static var referenceViolation: Code { .referenceViolation }
    /// The error code `managedAccountRestricted`.
    public static var managedAccountRestricted: Code { .managedAccountRestricted }
    /// The error code `participantMayNeedVerification`.
    public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
    /// The error code `serverResponseLost`.
    public static var serverResponseLost: Code { .serverResponseLost }
    /// The error code `assetNotAvailable`.
    public static var assetNotAvailable: Code { .assetNotAvailable }
    /// The error code `accountTemporarilyUnavailable`.
    public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
    /// The error code `participantAlreadyInvited`.
    public static var participantAlreadyInvited: Code { .participantAlreadyInvited }
}
