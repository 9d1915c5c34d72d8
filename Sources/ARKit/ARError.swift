public import Foundation

/// An error of sessions.
///
/// - Source: developer.apple.com/documentation/arkit/arerror-swift.struct
public struct ARError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100
        case sensorUnavailable = 101
        case sensorFailed = 102
        case cameraUnauthorized = 103
        case microphoneUnauthorized = 104
        case locationUnauthorized = 105
        case highResolutionFrameCaptureInProgress = 106
        case highResolutionFrameCaptureFailed = 107
        case worldTrackingFailed = 200
        case geoTrackingNotAvailableAtLocation = 201
        case geoTrackingFailed = 202
        case invalidReferenceImage = 300
        case invalidReferenceObject = 301
        case invalidWorldMap = 302
        case invalidConfiguration = 303
        case invalidCollaborationData = 304
        case insufficientFeatures = 400
        case objectMergeFailed = 401
        case fileIOFailed = 500
        case requestFailed = 501
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { ARErrorDomain }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

/// The domain of the errors.
public let ARErrorDomain = "com.apple.arkit.error"

extension ARError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case ARError.…` in a `switch` or a `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == ARError.errorDomain && error.code == code.rawValue
    }
}

extension ARError {
    /// The error code `unsupportedConfiguration`.
    public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
    /// The error code `sensorUnavailable`.
    public static var sensorUnavailable: Code { .sensorUnavailable }
    /// The error code `sensorFailed`.
    public static var sensorFailed: Code { .sensorFailed }
    /// The error code `cameraUnauthorized`.
    public static var cameraUnauthorized: Code { .cameraUnauthorized }
    /// The error code `microphoneUnauthorized`.
    public static var microphoneUnauthorized: Code { .microphoneUnauthorized }
    /// The error code `locationUnauthorized`.
    public static var locationUnauthorized: Code { .locationUnauthorized }
    /// The error code `highResolutionFrameCaptureInProgress`.
    public static var highResolutionFrameCaptureInProgress: Code { .highResolutionFrameCaptureInProgress }
    /// The error code `highResolutionFrameCaptureFailed`.
    public static var highResolutionFrameCaptureFailed: Code { .highResolutionFrameCaptureFailed }
    /// The error code `worldTrackingFailed`.
    public static var worldTrackingFailed: Code { .worldTrackingFailed }
    /// The error code `geoTrackingNotAvailableAtLocation`.
    public static var geoTrackingNotAvailableAtLocation: Code { .geoTrackingNotAvailableAtLocation }
    /// The error code `geoTrackingFailed`.
    public static var geoTrackingFailed: Code { .geoTrackingFailed }
    /// The error code `invalidReferenceImage`.
    public static var invalidReferenceImage: Code { .invalidReferenceImage }
    /// The error code `invalidReferenceObject`.
    public static var invalidReferenceObject: Code { .invalidReferenceObject }
    /// The error code `invalidWorldMap`.
    public static var invalidWorldMap: Code { .invalidWorldMap }
    /// The error code `invalidConfiguration`.
    public static var invalidConfiguration: Code { .invalidConfiguration }
    /// The error code `invalidCollaborationData`.
    public static var invalidCollaborationData: Code { .invalidCollaborationData }
    /// The error code `insufficientFeatures`.
    public static var insufficientFeatures: Code { .insufficientFeatures }
    /// The error code `objectMergeFailed`.
    public static var objectMergeFailed: Code { .objectMergeFailed }
    /// The error code `fileIOFailed`.
    public static var fileIOFailed: Code { .fileIOFailed }
    /// The error code `requestFailed`.
    public static var requestFailed: Code { .requestFailed }
}
