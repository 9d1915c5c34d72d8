public import AVFoundation
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
        DispatchQueue.main.async { handler?(RPRecordingErrorCode.failedToStart.error) }
    }
    /// Begins to record; throws.
    open func startRecording() async throws { throw RPRecordingErrorCode.failedToStart.error }
    /// Ends the recording; fails, since there is none.
    open func stopRecording(handler: (@Sendable (RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { handler?(nil, RPRecordingErrorCode.attemptToStopNonRecording.error) }
    }
    /// Ends the recording and writes it into a file; fails, since there is none.
    open func stopRecording(withOutput url: URL, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(RPRecordingErrorCode.attemptToStopNonRecording.error) }
    }
    /// Begins to give the program what is on the screen; fails.
    open func startCapture(
        handler captureHandler: (@Sendable (CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completionHandler?(RPRecordingErrorCode.failedToStart.error) }
    }
    /// Ends what ``startCapture(handler:completionHandler:)`` began; fails, since nothing is captured.
    open func stopCapture(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { handler?(RPRecordingErrorCode.attemptToStopNonRecording.error) }
    }
    /// Forgets the recording.
    open func discardRecording(handler: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: handler) }
}

/// The content of a sample.
public enum RPSampleBufferType: Int, Sendable {
    /// The screen, the sound of the program, or that of the microphone.
    case video = 1, audioApp, audioMic
}

/// The delegate of a recorder; told nothing here.
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    /// Whether the screen can be recorded changed.
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
    /// A recording ended by itself.
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?)
}

extension RPScreenRecorderDelegate {
    /// Default implementation; does nothing.
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
    /// Default implementation; does nothing.
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    ) {}
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
    /// The user is done and did some things with the recording; the placeholder has no buttons.
    func previewController(_ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}

extension RPPreviewViewControllerDelegate {
    /// Default implementation; does nothing.
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
    /// Default implementation; does nothing.
    public func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
    ) {}
}

/// Lets the user send the screen to others; here an empty view.
@preconcurrency @MainActor
open class RPSystemBroadcastPickerView: UIView {
    /// The extension that sends.
    open var preferredExtension: String?
    /// Whether sounds can be sent.
    open var showsMicrophoneButton = true
}

/// The domain of the errors of recordings.
public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

/// A code of the errors of recordings.
///
/// - Source: developer.apple.com/documentation/replaykit/rprecordingerrorcode
public enum RPRecordingErrorCode: Int, Sendable {
    /// The reason is not known.
    case unknown = -5800
    /// The user does not allow it, or the device's settings do not.
    case userDeclined = -5801, disabled = -5802
    /// The recording did not begin, failed, or has no room.
    case failedToStart = -5803, failed = -5804, insufficientStorage = -5805
    /// Something else began, or the content changed its size.
    case interrupted = -5806, contentResize = -5807
    /// The broadcast is none, or the device sleeps.
    case broadcastInvalidSession = -5808, systemDormancy = -5809
    /// The program may not, or there is a call.
    case entitlements = -5810, activePhoneCall = -5811
    /// The file was not written, or the screen is that of a car.
    case failedToSave = -5812, carPlay = -5813
    /// Nothing is recorded that could end, or something is recorded already.
    case attemptToStopNonRecording = -5829, attemptToStartInRecordingState = -5830

    fileprivate var error: NSError { NSError(domain: RPRecordingErrorDomain, code: rawValue) }
}
