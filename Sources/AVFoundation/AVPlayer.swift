public import CoreGraphics
public import Foundation
import QuartzCore

/// An asset of a file or a URL; nothing of it is read here.
///
/// - Source: developer.apple.com/documentation/avfoundation/avasset
open class AVAsset: NSObject, @unchecked Sendable {
    init(address: URL) {}

    /// Creates an asset of a URL.
    public convenience init(url URL: URL) { self.init(address: URL) }

    /// The duration; indefinite, since nothing is read.
    open var duration: CMTime { .indefinite }
    /// Whether the asset can be played; false here.
    open var isPlayable: Bool { false }
    /// Whether the asset can be exported; false here.
    open var isExportable: Bool { false }
    /// The tracks; none, since nothing is read.
    open var tracks: [AVAssetTrack] { [] }
    /// The tracks of a media type; none, since nothing is read.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// Loads properties; calls the handler at once, and the properties have failed to load.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        DispatchQueue.global().async { handler?() }
    }
    /// The metadata of the asset; none, since nothing is read.
    open var metadata: [AVMetadataItem] { [] }
    /// The metadata of the asset under keys that all formats have; none, since nothing is read.
    open var commonMetadata: [AVMetadataItem] { [] }
    /// The transform with which the video is to be displayed.
    open var preferredTransform: CGAffineTransform { .identity }
    /// The state of loading a property; always failed.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        outError?.pointee = AVError(.decodeFailed) as NSError
        return .failed
    }
}

/// An asset of a URL.
///
/// - Source: developer.apple.com/documentation/avfoundation/avurlasset
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The URL.
    public let url: URL

    /// Creates an asset of a URL. Options such as ``AVURLAssetPreferPreciseDurationAndTimingKey`` have no effect here.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init(address: URL)
    }
}

/// The key of the option that requests an exact duration.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// An asset as a player plays it.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayeritem
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    /// The asset.
    public let asset: AVAsset

    /// The state of an item.
    public enum Status: Int, Sendable {
        /// Unknown, ready to play, or failed.
        case unknown, readyToPlay, failed
    }

    /// Creates an item of an asset.
    public init(asset: AVAsset) { self.asset = asset }

    /// Creates an item of an asset whose named properties are loaded before it is ready to play; nothing is loaded
    /// here.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.init(asset: asset)
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
    }

    /// Creates an item of a URL.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// The names of the asset's properties that are loaded before the item is ready to play.
    open private(set) var automaticallyLoadedAssetKeys: [String] = []

    /// The state of the item; always unknown here.
    open var status: Status { .unknown }
    /// The error with which loading failed; nil, since nothing is loaded.
    open var error: (any Error)? { nil }
    /// The duration of the asset.
    open var duration: CMTime { asset.duration }
    /// The loaded time ranges; none, since nothing is read.
    open var loadedTimeRanges: [NSValue] { [] }
    /// Whether the playback buffer is empty; always true here.
    open var isPlaybackBufferEmpty: Bool { true }
    /// Whether the playback buffer is full; always false here.
    open var isPlaybackBufferFull: Bool { false }
    /// Whether playback is likely to continue without stalling; always false here.
    open var isPlaybackLikelyToKeepUp: Bool { false }
    /// The size at which the video is presented; zero, since nothing is read.
    open var presentationSize: CGSize { .zero }
    fileprivate var time = CMTime.zero
    /// The seconds that are loaded ahead; 0 leaves it to the player. Stored, without effect here.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// The bits in a second at most; 0 for any number. Stored, without effect here.
    open var preferredPeakBitRate: Double = 0
    /// The time ranges that can be sought; none, since nothing is read.
    open var seekableTimeRanges: [NSValue] { [] }
    /// Seeks to a time, and calls the handler at once.
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        self.time = time
        completionHandler?(true)
    }

    /// The playback position.
    open func currentTime() -> CMTime { time }
}

