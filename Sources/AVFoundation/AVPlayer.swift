@_exported public import Foundation

/// A time as a number of parts of a second.
///
/// - Source: developer.apple.com/documentation/coremedia/cmtime
public struct CMTime: Hashable, Sendable {
    /// The number of parts.
    public var value: Int64
    /// How many parts a second has; 0 for no time.
    public var timescale: Int32

    /// A time.
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }

    /// The time nearest to some seconds, in parts of a second.
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
    }

    /// The time in seconds; not a number where it is none.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    /// Whether it is a time.
    public var isValid: Bool { timescale > 0 }

    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime(value: 0, timescale: 0)
}

/// The time nearest to some seconds, in parts of a second.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Media of a file or an address; nothing is read of them.
///
/// - Source: developer.apple.com/documentation/avfoundation/avasset
@preconcurrency @MainActor
open class AVAsset: NSObject {
    /// How long the media last; no time, since nothing is read.
    open var duration: CMTime { .invalid }
}

/// Media of an address.
///
/// - Source: developer.apple.com/documentation/avfoundation/avurlasset
@preconcurrency @MainActor
open class AVURLAsset: AVAsset {
    /// The address.
    public let url: URL

    /// Makes an asset of an address.
    public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

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

    /// Makes an item of an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Whether it can be played; nothing is ever known.
    open var status: Status { .unknown }
    /// How long the media last.
    open var duration: CMTime { asset.duration }
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
    open private(set) var currentItem: AVPlayerItem?
    /// How fast it is played: 1 for as it is, 0 for not at all.
    open var rate: Float = 0
    /// How loud, from 0 to 1.
    open var volume: Float = 1
    /// Whether nothing is heard.
    open var isMuted = false

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
    /// Goes to a time, and tells when it is there, which is at once.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        completionHandler(currentItem != nil)
    }
}
