@_exported public import Foundation

/// Plays patterns that are felt. The device has no hardware for them, like an iPad.
///
/// It is no `NSObject`, whose initializer without parameters cannot be overridden by one that throws.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticengine
open class CHHapticEngine: @unchecked Sendable {
    /// The capabilities of the device.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// Creates an engine; throws that the device has no hardware.
    public init() throws { throw CHHapticError(.notSupported) }

    /// Called when the engine stops by itself; never here.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Called when the engine has to be made anew; never here.
    open var resetHandler: () -> Void = {}
    /// Whether only patterns are played.
    open var playsHapticsOnly = false
    /// Whether sounds are silent.
    open var isMutedForAudio = false
    /// Whether patterns are not felt.
    open var isMutedForHaptics = false
    /// Whether the engine stops when nothing is played.
    open var isAutoShutdownEnabled = false
    /// The time of the engine in seconds.
    open var currentTime: TimeInterval { 0 }

    /// Starts; throws that the device has no hardware.
    open func start() throws { throw CHHapticError(.notSupported) }
    /// Starts; the handler gets the error that the device has no hardware.
    open func start(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.global().async { completionHandler?(CHHapticError(.notSupported)) }
    }
    /// Stops.
    open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.global().async { completionHandler?(nil) }
    }
    /// Calls a handler when all players are done; there are none.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping @Sendable ((any Error)?) -> FinishedAction) {
        DispatchQueue.global().async { _ = finishedHandler(nil) }
    }
    /// Makes a player; throws that the device has no hardware.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    /// Makes a player; throws that the device has no hardware.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    /// Plays a file; throws that the device has no hardware.
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    /// Plays data; throws that the device has no hardware.
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }

    /// The reason for which an engine stopped.
    public enum StoppedReason: Int, Sendable {
        /// A call came, the program left the screen, nothing was played, or something failed.
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
        case gameControllerDisconnect, systemError = -1
    }

    /// The action of an engine after the last of its players.
    public enum FinishedAction: Int, Sendable {
        /// It stops, or goes on.
        case stopEngine = 1, leaveEngineRunning
    }
}

/// The capabilities of a device.
public protocol CHHapticDeviceCapability {
    /// Whether it can be felt.
    var supportsHaptics: Bool { get }
    /// Whether it can be heard.
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}

/// Plays a pattern. There is none here.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    /// Starts at a time.
    func start(atTime time: TimeInterval) throws
    /// Stops at a time.
    func stop(atTime time: TimeInterval) throws
    /// Changes how it feels.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Stops all.
    func cancel() throws
    /// Whether nothing is felt.
    var isMuted: Bool { get set }
}

/// Plays a pattern, again and again too. There is none here.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Pauses at a time.
    func pause(atTime time: TimeInterval) throws
    /// Goes on at a time.
    func resume(atTime time: TimeInterval) throws
    /// Goes to a time of the pattern.
    func seek(toOffset offsetTime: TimeInterval) throws
    /// Whether the pattern begins anew at its end.
    var loopEnabled: Bool { get set }
    /// The time of the pattern's end.
    var loopEnd: TimeInterval { get set }
    /// The rate of playing.
    var playbackRate: Float { get set }
    /// Called at the end.
    var completionHandler: ((any Error)?) -> Void { get set }
}
