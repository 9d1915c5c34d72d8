@_exported public import AudioToolbox
public import Foundation

/// Plays sound of a file or of bytes; here nothing is heard, and no time goes on.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudioplayer
open class AVAudioPlayer: NSObject {
    /// Hears of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// How loud, from 0 to 1.
    open var volume: Float = 1
    /// How far to the right, from -1 to 1.
    open var pan: Float = 0
    /// How fast; 1 for as it is.
    open var rate: Float = 1
    /// Whether the speed can be changed.
    open var enableRate = false
    /// Whether loudness is measured. It reads back what was set; every level is that of silence.
    open var isMeteringEnabled = false
    /// How many channels it has; none, since nothing is read.
    open var numberOfChannels: Int { 0 }
    /// Measures the loudness; it is silence.
    open func updateMeters() {}
    /// The mean loudness, in decibels; that of silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// The greatest loudness, in decibels; that of silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    /// How often it is played again; negative for without an end.
    open var numberOfLoops = 0
    /// Where it is, in seconds.
    open var currentTime: TimeInterval = 0
    /// How long it is; 0, since nothing is read.
    open var duration: TimeInterval { 0 }
    /// Whether it is to play.
    open private(set) var isPlaying = false
    /// The file; nil for bytes.
    public let url: URL?

    /// Makes a player of a file.
    ///
    /// Throws where there is no such file.
    public init(contentsOf url: URL) throws {
        _ = try FileManager.default.attributesOfItem(atPath: url.path)
        self.url = url
    }

    /// Makes a player of bytes.
    public init(data: Data) throws { url = nil }

    /// Makes ready to play.
    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Begins to play.
    @discardableResult
    open func play() -> Bool {
        isPlaying = true
        return true
    }

    /// Pauses.
    open func pause() { isPlaying = false }
    /// Ends.
    open func stop() { isPlaying = false }
    /// Goes to a volume, at once.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// Hears of the end of sound. Apple's optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudioplayerdelegate
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// The end was reached; not told here.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The sound cannot be read; not told here.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Nothing is done unless the delegate has the method.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Nothing is done unless the delegate has the method.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Speaks texts; here nothing is heard, and texts wait for ever.
///
/// - Source: developer.apple.com/documentation/avfaudio/avspeechsynthesizer
open class AVSpeechSynthesizer: NSObject {
    private var waiting: [AVSpeechUtterance] = []

    public override init() { super.init() }

    /// Hears of what is spoken; nothing is.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Goes on; nothing is paused.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
    /// Pauses; nothing is spoken.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Whether something is spoken or waits.
    open var isSpeaking: Bool { !waiting.isEmpty }
    /// Whether a text is paused; none is.
    open var isPaused: Bool { false }
    /// Adds a text to those that wait.
    open func speak(_ utterance: AVSpeechUtterance) { waiting.append(utterance) }

    /// Ends, and forgets the texts that wait.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        defer { waiting = [] }
        return isSpeaking
    }
}

/// Where speaking ends.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once, or after a word.
    case immediate, word
}

/// A text to be spoken.
///
/// - Source: developer.apple.com/documentation/avfaudio/avspeechutterance
open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// Who speaks; nil for the system's voice.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high; 1 for as the voice is.
    open var pitchMultiplier: Float = 1
    /// How loud, from 0 to 1.
    open var volume: Float = 1

    /// Makes one of a text.
    public init(string: String) { speechString = string }
}

/// The usual speed of speaking.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice; there are none here.
///
/// - Source: developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice
open class AVSpeechSynthesisVoice: NSObject {
    /// The voice of a language; nil, since there is none.
    public init?(language languageCode: String?) { nil }

    /// All voices: none.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// Hears of what is spoken; nothing is. Apple's optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/avfaudio/avspeechsynthesizerdelegate
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// A text begins; not told here.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// A text ended; not told here.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// A text was ended by the program; not told here.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// A part of a text is about to be spoken; not told here.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Nothing is done unless the delegate has the method.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Nothing is done unless the delegate has the method.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Nothing is done unless the delegate has the method.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// Nothing is done unless the delegate has the method.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) {}
}
