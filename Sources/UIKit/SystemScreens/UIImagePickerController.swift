/// Lets the user choose a photo, or take one.
///
/// The simulated device shows no photos: the screen is a placeholder, and tests choose for the user through functions
/// of `CairnTesting`. The device has no camera unless a test adds one.
///
/// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller
open class UIImagePickerController: UINavigationController {
    /// The delegate that is notified of the user's choice. Held weakly.
    @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        didSet { super.delegate = delegate }
    }
    /// The source of images; the photo library by default.
    ///
    /// - Precondition: The device has the source; otherwise raises `NSInvalidArgumentException`.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard !Self.isSourceTypeAvailable(sourceType) else { return }
            raise("NSInvalidArgumentException", "Source type \(sourceType.rawValue) not available")
        }
    }
    /// The uniform type identifiers of media that can be chosen; images by default.
    open var mediaTypes = ["public.image"]
    /// Whether the user can crop the image.
    open var allowsEditing = false
    /// The format in which images are exported. It reads back what was set; images have no files here.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// The quality of videos. It reads back what was set; there are no videos.
    open var videoQuality = QualityType.typeMedium
    /// The maximum duration of videos, in seconds. It reads back what was set; there are no videos.
    open var videoMaximumDuration: TimeInterval = 600

    // MARK: Camera

    /// Whether the camera's default controls are shown. It reads back what was set; the camera shows nothing.
    open var showsCameraControls = true
    /// A view over the camera's preview.
    open var cameraOverlayView: UIView? {
        didSet { (viewIfLoaded != nil && sourceType == .camera) ? replaceOverlay(oldValue) : () }
    }
    /// The transform of the camera's preview. It reads back what was set; the camera shows nothing.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Whether the camera captures photos or videos. It reads back what was set; there are no videos.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// The camera in use. It reads back what was set; the camera shows nothing.
    open var cameraDevice = CameraDevice.rear
    /// The mode of the flash. It reads back what was set; there is no flash.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Takes a photo: the image that a test set; does nothing if there is none.
    open func takePicture() { Self.sightOfCamera.map { pick($0) } }

    /// Starts capturing a video. Returns false: the camera captures photos only.
    @discardableResult
    open func startVideoCapture() -> Bool { false }
    /// Stops capturing a video; does nothing, since none is captured.
    open func stopVideoCapture() {}

    /// The image that the camera captures.
    package static var sightOfCamera: UIImage?
    /// Whether the device has a camera.
    package static var hasCamera = false

    // MARK: Capabilities of the device

    /// Whether the device has a source of images.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera || hasCamera }
    /// The uniform type identifiers of a source's media; nil if the device does not have the source.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    /// Whether the device has a camera at a position.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { hasCamera }
    /// Whether a camera has a flash: never.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// The media that a camera captures, as raw values of ``CameraCaptureMode``; nil if there is no such camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? {
        hasCamera ? [NSNumber(value: CameraCaptureMode.photo.rawValue)] : nil
    }

    // MARK: The user's choice

    /// Chooses or captures an image for the user.
    ///
    /// - Parameter crop: The cropping rectangle in the image's points, if ``allowsEditing`` is true; nil for the whole
    ///   image.
    package func pick(_ image: UIImage, crop: CGRect? = nil) {
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
        if allowsEditing {
            let crop = crop ?? CGRect(origin: .zero, size: image.size)
            info[.cropRect] = NSValue(cgRect: crop)
            info[.editedImage] = image.cropped(to: crop)
        }
        delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// Cancels the picker for the user.
    package func cancel() { delegate.map { $0.imagePickerControllerDidCancel(self) } ?? dismiss(animated: true) }

    // MARK: Placeholder

    open override func viewDidLoad() {
        super.viewDidLoad()
        let cancel = UIAction(title: "Cancel") { [weak self] _ in self?.cancel() }
        let isCamera = sourceType == .camera
        let screen = StandInController(
            StandInView(
                title: isCamera ? "Camera" : "Photos",
                text: isCamera
                    ? "Stands for the camera. It shows no picture here."
                    : "Stands for the user's photos. None are on this device.",
                choices: [cancel]))
        setNavigationBarHidden(true, animated: false)
        setViewControllers([screen], animated: false)
        if isCamera { replaceOverlay(nil) }
    }

    private func replaceOverlay(_ old: UIView?) {
        old?.removeFromSuperview()
        if let cameraOverlayView { view.addSubview(cameraOverlayView) }
    }
}

extension UIImage {
    /// A part of the image, given in points.
    fileprivate func cropped(to part: CGRect) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: part.size, format: format).image { _ in
            draw(at: CGPoint(x: -part.minX, y: -part.minY))
        }
    }
}

/// The delegate of an image picker, which the delegate dismisses.
///
/// - Source: developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when the user chose an image.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user cancelled the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
