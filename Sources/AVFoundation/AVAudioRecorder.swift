public import Foundation

/// Records audio into a file; here nothing is recorded, since there is no microphone.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiorecorder
open class AVAudioRecorder: NSObject {
    /// The delegate.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// The file; never written here.
    public let url: URL
    /// The settings of the audio format.
    public let settings: [String: Any]
    /// Whether the level is metered; the level is always silence.
    open var isMeteringEnabled = false
    /// Whether audio is being recorded; never here.
    open var isRecording: Bool { false }
    /// The recorded time in seconds; always 0.
    open var currentTime: TimeInterval { 0 }
    /// The device's clock in seconds; always 0.
    open var deviceCurrentTime: TimeInterval { 0 }

    /// Creates a recorder that writes a file.
    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }

    /// Prepares recording; returns false, since there is no microphone.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Starts recording; returns false, since there is no microphone.
    @discardableResult
    open func record() -> Bool { false }
    /// Starts recording for a duration; returns false, since there is no microphone.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// Pauses recording.
    open func pause() {}
    /// Stops recording.
    open func stop() {}
    /// Deletes the recorded file; returns false, since there is none.
    @discardableResult
    open func deleteRecording() -> Bool { false }
    /// Updates the meters; the level is always silence.
    open func updateMeters() {}
    /// The average power in decibels; always silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// The peak power in decibels; always silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The delegate of an audio recorder.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiorecorderdelegate
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// Recording finished.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// The audio could not be encoded.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// Default implementation; does nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// Default implementation; does nothing.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// The quality of the encoding.
public enum AVAudioQuality: Int, Sendable {
    /// From small and fast to large and slow.
    case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F
}

/// The key of the format in a recorder's settings.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the sample rate in a recorder's settings.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels in a recorder's settings.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality in a recorder's settings.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bit rate in a recorder's settings.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bit depth in a recorder's settings.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"

/// The four-character code of an audio format.
public typealias AudioFormatID = UInt32
/// MPEG-4 AAC, "aac ".
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Linear PCM, "lpcm".
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Apple Lossless, "alac".
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
