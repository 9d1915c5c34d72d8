public import Foundation

/// A camera or a microphone; there are none here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The device that the system prefers; nil, since there is none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// The device of a kind at a place; nil, since there is none.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// All devices; none.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// What the user allows: nothing.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Asks the user for leave, which is not given.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { handler(false) }
    }
    /// Asks the user for leave, which is not given.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    /// What the camera gives.
    ///
    /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/format
    open class Format: NSObject, @unchecked Sendable {
        override init() { super.init() }
        /// How far the camera zooms in: not at all.
        open var videoMaxZoomFactor: CGFloat { 1 }
    }

    /// What the camera can give: nothing.
    open var formats: [Format] { [] }
    /// What the camera gives.
    open var activeFormat = Format()
    /// On which side it is.
    open var position: Position { .unspecified }
    /// Whether it has a lamp; it has none.
    open var hasTorch: Bool { false }
    /// Whether it has a flash; it has none.
    open var hasFlash: Bool { false }
    /// Whether the lamp is on; kept.
    open var torchMode = TorchMode.off
    /// Whether the lamp can be lit; there is none.
    open var isTorchAvailable: Bool { false }
    /// Whether the lamp is lit; there is none.
    open var isTorchActive: Bool { false }
    /// Lights the lamp; throws, since there is none.
    open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
    /// Whether the lamp can be used in a way; there is none.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// How pictures become sharp; kept.
    open var focusMode = FocusMode.locked
    /// Whether pictures can become sharp in a way.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Where pictures are to be sharp, as parts of the picture; kept.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Whether that can be chosen.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// How bright pictures are; kept.
    open var exposureMode = ExposureMode.locked
    /// Whether brightness can be found in a way.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Where pictures are to be well lit, as parts of the picture; kept.
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Whether that can be chosen.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// Whether changes of the picture are told; kept.
    open var isSubjectAreaChangeMonitoringEnabled = false
    /// The device's own name.
    open var uniqueID: String { "" }
    /// What the user calls the device.
    open var localizedName: String { "" }
    /// How near pictures are; kept.
    open var videoZoomFactor: CGFloat = 1
    /// Takes the device for changes; throws, since it is not connected.
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
    /// Gives the device back.
    open func unlockForConfiguration() {}

    /// On which side a device is.
    public enum Position: Int, Sendable {
        /// On no certain side, at the back, or at the front.
        case unspecified, back, front
    }

    /// Whether a lamp is on.
    public enum TorchMode: Int, Sendable {
        /// Off, on, or as the light is.
        case off, on, auto
    }

    /// How pictures become sharp.
    public enum FocusMode: Int, Sendable {
        /// They stay as they are, become so once, or all the time.
        case locked, autoFocus, continuousAutoFocus
    }

    /// How brightness is found.
    public enum ExposureMode: Int, Sendable {
        /// It stays as it is, is found once, all the time, or by the program.
        case locked, autoExpose, continuousAutoExposure, custom
    }

    /// Kinds of devices.
    ///
    /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The value by which it is known.
        public let rawValue: String
        /// Makes one of the value by which it is known.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A camera with a usual lens.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// A camera with a wide lens.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// A camera with a long lens.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// Two cameras, one of them with a long lens.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    }

    /// Looks for devices; finds none.
    ///
    /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession
    open class DiscoverySession: NSObject {
        /// Looks for devices.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        /// What was found: nothing.
        open var devices: [AVCaptureDevice] { [] }
    }
}

/// What the user allows.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The user was not asked, may not say, said no, or said yes.
    case notDetermined, restricted, denied, authorized
}

/// Kinds of media.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmediatype
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The value by which it is known.
    public let rawValue: String
    /// Makes one of the value by which it is known.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Texts below pictures.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
}

/// Why media cannot be recorded or played.
///
/// - Source: developer.apple.com/documentation/avfoundation/averror-swift.struct
public struct AVError: Error, Hashable, Sendable, CustomNSError {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// Something else.
        case unknown = -11800
        /// The session does not run.
        case sessionNotRunning = -11803
        /// The device is not connected.
        case deviceNotConnected = -11814
        /// The media cannot be decoded.
        case decodeFailed = -11821
        /// The user did not allow the device.
        case applicationIsNotAuthorizedToUseDevice = -11852
    }
    /// The kind of the error.
    public let code: Code

    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// The errors' domain.
    public static var errorDomain: String { "AVFoundationErrorDomain" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
}