/// Plays assets; here nothing plays. The rate and the position keep the values that are set.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayer
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    /// The item that is played.
    open private(set) var currentItem: AVPlayerItem? {
        didSet { if KeyValueObservers.exist { KeyValueObservers.changed(self) } }
    }
    /// The playback rate: 1 is the normal rate, 0 pauses.
    open var rate: Float = 0 {
        didSet { if KeyValueObservers.exist { KeyValueObservers.changed(self) } }
    }
    /// The volume, from 0 to 1.
    open var volume: Float = 1 {
        didSet { if KeyValueObservers.exist { KeyValueObservers.changed(self) } }
    }
    /// Whether video may be shown on external screens; stored, without effect here.
    open var allowsExternalPlayback = true
    /// Whether an external screen shows the video; false here.
    open var isExternalPlaybackActive: Bool { false }
    /// Whether the audio is muted.
    open var isMuted = false {
        didSet { if KeyValueObservers.exist { KeyValueObservers.changed(self) } }
    }
    /// Whether the player waits for data in order not to stall; stored, without effect here.
    open var automaticallyWaitsToMinimizeStalling = true
    /// The action at the end of an item; stored, without effect here.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// The state of the player; always unknown here.
    open var status: Status { .unknown }
    /// The error with which the player failed; nil here.
    open var error: (any Error)? { nil }
    /// The reason for which the player waits; nil if it does not.
    open var reasonForWaitingToPlay: WaitingReason? { rate == 0 ? nil : currentItem == nil ? .noItemToPlay : .toMinimizeStalls }
    /// Whether the screen stays on while video plays; stored, without effect here.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Whether the player plays: a player with a rate other than 0 waits for ever.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

    /// A reason for which a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a reason from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Too little is loaded.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// The speed of loading is measured.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// There is no item.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    /// The action at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The player advances to the next item, pauses, or continues.
        case advance, pause, none
    }

    /// The state of a player.
    public enum Status: Int, Sendable {
        /// Unknown, ready to play, or failed.
        case unknown, readyToPlay, failed
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// Paused, waiting, or playing.
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    public override init() { super.init() }

    /// Creates a player of an item.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    /// Creates a player of a URL.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Sets the rate to 1.
    open func play() { rate = 1 }
    /// Sets the rate.
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    /// Sets the rate to 0.
    open func pause() { rate = 0 }
    /// Replaces the current item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// The playback position.
    open func currentTime() -> CMTime { currentItem?.time ?? .zero }
    /// Seeks to a time.
    open func seek(to time: CMTime) { currentItem?.time = time }
    /// Seeks to a time; the tolerances have no effect here.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    /// Adds an observer that is called periodically during playback; never called here.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Adds an observer that is called when playback passes certain times; never called here.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    /// Removes an observer of times.
    open func removeTimeObserver(_ observer: Any) {}
    /// Seeks to a time and calls the handler at once.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        completionHandler(currentItem != nil)
    }
    /// Seeks to a time and calls the handler at once; the tolerances have no effect here.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }
}

/// Plays a queue of items; here nothing plays.
///
/// - Source: developer.apple.com/documentation/avfoundation/avqueueplayer
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
    private var waiting: [AVPlayerItem] = []

    /// Creates a player of a queue of items.
    public init(items: [AVPlayerItem]) {
        super.init(playerItem: items.first)
        waiting = items
    }

    /// The items in the queue, the current one first.
    open func items() -> [AVPlayerItem] { waiting }

    /// Inserts an item after another one, or at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let place = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? waiting.endIndex
        waiting.insert(item, at: place)
        if waiting.count == 1 { replaceCurrentItem(with: item) }
    }

    /// Whether an item can be inserted: one that is not in the queue.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !waiting.contains { $0 === item } }

    /// Removes an item.
    open func remove(_ item: AVPlayerItem) {
        waiting.removeAll { $0 === item }
        if currentItem === item { replaceCurrentItem(with: waiting.first) }
    }

    /// Advances to the next item.
    open func advanceToNextItem() {
        waiting = Array(waiting.dropFirst())
        replaceCurrentItem(with: waiting.first)
    }

    /// Removes all items.
    open func removeAllItems() {
        waiting = []
        replaceCurrentItem(with: nil)
    }
}

/// Plays an item in a loop; here nothing plays.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayerlooper
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
    /// Creates a looper of an item.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    }

    /// The number of completed loops; always 0.
    open var loopCount: Int { 0 }
    /// Ends the looping.
    open func disableLooping() {}
}

extension NSNotification.Name {
    /// An item was played to its end; never posted here.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// An item could not be played to its end; never posted here.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// The playback position of an item jumped; never posted here.
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    /// An item has another error in its log; never posted here.
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntryNotification")
    /// The playback of an item stalled; never posted here.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
}

/// The key of the error in ``NSNotification/Name/AVPlayerItemFailedToPlayToEndTime``.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
