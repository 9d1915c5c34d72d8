public import UIKit

/// The commands of headphones and of the screen that is locked. They are kept; nobody gives them here.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpremotecommandcenter
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let instance = MPRemoteCommandCenter()

    /// The center.
    open class func shared() -> MPRemoteCommandCenter { instance }

    /// A command.
    public let playCommand = MPRemoteCommand()
    /// A command.
    public let pauseCommand = MPRemoteCommand()
    /// A command.
    public let stopCommand = MPRemoteCommand()
    /// A command.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// A command.
    public let nextTrackCommand = MPRemoteCommand()
    /// A command.
    public let previousTrackCommand = MPRemoteCommand()
    /// A command.
    public let enableLanguageOptionCommand = MPRemoteCommand()
    /// A command.
    public let seekForwardCommand = MPRemoteCommand()
    /// A command.
    public let seekBackwardCommand = MPRemoteCommand()
    /// A command.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// A command.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// A command.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// A command.
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// A command.
    public let likeCommand = MPFeedbackCommand()
    /// A command.
    public let dislikeCommand = MPFeedbackCommand()
    /// A command.
    public let bookmarkCommand = MPFeedbackCommand()
}

/// The result of a command's handler.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// It was done, there is no such content, nothing plays, there is no device, or it failed.
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

/// A command.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpremotecommand
open class MPRemoteCommand: NSObject {
    private var handlers: [(token: NSObject, call: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []
    private var methods: [Method] = []
    private struct Method {
        weak var target: NSObject?
        let action: Selector
    }
    /// Whether the command can be given.
    open var isEnabled = true

    /// Creates a command.
    override init() { super.init() }

    /// Adds what is called with the command; returns what removes it.
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let token = NSObject()
        handlers.append((token, handler))
        return token
    }

    /// Adds a method that is called with the command. The object is not kept.
    open func addTarget(_ target: Any, action: Selector) {
        guard let target = target as? NSObject else { return }
        methods.append(Method(target: target, action: action))
    }

    /// Removes what is called: a handler, or all methods of an object; everything for nil.
    open func removeTarget(_ target: Any?) {
        guard let target = target as? NSObject else {
            methods.removeAll()
            return handlers.removeAll()
        }
        handlers.removeAll { $0.token === target }
        methods.removeAll { $0.target === target }
    }

    /// Removes a method of an object; all of them for nil.
    open func removeTarget(_ target: Any, action: Selector?) {
        methods.removeAll { $0.target === target as AnyObject && (action == nil || $0.action == action) }
    }

    /// Calls what was added, for tests.
    @MainActor package func give() -> [MPRemoteCommandHandlerStatus] {
        let event = MPRemoteCommandEvent(self)
        return handlers.map { $0.call(event) }
            + methods.map { method in
                let isDone = UIApplication.shared.sendAction(method.action, to: method.target, from: event, for: nil)
                return isDone ? .success : .commandFailed
            }
    }
}

/// A command that was given.
open class MPRemoteCommandEvent: NSObject {
    /// The command.
    public let command: MPRemoteCommand
    /// Seconds since 2001.
    public let timestamp: TimeInterval

    init(_ command: MPRemoteCommand) { (self.command, timestamp) = (command, Date.timeIntervalSinceReferenceDate) }
}

/// A command to go some seconds on or back.
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// The seconds that are offered.
    open var preferredIntervals: [NSNumber] = []
}

/// That command as it was given.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// Seconds.
    open var interval: TimeInterval { 0 }
}

/// A command to go to a place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// That command as it was given.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// Seconds from the start.
    open var positionTime: TimeInterval { 0 }
}

/// A command to play faster or slower.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
    /// The rates that are offered.
    open var supportedPlaybackRates: [NSNumber] = []
}

/// That command as it was given.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    /// The rate.
    open var playbackRate: Float { 1 }
}

/// A command to say what one thinks of what plays.
open class MPFeedbackCommand: MPRemoteCommand {
    /// Whether that was said.
    open var isActive = false
    /// The title.
    open var localizedTitle = ""
    /// A short title.
    open var localizedShortTitle = ""
}
