import PlaceholderViews
@_exported public import UIKit

/// Records the screen. It cannot here, as on devices whose screen is mirrored: recordings fail.
///
/// - Source: developer.apple.com/documentation/replaykit/rpscreenrecorder
open class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static let one = RPScreenRecorder()
    private override init() { super.init() }
    /// The recorder.
    open class func shared() -> RPScreenRecorder { one }
    /// The delegate; told nothing here.
    open weak var delegate: (any RPScreenRecorderDelegate)?
    /// Whether the screen can be recorded: it cannot.
    open var isAvailable: Bool { false }
    /// Whether the screen is recorded: it is not.
    open var isRecording: Bool { false }
    /// Whether sounds are recorded; stored, without effect here.
    open var isMicrophoneEnabled = false
    /// Whether the camera is recorded; stored, without effect here.
    open var isCameraEnabled = false
    /// The camera's picture: nil.
    @MainActor open var cameraPreviewView: UIView? { nil }
    /// Begins to record; fails.
    open func startRecording(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { handler?(RPRecordingError(.failedToStart)) }
    }
    /// Begins to record; throws.
    open func startRecording() async throws { throw RPRecordingError(.failedToStart) }
    /// Ends the recording; fails, since there is none.
    open func stopRecording(handler: (@Sendable (RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { handler?(nil, RPRecordingError(.attemptToStopNonRecording)) }
    }
    /// Forgets the recording.
    open func discardRecording(handler: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: handler) }
}

/// The delegate of a recorder; told nothing here.
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    /// Whether the screen can be recorded changed.
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
    /// Default implementation; does nothing.
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// Shows a recording; here a placeholder.
///
/// - Source: developer.apple.com/documentation/replaykit/rppreviewviewcontroller
@preconcurrency @MainActor
open class RPPreviewViewController: UIViewController {
    /// The delegate.
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        _ = PlaceholderView(caption: "Recording", filling: view)
    }
}

/// The delegate of a controller.
@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    /// The user is done; the placeholder has no buttons.
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}

extension RPPreviewViewControllerDelegate {
    /// Default implementation; does nothing.
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
}

/// Lets the user send the screen to others; here an empty view.
@preconcurrency @MainActor
open class RPSystemBroadcastPickerView: UIView {
    /// The extension that sends.
    open var preferredExtension: String?
    /// Whether sounds can be sent.
    open var showsMicrophoneButton = true
}

/// An error of recordings.
public struct RPRecordingError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unknown = -5800, userDeclined = -5801, disabled = -5802, failedToStart = -5803, failed = -5804
        case insufficientStorage = -5805, interrupted = -5806, contentResize = -5807, broadcastInvalidSession = -5808
        case attemptToStopNonRecording = -5829
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { "com.apple.ReplayKit.RPRecordingErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}
