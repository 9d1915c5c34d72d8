import UIKit

/// The user's answers to an image picker.
extension UIImagePickerController {
    /// Chooses an image.
    ///
    /// - Parameter crop: What the user leaves of it where the picker allows editing, in the image's points; nil for all of it.
    public func choose(_ image: UIImage, crop: CGRect? = nil) { pick(image, crop: crop) }

    /// Closes the picker without choosing anything.
    public func chooseNothing() { cancel() }
}

/// The user's photos and the camera.
extension UIDevice {
    /// The images that programs added to the user's photos, oldest first.
    public var savedPhotos: [UIImage] { PhotoLibrary.shared.images }

    /// Forgets the photos that programs added.
    public func forgetSavedPhotos() { PhotoLibrary.shared.removeAll() }

    /// Why programs may not add photos, as when the user does not allow it; nil, the default, where they may.
    public var photoSavingError: (any Error)? {
        get { PhotoLibrary.shared.failure }
        set { PhotoLibrary.shared.failure = newValue }
    }

    /// Whether the device has cameras; false by default, as in a simulator.
    public var hasCamera: Bool {
        get { UIImagePickerController.hasCamera }
        set { UIImagePickerController.hasCamera = newValue }
    }

    /// What the camera sees, and `takePicture()` takes.
    public var sightOfCamera: UIImage? {
        get { UIImagePickerController.sightOfCamera }
        set { UIImagePickerController.sightOfCamera = newValue }
    }
}
