public import Foundation

/// An error of health data.
///
/// - Source: developer.apple.com/documentation/healthkit/hkerror
public struct HKError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unknownError = 0
        case errorHealthDataUnavailable = 1
        case errorHealthDataRestricted = 2
        case errorInvalidArgument = 3
        case errorAuthorizationDenied = 4
        case errorAuthorizationNotDetermined = 5
        case errorDatabaseInaccessible = 6
        case errorUserCanceled = 7
        case errorAnotherWorkoutSessionStarted = 8
        case errorUserExitedWorkoutSession = 9
        case errorRequiredAuthorizationDenied = 10
        case errorNoData = 11
        case errorWorkoutActivityNotAllowed = 12
        case errorDataSizeExceeded = 13
        case errorBackgroundWorkoutSessionNotAllowed = 14
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { HKErrorDomain }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

/// The domain of the errors.
public let HKErrorDomain = "com.apple.healthkit"

extension HKError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case HKError.…` in a `switch` or a `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == HKError.errorDomain && error.code == code.rawValue
    }
}

extension HKError {
    /// The error code `unknownError`.
    public static var unknownError: Code { .unknownError }
    /// The error code `errorHealthDataUnavailable`.
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    /// The error code `errorHealthDataRestricted`.
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    /// The error code `errorInvalidArgument`.
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    /// The error code `errorAuthorizationDenied`.
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    /// The error code `errorAuthorizationNotDetermined`.
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    /// The error code `errorDatabaseInaccessible`.
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    /// The error code `errorUserCanceled`.
    public static var errorUserCanceled: Code { .errorUserCanceled }
    /// The error code `errorAnotherWorkoutSessionStarted`.
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    /// The error code `errorUserExitedWorkoutSession`.
    public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
    /// The error code `errorRequiredAuthorizationDenied`.
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    /// The error code `errorNoData`.
    public static var errorNoData: Code { .errorNoData }
    /// The error code `errorWorkoutActivityNotAllowed`.
    public static var errorWorkoutActivityNotAllowed: Code { .errorWorkoutActivityNotAllowed }
    /// The error code `errorDataSizeExceeded`.
    public static var errorDataSizeExceeded: Code { .errorDataSizeExceeded }
    /// The error code `errorBackgroundWorkoutSessionNotAllowed`.
    public static var errorBackgroundWorkoutSessionNotAllowed: Code { .errorBackgroundWorkoutSessionNotAllowed }
}
