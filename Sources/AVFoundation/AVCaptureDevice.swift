public import Foundation

/// A camera or a microphone; none exists here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The default device of a media type; nil, since none exists.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// The default device of a type and position; nil, since none exists.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// The devices of a media type; none exists.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// The authorization status; always denied here.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Requests authorization; it is always denied here.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { handler(false) }
    }
    /// Requests authorization; it is always denied here.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    /// A capture format.
    ///
    /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/format
    open class Format: NSObject, @unchecked Sendable {
        override init() { super.init() }
        /// The largest zoom factor; 1 here.
        open var videoMaxZoomFactor: CGFloat { 1 }
    }

    /// The supported formats; none here.
    open var formats: [Format] { [] }
    /// The active format.
    open var activeFormat = Format()
    /// The position of the device.
    open var position: Position { .unspecified }
    /// Whether the device has a torch; false here.
    open var hasTorch: Bool { false }
    /// Whether the device has a flash; false here.
    open var hasFlash: Bool { false }
    /// The torch mode; stored, without effect here.
    open var torchMode = TorchMode.off
    /// Whether the torch is available; false here.
    open var isTorchAvailable: Bool { false }
    /// Whether the torch is on; false here.
    open var isTorchActive: Bool { false }
    /// Turns the torch on; throws, since there is none.
    open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
    /// Whether a torch mode is supported; false here.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// The focus mode; stored, without effect here.
    open var focusMode = FocusMode.locked
    /// Whether a focus mode is supported; false here.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// The point to focus on, in fractions of the image; stored, without effect here.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Whether ``focusPointOfInterest`` is supported.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// The exposure mode; stored, without effect here.
    open var exposureMode = ExposureMode.locked
    /// Whether an exposure mode is supported; false here.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// The point to expose for, in fractions of the image; stored, without effect here.
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Whether ``exposurePointOfInterest`` is supported.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// Whether changes of the subject area are monitored; stored, without effect here.
    open var isSubjectAreaChangeMonitoringEnabled = false
    /// The unique id of the device.
    open var uniqueID: String { "" }
    /// The localized name of the device.
    open var localizedName: String { "" }
    /// The zoom factor; stored, without effect here.
    open var videoZoomFactor: CGFloat = 1
    /// The least zoom factor; 1 here.
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// The largest zoom factor; 1 here.
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    /// Whether the flash can be used; false here.
    open var isFlashAvailable: Bool { false }
    /// Locks the device for configuration; throws, since it is not connected.
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
    /// Unlocks the device.
    open func unlockForConfiguration() {}

    /// The position of a device.
    public enum Position: Int, Sendable {
        /// Unspecified, at the back, or at the front.
        case unspecified, back, front
    }

    /// The mode of a torch.
    public enum TorchMode: Int, Sendable {
        /// Off, on, or automatic by the ambient light.
        case off, on, auto
    }

    /// The mode of the focus.
    public enum FocusMode: Int, Sendable {
        /// Locked, focused once, or focused continuously.
        case locked, autoFocus, continuousAutoFocus
    }

    /// The mode of the exposure.
    public enum ExposureMode: Int, Sendable {
        /// Locked, determined once, determined continuously, or set by the program.
        case locked, autoExpose, continuousAutoExposure, custom
    }

    /// A type of device.
    ///
    /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a value from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A wide-angle camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// An ultra-wide camera.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// A telephoto camera.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// A camera that measures distances, at the front.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// An ultra-wide and a wide-angle camera in one device.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Three cameras in one device.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// A wide-angle and a telephoto camera in one device.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    }

    /// A search for devices; it finds none here.
    ///
    /// - Source: developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession
    open class DiscoverySession: NSObject {
        /// Creates a search for devices.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        /// The devices found: none.
        open var devices: [AVCaptureDevice] { [] }
    }
}

/// The user's permission to use a media type.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The user was not asked yet, cannot grant it, denied it, or granted it.
    case notDetermined, restricted, denied, authorized
}

/// A media type.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmediatype
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Video.
    public static let video = AVMediaType(rawValue: "vide")
    /// Audio.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Subtitles.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
}
