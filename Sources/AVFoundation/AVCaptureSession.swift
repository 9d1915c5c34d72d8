public import Foundation

/// What cameras and microphones record; there are none here, so that it never runs.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturesession
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    /// How good pictures and sound are; kept.
    open var sessionPreset = Preset.high
    /// Where pictures and sound come from.
    open private(set) var inputs: [AVCaptureInput] = []
    /// Where pictures and sound go.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Whether something is recorded; nothing is.
    open var isRunning: Bool { false }

    /// Whether the quality can be had; it can be kept.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Begins a group of changes.
    open func beginConfiguration() {}
    /// Ends a group of changes.
    open func commitConfiguration() {}
    /// Whether an input can be added: no device has one.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Takes an input away.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Whether an output can be added, which is once.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Takes an output away.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Begins to record; does nothing.
    open func startRunning() {}
    /// Ends recording.
    open func stopRunning() {}

    /// How good pictures and sound are.
    ///
    /// - Source: developer.apple.com/documentation/avfoundation/avcapturesession/preset
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The value by which it is known.
        public let rawValue: String
        /// Makes one of the value by which it is known.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As good as can be.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Good enough for a network.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Good enough for a slow network.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// Whole pictures.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// 640 x 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 x 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 x 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    }
}

/// Where pictures or sound of a session come from.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureinput
open class AVCaptureInput: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

/// A device as an input. There are no devices, so that none is made.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturedeviceinput
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The device.
    public let device: AVCaptureDevice

    /// Makes an input of a device; throws, since the device is not connected.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw AVError(.deviceNotConnected)
    }
}

/// What leads pictures or sound from inputs to outputs; there is none here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureconnection
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// Whether anything is led.
    open var isEnabled = false
    /// How pictures are turned.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Whether pictures can be turned; they cannot.
    open var isVideoOrientationSupported: Bool { false }
    /// By how many degrees pictures are turned.
    open var videoRotationAngle: CGFloat = 0
    /// Whether pictures are mirrored.
    open var isVideoMirrored = false
}

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// With the button below, above, at the right, or at the left.
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}
