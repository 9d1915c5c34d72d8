extension UIImagePickerController {
    /// Where images come from.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/sourcetype-swift.enum
    public enum SourceType: Int, Sendable {
        /// The user's photos.
        case photoLibrary = 0
        /// The camera.
        case camera
        /// The latest of the user's photos.
        case savedPhotosAlbum
    }

    /// What an image picker tells of what the user chose.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey
    public struct InfoKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// Apple's name of the key.
        public var rawValue: String
        /// Makes the key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The uniform type identifier of what was chosen, a `String`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The image, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The image as the user cropped it, a `UIImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part that the user left, an `NSValue` of a rectangle in the original image.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The film's file, a `URL`; never here.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The link of the photo in the library; never here.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// What the camera knows of a new photo; never here.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The live photo; never here.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The photo as the framework Photos has it; never here.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The image's file; never here.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// The quality of films.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/qualitytype
    public enum QualityType: Int, Sendable {
        /// The best that the device has.
        case typeHigh = 0
        /// For sending over a local network.
        case typeMedium
        /// For sending over a mobile network.
        case typeLow
        /// 640 x 480 pixels.
        case type640x480
        /// 1280 x 720 pixels.
        case typeIFrame1280x720
        /// 960 x 540 pixels.
        case typeIFrame960x540
    }

    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        /// Photos.
        case photo = 0
        /// Films.
        case video
    }

    /// The side of the device at which a camera is.
    public enum CameraDevice: Int, Sendable {
        /// The back.
        case rear = 0
        /// The front.
        case front
    }

    /// When the flash is used.
    public enum CameraFlashMode: Int, Sendable {
        /// Never.
        case off = -1
        /// When it is dark.
        case auto
        /// Always.
        case on
    }

    /// The form in which images are handed over.
    public enum ImageURLExportPreset: Int, Sendable {
        /// One that all programs read.
        case compatible = 0
        /// The one that they have.
        case current
    }
}
