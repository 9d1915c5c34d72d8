public import UIKit

/// Lets the user choose from the library; here an empty screen, since the library is empty.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediapickercontroller
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
    /// The kinds.
    public let mediaTypes: MPMediaType
    /// The delegate; it is told nothing, since the screen has no buttons.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// Whether the user may choose several.
    open var allowsPickingMultipleItems = false
    /// Whether items are shown that are not on the device.
    open var showsCloudItems = true
    /// Whether items are shown that are protected.
    open var showsItemsWithProtectedAssets = true
    /// A text above the title.
    open var prompt: String?

    /// Creates a controller.
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller for all kinds.
    public convenience init() { self.init(mediaTypes: .any) }
    /// Decodes an object of a document.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

/// The delegate of a picker. All methods are optional; none is called here.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// The user chose.
    func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// The user cancelled.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    /// Default implementation; does nothing.
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    /// Default implementation; does nothing.
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Plays items of the library. Nothing is heard here.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmusicplayercontroller
@preconcurrency @MainActor
open class MPMusicPlayerController: NSObject {
    override init() { super.init() }

    /// The program's own player.
    public static let applicationMusicPlayer = MPMusicPlayerController()
    /// The program's own player with a queue that can be changed.
    public static let applicationQueuePlayer = MPMusicPlayerController()
    /// The player of the system.
    public static let systemMusicPlayer = MPMusicPlayerController()

    /// Whether it plays: it does not.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// The repetition.
    open var repeatMode = MPMusicRepeatMode.default
    /// The shuffling.
    open var shuffleMode = MPMusicShuffleMode.default
    /// The state of playing: stopped.
    open var nowPlayingItem: MPMediaItem?
    /// The place of what is played in the queue.
    open var indexOfNowPlayingItem: Int { NSNotFound }
    /// Whether it would play at once: it would not.
    open var isPreparedToPlay: Bool { false }
    /// The seconds from the begin of what is played.
    open var currentPlaybackTime: TimeInterval = 0
    /// The rate of playing.
    open var currentPlaybackRate: Float = 0

    /// Plays what a query finds.
    open func setQueue(with query: MPMediaQuery) {}
    /// Plays a collection.
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    /// Plays items of the store.
    open func setQueue(with storeIDs: [String]) {}
    /// Gets ready; nothing is heard here.
    open func prepareToPlay() {}
    /// Plays; nothing is heard here.
    open func play() {}
    /// Pauses.
    open func pause() {}
    /// Stops.
    open func stop() {}
    /// Goes forward.
    open func beginSeekingForward() {}
    /// Goes backward.
    open func beginSeekingBackward() {}
    /// Ends going forward or backward.
    open func endSeeking() {}
    /// Goes to the next item.
    open func skipToNextItem() {}
    /// Goes to the begin.
    open func skipToBeginning() {}
    /// Goes to the item before.
    open func skipToPreviousItem() {}
    /// Tells of changes; there are none.
    open func beginGeneratingPlaybackNotifications() {}
    /// Tells of changes no longer.
    open func endGeneratingPlaybackNotifications() {}
}

/// Whether a player plays.
public enum MPMusicPlaybackState: Int, Sendable {
    /// It is stopped, plays, paused, was interrupted, or goes forward or backward.
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// The repetition.
public enum MPMusicRepeatMode: Int, Sendable {
    /// The user's default, nothing, one item, or all.
    case `default`, none, one, all
}

/// The shuffling.
public enum MPMusicShuffleMode: Int, Sendable {
    /// The user's default, nothing, songs, or albums.
    case `default`, off, songs, albums
}

extension NSNotification.Name {
    /// A player plays or no longer; never posted here.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    /// A player plays something else; never posted here.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// The volume changed; never posted here.
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
    /// The library changed; never posted here.
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}
