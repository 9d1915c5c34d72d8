public import Foundation

/// How a program's sound goes along with that of others. There is no sound here: what is set is kept.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiosession
open class AVAudioSession: NSObject, @unchecked Sendable {
    override init() { super.init() }

    private static let shared = AVAudioSession()
    private let lock = NSLock()
    private var kept: (category: Category, mode: Mode, options: CategoryOptions) = (.soloAmbient, .default, [])

    /// The session of the program.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// What sound is for.
    open var category: Category { lock.withLock { kept.category } }
    /// What sound is for, more exactly.
    open var mode: Mode { lock.withLock { kept.mode } }
    /// How sound goes along with others'.
    open var categoryOptions: CategoryOptions { lock.withLock { kept.options } }
    /// How loud the device is: silent.
    open var outputVolume: Float { 0 }
    /// Whether others are heard; none are.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether sound can be recorded; it cannot.
    open var isInputAvailable: Bool { false }

    /// Sets what sound is for.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }
    /// Sets what sound is for.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }
    /// Sets what sound is for.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        lock.withLock { kept = (category, mode, options) }
    }
    /// Sets what sound is for, more exactly.
    open func setMode(_ mode: Mode) throws { lock.withLock { kept.mode = mode } }
    /// Begins or ends to use sound.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Whether the user allows recording: no.
    open var recordPermission: RecordPermission { .denied }
    /// Where sound comes from and goes to: nowhere.
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// How many samples a second has.
    open var sampleRate: Double { 0 }
    /// Has sound go elsewhere; there is nowhere.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

    /// Whether the user allows recording.
    public enum RecordPermission: UInt, Sendable {
        /// The user was not asked.
        case undetermined = 0x756E_6474
        /// The user said no.
        case denied = 0x6465_6E79
        /// The user said yes.
        case granted = 0x6772_6E74
    }

    /// Where sound goes in place of where it would.
    public enum PortOverride: UInt, Sendable {
        /// Where it would.
        case none = 0
        /// To the loudspeaker.
        case speaker = 0x7370_6B72
    }

    /// A kind of device for sound.
    ///
    /// - Source: developer.apple.com/documentation/avfaudio/avaudiosession/port
    public struct Port: RawRepresentable, Hashable, Sendable {
        /// The value by which it is known.
        public let rawValue: String
        /// Makes one of the value by which it is known.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Headphones.
        public static let headphones = Port(rawValue: "Headphones")
        /// The loudspeaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// The small loudspeaker at the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// The device's microphone.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// Headphones without a wire.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// A hands-free device.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// AirPlay.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
    }

    /// Asks the user for leave to record, which is not given.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { response(false) }
    }

    /// What sound is for.
    ///
    /// - Source: developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The value by which it is known.
        public let rawValue: String
        /// Makes one of the value by which it is known.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Not needed for the program, and heard beside others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Not needed for the program, and heard alone.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// What the program is for.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recorded.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Recorded and played.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Sent to several devices.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// What sound is for, more exactly.
    ///
    /// - Source: developer.apple.com/documentation/avfaudio/avaudiosession/mode-swift.struct
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The value by which it is known.
        public let rawValue: String
        /// Makes one of the value by which it is known.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Nothing else.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Spoken texts.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Talks.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Talks with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Sound of films that are recorded.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Measuring.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    }

    /// How sound goes along with others'.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Both are heard.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others are heard less.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Hands-free devices may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker is used.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Others that speak are stopped.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        /// Bluetooth devices may be used.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        /// AirPlay may be used.
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    }

    /// What others are told when a program ends to use sound.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others hear that they may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// What happened to the sound.
    public enum InterruptionType: UInt, Sendable {
        /// It came back, or was taken away.
        case ended = 0, began = 1
    }

    /// What a program may do after its sound came back.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It may go on.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Why sound goes to another device.
    public enum RouteChangeReason: UInt, Sendable {
        /// Nobody knows, or a device came or went.
        case unknown = 0, newDeviceAvailable, oldDeviceUnavailable
        /// What sound is for changed, or the user chose.
        case categoryChange, override
        /// The device woke up, no way fits, or the way is set up anew.
        case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
    }

    /// The system took sound away or gave it back; not posted here.
    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    /// Sound goes to another device; not posted here.
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
}

/// The key of ``AVAudioSession/InterruptionType`` in a notification.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of ``AVAudioSession/InterruptionOptions`` in a notification.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of ``AVAudioSession/RouteChangeReason`` in a notification.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// Where sound comes from and goes to: nowhere.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiosessionroutedescription
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// Where sound comes from.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// Where sound goes to.
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A device for sound; there are none here.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiosessionportdescription
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The kind of device.
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    /// What it is called.
    open var portName: String { "" }
    /// Its own name.
    open var uid: String { "" }
}
