@_exported public import AVFoundation

/// Understands speech. Nobody gives leave, and it is not available.
///
/// - Source: developer.apple.com/documentation/speech/sfspeechrecognizer
///
/// It is no `NSObject` here, whose initializer cannot be made one that may return nil as Apple's does.
open class SFSpeechRecognizer {
    /// The language.
    public let locale: Locale
    /// The delegate.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// Where closures are called.
    open var queue = OperationQueue.main
    /// Whether it is available: it is not.
    open var isAvailable: Bool { false }
    /// Whether it works without the network: it does not.
    open var supportsOnDeviceRecognition: Bool { false }

    /// Creates a recognizer of the user's language.
    public convenience init?() { self.init(locale: .current) }
    /// Creates a recognizer.
    public init?(locale: Locale) { self.locale = locale }

    /// The languages: none.
    open class func supportedLocales() -> Set<Locale> { [] }
    /// Whether the program may listen: it may not.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    /// Asks the user: the answer is no, soon.
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        DispatchQueue.global().async { handler(.denied) }
    }

    /// Starts; the closure is called with an error, soon.
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        nonisolated(unsafe) let call = resultHandler
        queue.addOperation {
            call(nil, NSError(domain: "kAFAssistantErrorDomain", code: 1700))
        }
        return SFSpeechRecognitionTask()
    }
}

/// Whether the program may listen.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    /// Nobody was asked, no, nobody may be asked, or yes.
    case notDetermined, denied, restricted, authorized
}

/// The delegate of a recognizer.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// It is available or not; never called here.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    /// Default implementation; does nothing.
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// A request to recognize speech.
open class SFSpeechRecognitionRequest: NSObject {
    override init() { super.init() }
    /// Whether what is understood so far is told.
    open var shouldReportPartialResults = true
    /// Whether the network is not used.
    open var requiresOnDeviceRecognition = false
    /// Words that are likely.
    open var contextualStrings: [String] = []
}

/// A request to recognize the speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    /// The file.
    public let url: URL
    /// Creates a request.
    public init(url URL: URL) {
        url = URL
        super.init()
    }
}

/// A request to recognize speech in buffers that follow each other.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    /// Creates a request.
    public override init() { super.init() }
    /// Adds sound, which nobody hears.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    /// Tells that no more sound comes.
    open func endAudio() {}
}

/// A recognized text; there is none here.
open class SFSpeechRecognitionResult: NSObject {
    /// The most likely text.
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// All texts.
    open var transcriptions: [SFTranscription] { [] }
    /// Whether it is the last one.
    open var isFinal: Bool { true }
}

/// A text that was understood.
open class SFTranscription: NSObject {
    /// The text.
    open var formattedString: String { "" }
}

/// The recognition of one request.
open class SFSpeechRecognitionTask: NSObject {
    /// Whether it is over: it is.
    open var isFinishing: Bool { true }
    /// Whether it was cancelled.
    open private(set) var isCancelled = false
    /// The error.
    open var error: (any Error)? { NSError(domain: "kAFAssistantErrorDomain", code: 1700) }
    /// Ends it.
    open func finish() {}
    /// Cancels it.
    open func cancel() { isCancelled = true }
}
