import UIKit

/// The user's answers to an image picker.
extension UIImagePickerController {
    /// Chooses an image.
    ///
    /// - Parameter crop: The part that the user keeps if the picker allows editing, in the image's points; nil for all
    ///   of it.
    public func choose(_ image: UIImage, crop: CGRect? = nil) { pick(image, crop: crop) }

    /// Closes the picker without choosing anything.
    public func chooseNothing() { cancel() }
}

/// The photo library and the camera of the simulated device.
extension UIDevice {
    /// The images that programs added to the photo library, oldest first.
    public var savedPhotos: [UIImage] { PhotoLibrary.shared.images }

    /// Removes the photos that programs added.
    public func forgetSavedPhotos() { PhotoLibrary.shared.removeAll() }

    /// The error with which adding photos fails, as when the user denies access; nil, the default, if it succeeds.
    public var photoSavingError: (any Error)? {
        get { PhotoLibrary.shared.failure }
        set { PhotoLibrary.shared.failure = newValue }
    }

    /// Whether the device has cameras; false by default, as in a simulator.
    public var hasCamera: Bool {
        get { UIImagePickerController.hasCamera }
        set { UIImagePickerController.hasCamera = newValue }
    }

    /// The image in front of the camera, which `takePicture()` captures.
    public var sightOfCamera: UIImage? {
        get { UIImagePickerController.sightOfCamera }
        set { UIImagePickerController.sightOfCamera = newValue }
    }
}
