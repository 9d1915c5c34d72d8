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
    /// Hears of the controller.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether it fills the screen when playing begins; kept.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether it leaves the whole screen at the end; kept.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether the system shows what is played; kept.
    open var updatesNowPlayingInfoCenter = true
    /// Whether there is a picture; there is none.
    open var isReadyForDisplay: Bool { false }
    /// Where the picture lies; nowhere, since there is none.
    open var videoBounds: CGRect { .zero }
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

/// Hears of a player's controller. Apple's optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/avkit/avplayerviewcontrollerdelegate
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// Pictures begin to be shown above other programs; not told here.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Pictures are no longer shown above other programs; not told here.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
    /// Nothing is done unless the delegate has the method.
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Nothing is done unless the delegate has the method.
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

/// Shows pictures above other programs; not possible here.
///
/// - Source: developer.apple.com/documentation/avkit/avpictureinpicturecontroller
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
    /// Nil, since it is not possible.
    public init?(playerLayer: AVPlayerLayer) { nil }

    /// Whether it is possible; it is not.
    open class func isPictureInPictureSupported() -> Bool { false }
    /// Whether pictures are shown above other programs; none are.
    open var isPictureInPictureActive: Bool { false }
    /// Begins; does nothing.
    open func startPictureInPicture() {}
    /// Ends.
    open func stopPictureInPicture() {}
}

/// A button by which people choose where sound goes; here it does nothing.
///
/// - Source: developer.apple.com/documentation/avkit/avroutepickerview
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    /// The colour while sound goes elsewhere; kept.
    open var activeTintColor: UIColor!
    /// Whether devices with pictures come first; kept.
    open var prioritizesVideoDevices = false
}
