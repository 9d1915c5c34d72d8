@_exported public import AVFoundation
import PlaceholderViews
@_exported public import UIKit

/// Shows a player's pictures; here a placeholder.
///
/// - Source: developer.apple.com/documentation/avkit/avplayerviewcontroller
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    /// Whose pictures are shown.
    open var player: AVPlayer?
    /// Whether the buttons of the player are shown; kept.
    open var showsPlaybackControls = true
    /// How pictures fill the view; kept.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the player can go on above other programs; kept.
    open var allowsPictureInPicturePlayback = true
    /// Whether there is a picture; there is none.
    open var isReadyForDisplay: Bool { false }
    private let overlay = UIView()
    /// A view between the pictures and the buttons.
    open var contentOverlayView: UIView? { overlay }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        _ = PlaceholderView(caption: "Video", filling: view)
        overlay.frame = view.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlay)
    }
}
