/// Lets the user shorten a video. Nothing plays videos here: the screen says what it stands for, and the user can only leave it.
///
/// - Source: developer.apple.com/documentation/uikit/uivideoeditorcontroller
open class UIVideoEditorController: UINavigationController {
    /// The file that is edited.
    open var videoPath = ""
    /// The longest video that comes out, in seconds; 0 for no limit. Stored; no video comes out.
    open var videoMaximumDuration: TimeInterval = 0
    /// How well the video that comes out is encoded. Stored; no video comes out.
    open var videoQuality = UIImagePickerController.QualityType.typeLow

    /// Whether a file can be edited; false, for nothing reads videos here.
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

/// Hears of an editor of videos.
///
/// - Source: developer.apple.com/documentation/uikit/uivideoeditorcontrollerdelegate
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
    /// The user saved the video to a file. Not called.
    func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    /// The video could not be saved. Not called.
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    /// The user left without a video; the delegate dismisses the editor.
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

/// The methods are optional.
extension UIVideoEditorControllerDelegate {
    /// Does nothing.
    public func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String) {}
    /// Does nothing.
    public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
    /// Dismisses the editor.
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) { editor.dismiss(animated: true) }
}
