public import Foundation

/// An error of recording or playback.
///
/// - Source: developer.apple.com/documentation/avfoundation/averror-swift.struct
public struct AVError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case noDataCaptured = -11805
        case sessionConfigurationChanged = -11806
        case diskFull = -11807
        case deviceWasDisconnected = -11808
        case mediaChanged = -11809
        case maximumDurationReached = -11810
        case maximumFileSizeReached = -11811
        case mediaDiscontinuity = -11812
        case maximumNumberOfSamplesForFileFormatReached = -11813
        case deviceNotConnected = -11814
        case deviceInUseByAnotherApplication = -11815
        case deviceLockedForConfigurationByAnotherProcess = -11817
        case sessionWasInterrupted = -11818
        case mediaServicesWereReset = -11819
        case exportFailed = -11820
        case decodeFailed = -11821
        case invalidSourceMedia = -11822
        case fileAlreadyExists = -11823
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case maximumStillImageCaptureRequestsExceeded = -11830
        case contentIsProtected = -11831
        case noImageAtTime = -11832
        case decoderNotFound = -11833
        case encoderNotFound = -11834
        case contentIsNotAuthorized = -11835
        case applicationIsNotAuthorized = -11836
        case operationNotSupportedForAsset = -11838
        case decoderTemporarilyUnavailable = -11839
        case encoderTemporarilyUnavailable = -11840
        case invalidVideoComposition = -11841
        case operationInterrupted = -11847
        case serverIncorrectlyConfigured = -11850
        case applicationIsNotAuthorizedToUseDevice = -11852
        case failedToParse = -11853
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

/// The domain of the errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

extension AVError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case AVError.…` in a `switch` or a `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == AVError.errorDomain && error.code == code.rawValue
    }
}

extension AVError {
    /// The error code `unknown`.
    public static var unknown: Code { .unknown }
    /// The error code `outOfMemory`.
    public static var outOfMemory: Code { .outOfMemory }
    /// The error code `sessionNotRunning`.
    public static var sessionNotRunning: Code { .sessionNotRunning }
    /// The error code `deviceAlreadyUsedByAnotherSession`.
    public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
    /// The error code `noDataCaptured`.
    public static var noDataCaptured: Code { .noDataCaptured }
    /// The error code `sessionConfigurationChanged`.
    public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
    /// The error code `diskFull`.
    public static var diskFull: Code { .diskFull }
    /// The error code `deviceWasDisconnected`.
    public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
    /// The error code `mediaChanged`.
    public static var mediaChanged: Code { .mediaChanged }
    /// The error code `maximumDurationReached`.
    public static var maximumDurationReached: Code { .maximumDurationReached }
    /// The error code `maximumFileSizeReached`.
    public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
    /// The error code `mediaDiscontinuity`.
    public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
    /// The error code `maximumNumberOfSamplesForFileFormatReached`.
    public static var maximumNumberOfSamplesForFileFormatReached: Code { .maximumNumberOfSamplesForFileFormatReached }
    /// The error code `deviceNotConnected`.
    public static var deviceNotConnected: Code { .deviceNotConnected }
    /// The error code `deviceInUseByAnotherApplication`.
    public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
    /// The error code `deviceLockedForConfigurationByAnotherProcess`.
    public static var deviceLockedForConfigurationByAnotherProcess: Code { .deviceLockedForConfigurationByAnotherProcess }
    /// The error code `sessionWasInterrupted`.
    public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
    /// The error code `mediaServicesWereReset`.
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    /// The error code `exportFailed`.
    public static var exportFailed: Code { .exportFailed }
    /// The error code `decodeFailed`.
    public static var decodeFailed: Code { .decodeFailed }
    /// The error code `invalidSourceMedia`.
    public static var invalidSourceMedia: Code { .invalidSourceMedia }
    /// The error code `fileAlreadyExists`.
    public static var fileAlreadyExists: Code { .fileAlreadyExists }
    /// The error code `fileFormatNotRecognized`.
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// The error code `fileFailedToParse`.
    public static var fileFailedToParse: Code { .fileFailedToParse }
    /// The error code `maximumStillImageCaptureRequestsExceeded`.
    public static var maximumStillImageCaptureRequestsExceeded: Code { .maximumStillImageCaptureRequestsExceeded }
    /// The error code `contentIsProtected`.
    public static var contentIsProtected: Code { .contentIsProtected }
    /// The error code `noImageAtTime`.
    public static var noImageAtTime: Code { .noImageAtTime }
    /// The error code `decoderNotFound`.
    public static var decoderNotFound: Code { .decoderNotFound }
    /// The error code `encoderNotFound`.
    public static var encoderNotFound: Code { .encoderNotFound }
    /// The error code `contentIsNotAuthorized`.
    public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
    /// The error code `applicationIsNotAuthorized`.
    public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
    /// The error code `operationNotSupportedForAsset`.
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
    /// The error code `decoderTemporarilyUnavailable`.
    public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
    /// The error code `encoderTemporarilyUnavailable`.
    public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
    /// The error code `invalidVideoComposition`.
    public static var invalidVideoComposition: Code { .invalidVideoComposition }
    /// The error code `operationInterrupted`.
    public static var operationInterrupted: Code { .operationInterrupted }
    /// The error code `serverIncorrectlyConfigured`.
    public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
    /// The error code `applicationIsNotAuthorizedToUseDevice`.
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
    /// The error code `failedToParse`.
    public static var failedToParse: Code { .failedToParse }
}
