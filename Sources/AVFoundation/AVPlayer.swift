public import CoreGraphics
public import Foundation
import QuartzCore

/// Media of a file or an address; nothing is read of them.
///
/// - Source: developer.apple.com/documentation/avfoundation/avasset
open class AVAsset: NSObject, @unchecked Sendable {
    init(address: URL) {}

    /// Makes an asset of an address.
    public convenience init(url URL: URL) { self.init(address: URL) }

    /// How long the media last; not known, since nothing is read.
    open var duration: CMTime { .indefinite }
    /// Whether the media can be played; nothing is.
    open var isPlayable: Bool { false }
    /// Whether the media can be written to files; they cannot.
    open var isExportable: Bool { false }
    /// The tracks: none, since nothing is read.
    open var tracks: [AVAssetTrack] { [] }
    /// The tracks of a kind: none, since nothing is read.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// Reads properties; tells at once that it failed.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        DispatchQueue.global().async { handler?() }
    }
    /// Whether a property was read: it could not be.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        outError?.pointee = AVError(.decodeFailed) as NSError
        return .failed
    }
}

/// Media of an address.
///
/// - Source: developer.apple.com/documentation/avfoundation/avurlasset
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    public let url: URL

    /// Makes an asset of an address. Options such as ``AVURLAssetPreferPreciseDurationAndTimingKey`` change nothing here.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init(address: URL)
    }
}

/// The option of an asset that its duration is told exactly.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// Media as they are played.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayeritem
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    /// The media.
    public let asset: AVAsset

    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        /// Nothing is known yet, it can, or it cannot.
        case unknown, readyToPlay, failed
    }

    /// Makes an item of media.
    public init(asset: AVAsset) { self.asset = asset }

    /// Makes an item of media, of which some properties are wanted before it can be played; nothing is ever loaded here.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.init(asset: asset)
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
    }

    /// Makes an item of an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// The properties of the media that are wanted before the item can be played.
    open private(set) var automaticallyLoadedAssetKeys: [String] = []

    /// Whether it can be played; nothing is ever known.
    open var status: Status { .unknown }
    /// Why it cannot be played; nil, since nothing was tried.
    open var error: (any Error)? { nil }
    /// How long the media last.
    open var duration: CMTime { asset.duration }
    /// The parts of the media that are loaded; none, since nothing is read.
    open var loadedTimeRanges: [NSValue] { [] }
    /// Whether playing stops because nothing more is loaded; nothing ever is.
    open var isPlaybackBufferEmpty: Bool { true }
    /// Whether as much is loaded as there is room for.
    open var isPlaybackBufferFull: Bool { false }
    /// Whether playing would not stop for want of loaded media.
    open var isPlaybackLikelyToKeepUp: Bool { false }
    /// How large the pictures are; no size, since nothing is read.
    open var presentationSize: CGSize { .zero }
    /// Where the player is.
    open fileprivate(set) var time = CMTime.zero

    /// Where the player is.
    open func currentTime() -> CMTime { time }
}

/// Plays media; here nothing plays. The rate and the time are kept as they are set.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayer
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    /// What is played.
    open private(set) var currentItem: AVPlayerItem? {
        didSet { if KeyValueObservers.exist { KeyValueObservers.changed(self) } }
    }
    /// How fast it is played: 1 for as it is, 0 for not at all.
    open var rate: Float = 0 {
        didSet { if KeyValueObservers.exist { KeyValueObservers.changed(self) } }
    }
    /// How loud, from 0 to 1.
    open var volume: Float = 1 {
        didSet { if KeyValueObservers.exist { KeyValueObservers.changed(self) } }
    }
    /// Whether other screens may show the pictures; kept.
    open var allowsExternalPlayback = true
    /// Whether another screen shows the pictures; none does.
    open var isExternalPlaybackActive: Bool { false }
    /// Whether nothing is heard.
    open var isMuted = false {
        didSet { if KeyValueObservers.exist { KeyValueObservers.changed(self) } }
    }
    /// Whether the player waits for what is loaded slowly; kept.
    open var automaticallyWaitsToMinimizeStalling = true
    /// What happens at the end; kept, since no end is reached.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether the player can play; nothing is ever known.
    open var status: Status { .unknown }
    /// Why the player cannot play; nil, since nothing was tried.
    open var error: (any Error)? { nil }
    /// Whether something is played: a player that shall play waits for ever.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

    /// What happens at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next one begins, the player pauses, or it goes on.
        case advance, pause, none
    }

    /// Whether a player can play.
    public enum Status: Int, Sendable {
        /// Nothing is known yet, it can, or it cannot.
        case unknown, readyToPlay, failed
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// It is paused, waits, or plays.
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    public override init() { super.init() }

    /// Makes a player of an item.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    /// Makes a player of an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Sets the rate to 1.
    open func play() { rate = 1 }
    /// Sets the rate to 0.
    open func pause() { rate = 0 }
    /// Plays something else.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Where it is.
    open func currentTime() -> CMTime { currentItem?.time ?? .zero }
    /// Goes to a time.
    open func seek(to time: CMTime) { currentItem?.time = time }
    /// Goes to a time, within bounds that are not needed here.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    /// Asks to be called as time goes on; no time goes on here.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Asks to be called at times; none is reached here.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    /// Asks no longer to be called.
    open func removeTimeObserver(_ observer: Any) {}
    /// Goes to a time, and tells when it is there, which is at once.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        completionHandler(currentItem != nil)
    }
    /// Goes to a time, within bounds that are not needed here, and tells when it is there, which is at once.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }
}

/// Plays items one after the other; here nothing plays.
///
/// - Source: developer.apple.com/documentation/avfoundation/avqueueplayer
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
    private var waiting: [AVPlayerItem] = []

    /// Makes a player of items.
    public init(items: [AVPlayerItem]) {
        super.init(playerItem: items.first)
        waiting = items
    }

    /// The items that are still to be played, the current one first.
    open func items() -> [AVPlayerItem] { waiting }

    /// Adds an item behind another one, or at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let place = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? waiting.endIndex
        waiting.insert(item, at: place)
        if waiting.count == 1 { replaceCurrentItem(with: item) }
    }

    /// Goes to the next item.
    open func advanceToNextItem() {
        waiting = Array(waiting.dropFirst())
        replaceCurrentItem(with: waiting.first)
    }

    /// Takes all items away.
    open func removeAllItems() {
        waiting = []
        replaceCurrentItem(with: nil)
    }
}

/// Plays an item again and again; here nothing plays.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayerlooper
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
    /// Makes a loop of an item.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    }

    /// How often the item was played: never.
    open var loopCount: Int { 0 }
    /// Ends the loop.
    open func disableLooping() {}
}

extension NSNotification.Name {
    /// An item was played to its end; not posted here.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// An item could not be played to its end; not posted here.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// An item waits for what is loaded; not posted here.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
}
