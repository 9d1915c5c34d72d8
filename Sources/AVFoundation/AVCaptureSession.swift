public import Foundation

/// A capture session of cameras and microphones; none exists here, so that it never runs.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturesession
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    /// The quality preset; stored, without effect here.
    open var sessionPreset = Preset.high
    /// The inputs.
    open private(set) var inputs: [AVCaptureInput] = []
    /// The outputs.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Whether the session is running; never here.
    open var isRunning: Bool { false }

    /// Whether a preset can be set; always true here.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Begins a group of changes.
    open func beginConfiguration() {}
    /// Ends a group of changes.
    open func commitConfiguration() {}
    /// Whether an input can be added; always false here.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Removes an input.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Whether an output can be added; false if it was already added.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Removes an output.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Starts the session; does nothing.
    open func startRunning() {}
    /// Stops the session.
    open func stopRunning() {}

    /// A quality preset.
    ///
    /// - Source: developer.apple.com/documentation/avfoundation/avcapturesession/preset
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a value from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// High quality.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Medium quality, for sharing over Wi-Fi.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Low quality, for sharing over a cellular network.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// Photo quality, the full resolution.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// 640 x 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 x 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 3840 x 2160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// 352 x 288 pixels.
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        /// That of the input.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
        /// 1920 x 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    }
}

extension AVCaptureSession {
    /// A reason for which a session is interrupted.
    public enum InterruptionReason: Int, Sendable {
        /// The program is in the background, or another one has the microphone or the camera.
        case videoDeviceNotAvailableInBackground = 1, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
        /// Several programs are shown, or the device is too warm.
        case videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
    }
}

extension NSNotification.Name {
    /// A session failed; never posted here.
    public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    /// A session was interrupted; never posted here.
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    /// The interruption of a session ended; never posted here.
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
    /// The view of a camera changed; never posted here.
    public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

/// The key of the error of a session that failed.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the reason of an interruption.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

/// A source of a capture session's media.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureinput
open class AVCaptureInput: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

/// An input from a device. No device exists here, so that none can be created.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturedeviceinput
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The device.
    public let device: AVCaptureDevice

    /// Creates an input from a device; throws, since the device is not connected.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw AVError(.deviceNotConnected)
    }
}

/// A connection of inputs and an output; none exists here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureconnection
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// Whether media flows through the connection.
    open var isEnabled = false
    /// The orientation of the video.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Whether the video's orientation can be set; false here.
    open var isVideoOrientationSupported: Bool { false }
    /// The rotation of the video, in degrees.
    open var videoRotationAngle: CGFloat = 0
    /// Whether the video can be steadied; false here.
    open var isVideoStabilizationSupported: Bool { false }
    /// The way to steady the video; stored, without effect here.
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    /// Whether the video can be mirrored; false here.
    open var isVideoMirroringSupported: Bool { false }
    /// Whether the video is mirrored.
    open var isVideoMirrored = false
}

/// A way to steady video.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    /// None, some, more, or the device's choice.
    case off = 0, standard, cinematic
    case auto = -1
}

/// The orientation of a video.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// With the home button below, above, at the right, or at the left.
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}
