// What cameras write into files of pictures. Names and numbers of the tags are those of Exif 2.32 (CIPA DC-008).

// MARK: Exif

/// Seconds that the shutter was open.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The aperture as a number.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// How the exposure was chosen.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// The sensitivity: an array of numbers.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The version of Exif: an array of numbers.
public let kCGImagePropertyExifVersion: CFString = "ExifVersion"
/// When the picture was made.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// When the picture was stored.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The time zone of the time of change.
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// The time zone of the time of making.
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// The time zone of the time of storing.
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// The exposure time as a power of two.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The aperture as a power of the root of two.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The brightness as a power of two.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// By how many steps the exposure was corrected.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The greatest aperture of the lens.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// Metres to the subject.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// How light was measured.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// The kind of light.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// Whether and how the flash was used.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The focal length in millimetres.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// Parts of the second of the time of change.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// Parts of the second of the time of making.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// Parts of the second of the time of storing.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// 1 for sRGB.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The width in pixels.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The height in pixels.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The kind of sensor.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// Whether the exposure was chosen by hand.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// Whether the white balance was chosen by hand.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// By how much the picture was enlarged.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// The focal length for film of 35 mm.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// The kind of scene.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// Least and greatest focal length, and the apertures there.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// The maker of the lens.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The model of the lens.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"

// MARK: Places

/// N or S.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// Degrees from the equator.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// E or W.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// Degrees from the zero meridian.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// 0 above the sea, 1 below.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// Metres from the level of the sea.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time of day, in UTC.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// K for kilometres, M for miles, N for knots.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// How fast the device moved.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// T for true north, M for magnetic north.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// Where the camera looked, in degrees from the north.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The geodetic system.
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// The day, in UTC.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// How far the place may be off, in metres.
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"
