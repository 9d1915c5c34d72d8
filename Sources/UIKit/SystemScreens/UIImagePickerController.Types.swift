extension UIImagePickerController {
    /// A source of images.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/sourcetype-swift.enum
    public enum SourceType: Int, Sendable {
        /// The photo library.
        case photoLibrary = 0
        /// The camera.
        case camera
        /// The latest photos in the library.
        case savedPhotosAlbum
    }

    /// A key of the information about the user's choice.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey
    public struct InfoKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// The key's string.
        public var rawValue: String
        /// Makes a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The uniform type identifier of the chosen media, a `String`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The image, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The image after the user cropped it, a `UIImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The cropping rectangle in the original image, an `NSValue`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of the video's file; never here.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The URL of the photo in the library; never here.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The camera's metadata of a new photo; never here.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The live photo; never here.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The photo as an object of the Photos framework; never here.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The URL of the image's file; never here.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// The quality of videos.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimagepickercontroller/qualitytype
    public enum QualityType: Int, Sendable {
        /// The best quality of the device.
        case typeHigh = 0
        /// For transfer over a local network.
        case typeMedium
        /// For transfer over a mobile network.
        case typeLow
        /// 640 x 480 pixels.
        case type640x480
        /// 1280 x 720 pixels.
        case typeIFrame1280x720
        /// 960 x 540 pixels.
        case typeIFrame960x540
    }

    /// The kind of media that a camera captures.
    public enum CameraCaptureMode: Int, Sendable {
        /// Photos.
        case photo = 0
        /// Videos.
        case video
    }

    /// The position of a camera.
    public enum CameraDevice: Int, Sendable {
        /// The back.
        case rear = 0
        /// The front.
        case front
    }

    /// A mode of the flash.
    public enum CameraFlashMode: Int, Sendable {
        /// Never.
        case off = -1
        /// In the dark.
        case auto
        /// Always.
        case on
    }

    /// The format in which images are exported.
    public enum ImageURLExportPreset: Int, Sendable {
        /// A format that all programs can read.
        case compatible = 0
        /// The original format.
        case current
    }
}
