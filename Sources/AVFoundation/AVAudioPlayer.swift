@_exported public import AudioToolbox
public import Foundation

/// Plays audio of a file or of data; here nothing is played, and the current time does not advance.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudioplayer
open class AVAudioPlayer: NSObject {
    /// The delegate; never called here.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// The stereo position, from -1 (left) to 1 (right).
    open var pan: Float = 0
    /// The playback rate; 1 is the normal rate.
    open var rate: Float = 1
    /// Whether ``rate`` has an effect.
    open var enableRate = false
    /// Whether the level is metered; the level is always silence.
    open var isMeteringEnabled = false
    /// The number of channels; 0, since nothing is read.
    open var numberOfChannels: Int { 0 }
    /// Updates the meters; the level is always silence.
    open func updateMeters() {}
    /// The average power in decibels; always silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// The peak power in decibels; always silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    /// The number of repetitions; negative for endless ones.
    open var numberOfLoops = 0
    /// The playback position, in seconds.
    open var currentTime: TimeInterval = 0
    /// The length in seconds; 0, since nothing is read.
    open var duration: TimeInterval { 0 }
    /// Whether playback was started and not paused.
    open private(set) var isPlaying = false
    /// The file; nil for a player of data.
    public let url: URL?

    /// Creates a player of a file.
    ///
    /// Throws if the file does not exist.
    public init(contentsOf url: URL) throws {
        _ = try FileManager.default.attributesOfItem(atPath: url.path)
        self.url = url
    }

    /// Creates a player of data.
    public init(data: Data) throws { url = nil }

    /// Creates a player of a file whose type is known. See ``init(contentsOf:)``.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }

    /// Creates a player of data whose type is known.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    /// Prepares playback; does nothing.
    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Starts playback.
    @discardableResult
    open func play() -> Bool {
        isPlaying = true
        return true
    }

    /// Starts playback at a time of the device's clock, without waiting for it.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { play() }
    /// The device's clock, in seconds.
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
    /// Pauses playback.
    open func pause() { isPlaying = false }
    /// Stops playback.
    open func stop() { isPlaying = false }
    /// Sets the volume, without a fade.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// The delegate of an audio player. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudioplayerdelegate
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Playback reached the end; never called here.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The audio cannot be decoded; never called here.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Default implementation; does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Default implementation; does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Speaks utterances; here nothing is spoken, and utterances stay in the queue.
///
/// - Source: developer.apple.com/documentation/avfaudio/avspeechsynthesizer
open class AVSpeechSynthesizer: NSObject {
    private var waiting: [AVSpeechUtterance] = []

    public override init() { super.init() }

    /// The delegate; never called here.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Continues paused speech; returns false, since nothing is ever paused.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
    /// Pauses speech; returns false, since nothing is spoken.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Whether an utterance is spoken or queued.
    open var isSpeaking: Bool { !waiting.isEmpty }
    /// Whether speech is paused; never.
    open var isPaused: Bool { false }
    /// Appends an utterance to the queue.
    open func speak(_ utterance: AVSpeechUtterance) { waiting.append(utterance) }

    /// Stops speech and empties the queue.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        defer { waiting = [] }
        return isSpeaking
    }
}

/// The place at which speech stops or pauses.
public enum AVSpeechBoundary: Int, Sendable {
    /// Immediately, or after the current word.
    case immediate, word
}

/// A text to speak.
///
/// - Source: developer.apple.com/documentation/avfaudio/avspeechutterance
open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// The voice; nil for the system's voice.
    open var voice: AVSpeechSynthesisVoice?
    /// The speech rate.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch; 1 is the voice's normal pitch.
    open var pitchMultiplier: Float = 1
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// The pause before the text, in seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// The pause behind the text, in seconds.
    open var postUtteranceDelay: TimeInterval = 0

    /// Creates an utterance of a text.
    public init(string: String) { speechString = string }
}

/// The lowest speech rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The highest speech rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The default speech rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice; none exists here.
///
/// - Source: developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice
open class AVSpeechSynthesisVoice: NSObject {
    /// The voice of a language; nil, since none exists.
    public init?(language languageCode: String?) { nil }
    /// The voice of a name; nil, since none exists.
    public init?(identifier: String) { nil }

    /// The language.
    open var language: String { "" }
    /// The name for programs.
    open var identifier: String { "" }
    /// The name for people.
    open var name: String { "" }
    /// The language of the device.
    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }

    /// All voices: none.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// The delegate of a speech synthesizer; never called here. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/avfaudio/avspeechsynthesizerdelegate
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// An utterance started; never called here.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// An utterance finished; never called here.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// An utterance was paused; never called here.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// An utterance goes on; never called here.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// An utterance was cancelled; never called here.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// A range of the text is about to be spoken; never called here.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Default implementation; does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Default implementation; does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Default implementation; does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    /// Default implementation; does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    /// Default implementation; does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// Default implementation; does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) {}
}
