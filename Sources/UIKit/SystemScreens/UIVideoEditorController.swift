/// Lets the user trim a video. There is no video playback here: the screen is a placeholder that the user can only
/// cancel.
///
/// - Source: developer.apple.com/documentation/uikit/uivideoeditorcontroller
open class UIVideoEditorController: UINavigationController {
    /// The path of the edited video.
    open var videoPath = ""
    /// The maximum duration of the result, in seconds; 0 for no limit. It reads back what was set; there is no result.
    open var videoMaximumDuration: TimeInterval = 0
    /// The quality of the result. It reads back what was set; there is no result.
    open var videoQuality = UIImagePickerController.QualityType.typeLow

    /// Whether a file can be edited; false, since there is no support for videos here.
    open class func canEditVideo(atPath videoPath: String) -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let cancel = UIAction(title: "Cancel") { [weak self] _ in self?.cancel() }
        let text = "Stands for an editor of videos. Nothing plays videos on this device."
        setViewControllers([StandInController(StandInView(title: "Edit Video", text: text, choices: [cancel]))], animated: false)
        isNavigationBarHidden = true
    }

    private func cancel() {
        guard let hearer = delegate as? any UIVideoEditorControllerDelegate else { return dismiss(animated: true) }
        hearer.videoEditorControllerDidCancel(self)
    }
}

/// The delegate of a video editor.
///
/// - Source: developer.apple.com/documentation/uikit/uivideoeditorcontrollerdelegate
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
    /// Called when the user saved the video to a file. Never called here.
    func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    /// Called when the video could not be saved. Never called here.
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    /// Called when the user cancelled; the delegate dismisses the editor.
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

/// Default implementations of optional methods.
extension UIVideoEditorControllerDelegate {
    /// Does nothing.
    public func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String) {}
    /// Does nothing.
    public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
    /// Dismisses the editor.
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) { editor.dismiss(animated: true) }
}
