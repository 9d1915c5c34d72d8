/// Lets the user choose a photo, or take one.
///
/// The simulated device shows no photos. The screen says what it stands for; tests choose for the user by the functions of `CairnTesting`.
/// The device has no camera unless a test gives it one.
///
/// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller
open class UIImagePickerController: UINavigationController {
    /// Hears what the user chose.
    @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        didSet { super.delegate = delegate }
    }
    /// Where images come from; the photo library by default.
    ///
    /// - Precondition: The device has the source; raises `NSInvalidArgumentException` otherwise.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard !Self.isSourceTypeAvailable(sourceType) else { return }
            raise("NSInvalidArgumentException", "Source type \(sourceType.rawValue) not available")
        }
    }
    /// The uniform type identifiers of what may be chosen; images by default.
    open var mediaTypes = ["public.image"]
    /// Whether the user may crop the image before it is taken.
    open var allowsEditing = false
    /// The form in which images are handed over. Stored; images have no files here.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// The quality of films. Stored; there are no films.
    open var videoQuality = QualityType.typeMedium
    /// The greatest length of films, in seconds. Stored; there are no films.
    open var videoMaximumDuration: TimeInterval = 600

    // MARK: The camera

    /// Whether the camera has its usual controls. Stored; the camera shows nothing.
    open var showsCameraControls = true
    /// A view over the camera's picture.
    open var cameraOverlayView: UIView? {
        didSet { (viewIfLoaded != nil && sourceType == .camera) ? replaceOverlay(oldValue) : () }
    }
    /// The transform of the camera's picture. Stored; the camera shows nothing.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Whether the camera takes photos or films. Stored; there are no films.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Which of the cameras is used. Stored; the camera shows nothing.
    open var cameraDevice = CameraDevice.rear
    /// When the flash is used. Stored; there is none.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Takes a photo: the one that a test put before the camera; does nothing where there is none.
    open func takePicture() { Self.sightOfCamera.map { pick($0) } }

    /// Begins to take a film. Returns false: the camera takes photos only.
    @discardableResult
    open func startVideoCapture() -> Bool { false }
    /// Ends taking a film; does nothing, since none is taken.
    open func stopVideoCapture() {}

    /// What the camera sees.
    package static var sightOfCamera: UIImage?
    /// Whether the device has a camera.
    package static var hasCamera = false

    // MARK: What the device has

    /// Whether the device has a source of images.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera || hasCamera }
    /// The uniform type identifiers of what a source has; nil where the device does not have the source.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    /// Whether the device has a camera at this side.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { hasCamera }
    /// Whether a camera has a flash: no.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// What a camera can take, as raw values of ``CameraCaptureMode``; nil where there is no such camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? {
        hasCamera ? [NSNumber(value: CameraCaptureMode.photo.rawValue)] : nil
    }

    // MARK: Answers

    /// The user chose an image, or took one.
    ///
    /// - Parameter crop: The part of the image that the user left where ``allowsEditing`` lets them, in the image's points; nil for all of it.
    package func pick(_ image: UIImage, crop: CGRect? = nil) {
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
        if allowsEditing {
            let crop = crop ?? CGRect(origin: .zero, size: image.size)
            info[.cropRect] = NSValue(cgRect: crop)
            info[.editedImage] = image.cropped(to: crop)
        }
        delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// The user chose nothing.
    package func cancel() { delegate.map { $0.imagePickerControllerDidCancel(self) } ?? dismiss(animated: true) }

    // MARK: The screen

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
    /// A part of the image, in its points.
    fileprivate func cropped(to part: CGRect) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: part.size, format: format).image { _ in
            draw(at: CGPoint(x: -part.minX, y: -part.minY))
        }
    }
}

/// Hears what the user chose in an image picker, which the delegate dismisses.
///
/// - Source: developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// The user chose an image.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The user chose nothing.
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
