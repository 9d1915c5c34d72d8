@_exported public import AVFoundation
import PlaceholderViews
@_exported public import UIKit

/// Shows a player's video; here a placeholder.
///
/// - Source: developer.apple.com/documentation/avkit/avplayerviewcontroller
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    /// The player whose video is shown.
    open var player: AVPlayer?
    /// Whether the playback controls are shown; stored, without effect here.
    open var showsPlaybackControls = true
    /// The scaling of the video to the view; stored, without effect here.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether picture in picture is allowed; stored, without effect here.
    open var allowsPictureInPicturePlayback = true
    /// The delegate.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether the controller enters full screen when playback begins; stored, without effect here.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether the controller leaves full screen when playback ends; stored, without effect here.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether the system's Now Playing information is updated; stored, without effect here.
    open var updatesNowPlayingInfoCenter = true
    /// Whether a frame can be shown; false here.
    open var isReadyForDisplay: Bool { false }
    /// The rectangle of the video in the view; zero here.
    open var videoBounds: CGRect { .zero }
    private let overlay = UIView()
    /// A view between the video and the controls.
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

/// The delegate of a player view controller. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/avkit/avplayerviewcontrollerdelegate
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// Picture in picture is about to start; never called here.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Picture in picture stopped; never called here.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
    /// Default implementation; does nothing.
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Default implementation; does nothing.
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

/// Controls picture in picture; not supported here.
///
/// - Source: developer.apple.com/documentation/avkit/avpictureinpicturecontroller
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
    /// Returns nil, since picture in picture is not supported.
    public init?(playerLayer: AVPlayerLayer) { nil }

    /// Whether picture in picture is supported; false here.
    open class func isPictureInPictureSupported() -> Bool { false }
    /// The delegate; it is told nothing, since there is no controller.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// Whether picture in picture is active; false here.
    open var isPictureInPictureActive: Bool { false }
    /// Whether picture in picture could start; false here.
    open var isPictureInPicturePossible: Bool { false }
    /// Whether the system stopped it; false here.
    open var isPictureInPictureSuspended: Bool { false }
    /// Whether it starts when the program leaves the screen.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the user cannot skip.
    open var requiresLinearPlayback = false
    /// Starts picture in picture; does nothing.
    open func startPictureInPicture() {}
    /// Stops picture in picture; does nothing.
    open func stopPictureInPicture() {}
}

/// The delegate of picture in picture. All methods are optional; none is called here.
///
/// - Source: developer.apple.com/documentation/avkit/avpictureinpicturecontrollerdelegate
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    /// Picture in picture is about to start.
    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// Picture in picture started.
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// Picture in picture is about to stop.
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// Picture in picture stopped.
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// Picture in picture could not start.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    )
    /// The program shows its own screen again, and calls the handler.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    /// Default implementation; does nothing.
    public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    /// Default implementation; does nothing.
    public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    /// Default implementation; does nothing.
    public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    /// Default implementation; does nothing.
    public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    /// Default implementation; does nothing.
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    /// Default implementation; true.
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(true)
    }
}

/// A button with which users choose an audio route; here it does nothing.
///
/// - Source: developer.apple.com/documentation/avkit/avroutepickerview
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    /// The tint colour while audio is routed elsewhere; stored, without effect here.
    open var activeTintColor: UIColor!
    /// Whether video devices come first; stored, without effect here.
    open var prioritizesVideoDevices = false
}
