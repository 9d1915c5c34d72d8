public import Foundation

/// The settings by which a program's audio mixes with that of other programs. There is no audio here: the settings are
/// stored, without effect.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiosession
open class AVAudioSession: NSObject, @unchecked Sendable {
    override init() { super.init() }

    private static let shared = AVAudioSession()
    private let lock = NSLock()
    private var kept: (category: Category, mode: Mode, options: CategoryOptions) = (.soloAmbient, .default, [])

    /// The program's session.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// The category.
    open var category: Category { lock.withLock { kept.category } }
    /// The mode.
    open var mode: Mode { lock.withLock { kept.mode } }
    /// The options of the category.
    open var categoryOptions: CategoryOptions { lock.withLock { kept.options } }
    /// The output volume; always 0 here.
    open var outputVolume: Float { 0 }
    /// Whether other programs play audio; always false here.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether other programs' audio should silence secondary audio; always false here.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// The inputs: none.
    open var availableInputs: [AVAudioSessionPortDescription]? { [] }
    /// Sets the input; no effect here.
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
    /// Sets the sample rate; no effect here.
    open func setPreferredSampleRate(_ sampleRate: Double) throws {}
    /// Sets the seconds that a buffer has; no effect here.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    /// Whether an audio input exists; always false here.
    open var isInputAvailable: Bool { false }

    /// Sets the category.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }
    /// Sets the category and its options.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }
    /// Sets the category, its mode and its options.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        lock.withLock { kept = (category, mode, options) }
    }
    /// Sets the mode.
    open func setMode(_ mode: Mode) throws { lock.withLock { kept.mode = mode } }
    /// Activates or deactivates the session.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// The permission to record; always denied here.
    open var recordPermission: RecordPermission { .denied }
    /// The current audio route; always empty here.
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// The sample rate in hertz; 0 here.
    open var sampleRate: Double { 0 }
    /// Overrides the output port; no effect here.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

    /// The user's permission to record.
    public enum RecordPermission: UInt, Sendable {
        /// The user was not asked yet.
        case undetermined = 0x756E_6474
        /// The user denied permission.
        case denied = 0x6465_6E79
        /// The user granted permission.
        case granted = 0x6772_6E74
    }

    /// An override of the output port.
    public enum PortOverride: UInt, Sendable {
        /// No override.
        case none = 0
        /// The speaker.
        case speaker = 0x7370_6B72
    }

    /// A type of audio port.
    ///
    /// - Source: developer.apple.com/documentation/avfaudio/avaudiosession/port
    public struct Port: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a value from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Headphones.
        public static let headphones = Port(rawValue: "Headphones")
        /// The built-in speaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// The built-in receiver at the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// The built-in microphone.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// Wireless headphones (A2DP).
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// A hands-free device (HFP).
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// AirPlay.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// Car audio.
        public static let carAudio = Port(rawValue: "CarAudio")
    }

    /// Requests permission to record, which is denied.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { response(false) }
    }

    /// The purpose of a program's audio.
    ///
    /// - Source: developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a value from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Audio that is not essential and mixes with other programs' audio.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Audio that is not essential and silences other programs' audio.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Playback is the program's purpose.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Recording and playback.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several routes at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// A specialization of the category.
    ///
    /// - Source: developer.apple.com/documentation/avfaudio/avaudiosession/mode-swift.struct
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a value from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// No specialization.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Movies.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Spoken audio, such as podcasts.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Voice chats.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Video chats.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Audio of video that is being recorded.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Measurement of audio.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    }

    /// Options of the category.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The raw bit mask.
        public let rawValue: UInt
        /// Creates a set from a raw bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Mixes with other programs' audio.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Lowers the volume of other programs' audio.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Permits hands-free devices.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Outputs to the speaker instead of the receiver.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Interrupts other programs' spoken audio.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        /// Permits A2DP devices.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        /// Permits AirPlay.
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    }

    /// Options of a session's activation.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The raw bit mask.
        public let rawValue: UInt
        /// Creates a set from a raw bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Notifies other programs that their audio may resume.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The type of an interruption.
    public enum InterruptionType: UInt, Sendable {
        /// The interruption ended or began.
        case ended = 0, began = 1
    }

    /// Options of an interruption that ended.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// The raw bit mask.
        public let rawValue: UInt
        /// Creates a set from a raw bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Playback may resume.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// The reason of a change of the audio route.
    public enum RouteChangeReason: UInt, Sendable {
        /// The reason is unknown, a device became available, or a device became unavailable.
        case unknown = 0, newDeviceAvailable, oldDeviceUnavailable
        /// The category changed, or the route was overridden.
        case categoryChange, override
        /// The device woke up, no route suits the category, or the configuration of the route changed.
        case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
    }

    /// The system interrupted the audio, or the interruption ended; never posted here.
    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    /// The system's audio began anew; never posted here.
    public static let mediaServicesWereResetNotification = NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
    /// The audio route changed; never posted here.
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
}

/// The key of ``AVAudioSession/InterruptionType`` in a notification.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of ``AVAudioSession/InterruptionOptions`` in a notification.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of ``AVAudioSession/RouteChangeReason`` in a notification.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// The inputs and outputs of an audio route; always empty here.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiosessionroutedescription
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The inputs.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// The outputs.
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A port of an audio route; none exists here.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiosessionportdescription
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The type of the port.
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    /// The name of the port.
    open var portName: String { "" }
    /// The unique id of the port.
    open var uid: String { "" }
}
