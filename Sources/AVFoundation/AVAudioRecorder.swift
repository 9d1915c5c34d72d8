public import Foundation

/// Records sound into a file; there is no microphone here, and nothing is recorded.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiorecorder
open class AVAudioRecorder: NSObject {
    /// Hears of the end.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// The file; it is not written.
    public let url: URL
    /// How sound is written.
    public let settings: [String: Any]
    /// Whether loudness is measured. It reads back what was set; every level is that of silence.
    open var isMeteringEnabled = false
    /// Whether sound is recorded: never.
    open var isRecording: Bool { false }
    /// How many seconds were recorded: none.
    open var currentTime: TimeInterval { 0 }
    /// The device's clock, in seconds: 0.
    open var deviceCurrentTime: TimeInterval { 0 }

    /// Makes a recorder of a file.
    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }

    /// Prepares; returns false, since there is no microphone.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Begins; returns false, since there is no microphone.
    @discardableResult
    open func record() -> Bool { false }
    /// Begins for a time; returns false, since there is no microphone.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// Waits; nothing is recorded.
    open func pause() {}
    /// Ends; nothing was recorded.
    open func stop() {}
    /// Removes the file; returns false, since there is none.
    @discardableResult
    open func deleteRecording() -> Bool { false }
    /// Measures the loudness; it is silence.
    open func updateMeters() {}
    /// The mean loudness, in decibels; that of silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// The greatest loudness, in decibels; that of silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears of a recorder.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiorecorderdelegate
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// The recorder ended.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// Sound could not be written.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// Nothing is done unless the delegate has the method.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// Nothing is done unless the delegate has the method.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// How well sound is written.
public enum AVAudioQuality: Int, Sendable {
    /// From little and fast to much and slow.
    case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F
}

/// The key of the format in a recorder's settings.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the samples a second in a recorder's settings.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels in a recorder's settings.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality in a recorder's settings.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bits a second in a recorder's settings.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits of a sample in a recorder's settings.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"

/// The number of a format.
public typealias AudioFormatID = UInt32
/// Compressed sound, "aac ".
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Plain samples, "lpcm".
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Compressed sound without loss, "alac".
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
