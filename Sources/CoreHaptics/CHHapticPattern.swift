public import Foundation

/// Events that are felt one after another.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticpattern
open class CHHapticPattern: NSObject {
    /// The seconds that it takes.
    public let duration: TimeInterval

    /// Creates a pattern.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = CHHapticPattern.end(events)
    }
    /// Creates a pattern with curves.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        duration = CHHapticPattern.end(events)
    }

    private static func end(_ events: [CHHapticEvent]) -> TimeInterval {
        events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}

/// An event of a pattern.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticevent
open class CHHapticEvent: NSObject {
    /// The kind of an event.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a value of a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A short tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A longer buzz.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of the program.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// A property of an event.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a value of a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The intensity.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// The sharpness.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// The time of the attack.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// The time of the decay.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// The time of the release.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether it stays strong.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// The volume.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// The pitch.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// The place between left and right.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// The brightness.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }

    /// The kind.
    public let type: EventType
    /// The properties.
    public let eventParameters: [CHHapticEventParameter]
    /// The seconds from the begin of the pattern.
    open var relativeTime: TimeInterval
    /// The seconds that it takes; 0 for a tap.
    open var duration: TimeInterval

    /// Creates a tap.
    public convenience init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) {
        self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
    }
    /// Creates an event.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
}

/// A value of a property of an event.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticeventparameter
open class CHHapticEventParameter: NSObject {
    /// The property.
    public let parameterID: CHHapticEvent.ParameterID
    /// The value.
    open var value: Float
    /// Creates a value.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}

/// A value that changes how a pattern feels while it is played.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticdynamicparameter
open class CHHapticDynamicParameter: NSObject {
    /// A property of a pattern.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a value of a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The intensity.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// The sharpness.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// The volume.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    }
    /// The property.
    public let parameterID: ID
    /// The value.
    open var value: Float
    /// The seconds from the begin.
    open var relativeTime: TimeInterval
    /// Creates a value.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}

/// Values of a property over time.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticparametercurve
open class CHHapticParameterCurve: NSObject {
    /// A point of a curve.
    open class ControlPoint: NSObject {
        /// The seconds from the begin of the curve.
        open var relativeTime: TimeInterval
        /// The value.
        open var value: Float
        /// Creates a point.
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }
    /// The property.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The points.
    public let controlPoints: [ControlPoint]
    /// The seconds from the begin of the pattern.
    open var relativeTime: TimeInterval
    /// Creates a curve.
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}

/// An error of an engine.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticerror-swift.struct
public struct CHHapticError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808, notSupported = -4809
        case serverInitFailed = -4810, serverInterrupted = -4811, invalidPatternPlayer = -4812, invalidPatternData = -4813
        case invalidPatternDictionary = -4814, invalidAudioSession = -4815, invalidEngineParameter = -4816
        case invalidParameterType = -4820, invalidEventType = -4821, invalidEventTime = -4822, invalidEventDuration = -4823
        case invalidAudioResource = -4824, resourceNotAvailable = -4825, badEventEntry = -4830, badParameterEntry = -4831
        case invalidTime = -4840, fileNotFound = -4851, insufficientPower = -4897, unknownError = -4898, memoryError = -4899
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { "com.apple.CoreHaptics" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
    /// The error code `notSupported`.
    public static var notSupported: Code { .notSupported }
    /// The error code `engineNotRunning`.
    public static var engineNotRunning: Code { .engineNotRunning }
}

extension CHHapticError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == CHHapticError.errorDomain && error.code == code.rawValue
    }
}
