// Keys of the options and properties of sources and destinations. Those that nothing reads or tells say so.

// MARK: Options of sources

/// Whether decoded pixels are kept. Not read.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pictures are decoded when they are made. Not read: they always are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether pixels may have more than 8 bits. Not read: they never have.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The likely format. Not read: the bytes tell it.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a thumbnail is made of the picture if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made of the picture in any case.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longer side of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

// MARK: Options of destinations

/// The quality of JPEG pictures, 0...1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// What transparent pixels stand on. Not read: JPEG pictures stand on white.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"

// MARK: Properties

/// The size of the file in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// Pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// A raw value of ``CGImagePropertyOrientation``.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Pixels per inch.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels per inch.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// Bits of each component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Whether pixels have alpha.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The kind of components.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Grey.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The name of the colour profile.
public let kCGImagePropertyProfileName: CFString = "ProfileName"

// MARK: Dictionaries of properties

/// What the tags of a TIFF structure say.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// A raw value of ``CGImagePropertyOrientation``.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The maker of the camera.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The model of the camera.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The program that wrote the file.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// When the picture was made or changed.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// What a camera says of the picture.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// Where the picture was made.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// What is peculiar to JPEG. Not told.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// What is peculiar to PNG. Not told.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// What is peculiar to GIF.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// Seconds that a GIF file shows a picture for; a tenth where it says less than a fiftieth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds that a GIF file shows a picture for, as it says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a GIF file repeats; 0 for without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
