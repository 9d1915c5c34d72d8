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
        /// 1920 x 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    }
}

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
    /// Whether the video is mirrored.
    open var isVideoMirrored = false
}

/// The orientation of a video.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// With the home button below, above, at the right, or at the left.
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}
