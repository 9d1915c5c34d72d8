@_exported public import Foundation
public import UIKit

/// The metadata of the media that play. It is kept, and nothing shows it here.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let shared = MPNowPlayingInfoCenter()
    private let lock = NSLock()
    private var info: (values: [String: Any]?, state: MPNowPlayingPlaybackState) = (nil, .unknown)

    /// The center.
    open class func `default`() -> MPNowPlayingInfoCenter { shared }
    /// The metadata of the item that plays; nil for none.
    open var nowPlayingInfo: [String: Any]? {
        get { lock.withLock { info.values } }
        set { lock.withLock { info.values = newValue } }
    }
    /// Whether it plays.
    open var playbackState: MPNowPlayingPlaybackState {
        get { lock.withLock { info.state } }
        set { lock.withLock { info.state = newValue } }
    }
}

/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    /// Not known, it plays, waits, has stopped, or was interrupted.
    case unknown, playing, paused, stopped, interrupted
}

/// The kinds of media that play.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    /// Nothing, sound, or a film.
    case none, audio, video
}

/// A key of what is known.
public let MPMediaItemPropertyTitle = "title"
/// A key of what is known.
public let MPMediaItemPropertyArtist = "artist"
/// A key of what is known.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// A key of what is known.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// A key of what is known.
public let MPMediaItemPropertyGenre = "genre"
/// A key of what is known.
public let MPMediaItemPropertyComposer = "composer"
/// A key of what is known.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// A key of what is known.
public let MPMediaItemPropertyArtwork = "artwork"
/// A key of what is known.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// A key of what is known.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// A key of what is known.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// A key of what is known.
public let MPMediaItemPropertyMediaType = "mediaType"
/// A key of what is known.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// A key of what is known.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// A key of what is known.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// A key of what is known.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// A key of what is known.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// A key of what is known.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// A key of what is known.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// A key of what is known.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// A key of what is known.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// A key of what is known.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// A key of what is known.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// The picture of what plays.
open class MPMediaItemArtwork: NSObject {
    /// The size of the picture.
    public let bounds: CGRect
    private let request: (CGSize) -> UIImage

    /// Creates an object with what makes the picture of a size.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, request) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }

    /// The picture of a size.
    open func image(at size: CGSize) -> UIImage? { request(size) }
}
