/// A number of frames.
public typealias AVAudioFrameCount = UInt32
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// The place of a frame.
public typealias AVAudioFramePosition = Int64

/// How samples are written.
public enum AVAudioCommonFormat: UInt, Sendable {
    /// Another one, or floating-point numbers and integers of their sizes in bits.
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// A format of sound.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudioformat
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// How samples are written.
    public let commonFormat: AVAudioCommonFormat
    /// Frames in a second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// Whether the samples of a frame follow each other.
    public let isInterleaved: Bool

    /// Makes a format of floating-point numbers of 32 bits; nil for a rate that is not positive.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// Makes a format; nil for a rate that is not positive.
    public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool) {
        guard sampleRate > 0 else { return nil }
        (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
    }

    /// The format of an engine's nodes: that of most devices.
    static let silent = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1)!
}

/// A time in a sound.
open class AVAudioTime: NSObject {
    /// The place of the frame.
    public let sampleTime: AVAudioFramePosition
    /// Frames in a second.
    public let sampleRate: Double

    /// Makes a time of a frame.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    }
}

/// Sound in memory.
open class AVAudioBuffer: NSObject {
    /// The format.
    public let format: AVAudioFormat

    init(_ format: AVAudioFormat) { self.format = format }
}

/// Samples in memory.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiopcmbuffer
open class AVAudioPCMBuffer: AVAudioBuffer {
    /// The frames that there is room for.
    public let frameCapacity: AVAudioFrameCount
    /// The frames that are valid.
    open var frameLength: AVAudioFrameCount = 0
    private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

    /// Makes a buffer of zeros.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        self.frameCapacity = frameCapacity
        channels = .allocate(capacity: Int(format.channelCount))
        for channel in 0..<Int(format.channelCount) {
            let samples = UnsafeMutablePointer<Float>.allocate(capacity: Int(frameCapacity))
            samples.initialize(repeating: 0, count: Int(frameCapacity))
            (channels + channel).initialize(to: samples)
        }
        super.init(format)
    }

    deinit {
        for channel in 0..<Int(format.channelCount) { channels[channel].deallocate() }
        channels.deallocate()
    }

    /// The samples of each channel; nil where they are no floating-point numbers of 32 bits.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
        format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(channels) : nil
    }
}

/// A file of sound. None can be opened.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiofile
open class AVAudioFile: NSObject {
    /// The file.
    public let url: URL
    /// The number of frames.
    open var length: AVAudioFramePosition { 0 }
    /// The format of what is read.
    open var processingFormat: AVAudioFormat { .silent }
    /// The format in the file.
    open var fileFormat: AVAudioFormat { .silent }

    /// Opens a file to read it; throws, since no file of sound can be decoded here.
    public init(forReading fileURL: URL) throws {
        url = fileURL
        throw AVError(.decodeFailed)
    }
}
