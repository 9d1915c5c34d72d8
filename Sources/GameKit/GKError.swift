public import Foundation

/// An error of games.
///
/// - Source: developer.apple.com/documentation/gamekit/gkerror
public struct GKError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unknown = 1
        case cancelled = 2
        case communicationsFailure = 3
        case userDenied = 4
        case invalidCredentials = 5
        case notAuthenticated = 6
        case authenticationInProgress = 7
        case invalidPlayer = 8
        case scoreNotSet = 9
        case parentalControlsBlocked = 10
        case playerStatusExceedsMaximumLength = 11
        case playerStatusInvalid = 12
        case matchRequestInvalid = 13
        case underage = 14
        case gameUnrecognized = 15
        case notSupported = 16
        case invalidParameter = 17
        case unexpectedConnection = 18
        case challengeInvalid = 19
        case turnBasedMatchDataTooLarge = 20
        case turnBasedTooManySessions = 21
        case turnBasedInvalidParticipant = 22
        case turnBasedInvalidTurn = 23
        case turnBasedInvalidState = 24
        case invitationsDisabled = 25
        case playerPhotoFailure = 26
        case ubiquityContainerUnavailable = 27
        case matchNotConnected = 28
        case gameSessionRequestInvalid = 29
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { GKErrorDomain }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

/// The domain of the errors.
public let GKErrorDomain = "GKErrorDomain"

extension GKError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case GKError.…` in a `switch` or a `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == GKError.errorDomain && error.code == code.rawValue
    }
}

extension GKError {
    /// The error code `unknown`.
    public static var unknown: Code { .unknown }
    /// The error code `cancelled`.
    public static var cancelled: Code { .cancelled }
    /// The error code `communicationsFailure`.
    public static var communicationsFailure: Code { .communicationsFailure }
    /// The error code `userDenied`.
    public static var userDenied: Code { .userDenied }
    /// The error code `invalidCredentials`.
    public static var invalidCredentials: Code { .invalidCredentials }
    /// The error code `notAuthenticated`.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// The error code `authenticationInProgress`.
    public static var authenticationInProgress: Code { .authenticationInProgress }
    /// The error code `invalidPlayer`.
    public static var invalidPlayer: Code { .invalidPlayer }
    /// The error code `scoreNotSet`.
    public static var scoreNotSet: Code { .scoreNotSet }
    /// The error code `parentalControlsBlocked`.
    public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
    /// The error code `playerStatusExceedsMaximumLength`.
    public static var playerStatusExceedsMaximumLength: Code { .playerStatusExceedsMaximumLength }
    /// The error code `playerStatusInvalid`.
    public static var playerStatusInvalid: Code { .playerStatusInvalid }
    /// The error code `matchRequestInvalid`.
    public static var matchRequestInvalid: Code { .matchRequestInvalid }
    /// The error code `underage`.
    public static var underage: Code { .underage }
    /// The error code `gameUnrecognized`.
    public static var gameUnrecognized: Code { .gameUnrecognized }
    /// The error code `notSupported`.
    public static var notSupported: Code { .notSupported }
    /// The error code `invalidParameter`.
    public static var invalidParameter: Code { .invalidParameter }
    /// The error code `unexpectedConnection`.
    public static var unexpectedConnection: Code { .unexpectedConnection }
    /// The error code `challengeInvalid`.
    public static var challengeInvalid: Code { .challengeInvalid }
    /// The error code `turnBasedMatchDataTooLarge`.
    public static var turnBasedMatchDataTooLarge: Code { .turnBasedMatchDataTooLarge }
    /// The error code `turnBasedTooManySessions`.
    public static var turnBasedTooManySessions: Code { .turnBasedTooManySessions }
    /// The error code `turnBasedInvalidParticipant`.
    public static var turnBasedInvalidParticipant: Code { .turnBasedInvalidParticipant }
    /// The error code `turnBasedInvalidTurn`.
    public static var turnBasedInvalidTurn: Code { .turnBasedInvalidTurn }
    /// The error code `turnBasedInvalidState`.
    public static var turnBasedInvalidState: Code { .turnBasedInvalidState }
    /// The error code `invitationsDisabled`.
    public static var invitationsDisabled: Code { .invitationsDisabled }
    /// The error code `playerPhotoFailure`.
    public static var playerPhotoFailure: Code { .playerPhotoFailure }
    /// The error code `ubiquityContainerUnavailable`.
    public static var ubiquityContainerUnavailable: Code { .ubiquityContainerUnavailable }
    /// The error code `matchNotConnected`.
    public static var matchNotConnected: Code { .matchNotConnected }
    /// The error code `gameSessionRequestInvalid`.
    public static var gameSessionRequestInvalid: Code { .gameSessionRequestInvalid }
}
