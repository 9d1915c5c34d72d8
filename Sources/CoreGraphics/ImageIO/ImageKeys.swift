// Keys of the options and properties of sources and destinations. Keys without an effect say so.

// MARK: Options of sources

/// Whether decoded pixels are cached. Has no effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether images are decoded on creation. Has no effect: they always are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether pixels may have floating-point components. Has no effect: they never have.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// A hint at the file's type. Has no effect: the data determines it.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a thumbnail is created from the image if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is always created from the image.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longer side of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether the orientation is applied to a thumbnail.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

// MARK: Options of destinations

/// The quality of JPEG pictures, 0...1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The background of transparent pixels. Has no effect: JPEG images have a white one.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"

// MARK: Properties

/// The size of the file in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// A raw value of ``CGImagePropertyOrientation``.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The horizontal resolution in pixels per inch.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The vertical resolution in pixels per inch.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The number of bits per component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Whether pixels have alpha.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The colour model.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The RGB colour model.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The monochrome colour model.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The name of the colour profile.
public let kCGImagePropertyProfileName: CFString = "ProfileName"

// MARK: Dictionaries of properties

/// The properties of TIFF tags.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// A raw value of ``CGImagePropertyOrientation``.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The maker of the camera.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The model of the camera.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The program that wrote the file.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// The date and time of the image's creation or change.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The properties of Exif tags.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The properties of GPS tags.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The properties specific to JPEG. Not provided.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The properties specific to PNG. Not provided.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The properties specific to GIF.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The display time of an image in seconds; a tenth if the file has less than a fiftieth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The display time of an image in seconds, as stored in the file.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of repetitions of a GIF file; 0 for endless ones.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
