public import Foundation

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

    /// Removes what is called; everything for nil.
    open func removeTarget(_ target: Any?) {
        guard let target = target as? NSObject else { return handlers.removeAll() }
        handlers.removeAll { $0.token === target }
    }

    /// Calls what was added, for tests.
    package func give() -> [MPRemoteCommandHandlerStatus] { handlers.map { $0.call(MPRemoteCommandEvent(self)) } }
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
