// Metadata of cameras in image files. Names and numbers of the tags are those of Exif 2.32 (CIPA DC-008).

// MARK: Exif

/// The exposure time in seconds.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The f-number.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// The exposure program.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// The sensitivity: an array of numbers.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The version of Exif: an array of numbers.
public let kCGImagePropertyExifVersion: CFString = "ExifVersion"
/// The date and time of the original image.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The date and time of digitization.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The time zone of the date of change.
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// The time zone of the original date.
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// The time zone of the date of digitization.
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// The shutter speed as an APEX value.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The aperture as an APEX value.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The brightness as an APEX value.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// The exposure bias as an APEX value.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The smallest f-number of the lens, as an APEX value.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// The distance to the subject, in metres.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// The metering mode.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// The light source.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// The state of the flash.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The focal length in millimetres.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// Fractions of a second of the date of change.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// Fractions of a second of the original date.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// Fractions of a second of the date of digitization.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// The colour space: 1 for sRGB.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The width in pixels.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The height in pixels.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The type of the sensor.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// The exposure mode: automatic or manual.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// The white balance mode: automatic or manual.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// The digital zoom ratio.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// The equivalent focal length for 35 mm film.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// The type of scene.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// The shortest and longest focal length, and the smallest f-numbers there.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// The maker of the lens.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The model of the lens.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"

// MARK: Location

/// The hemisphere of the latitude: N or S.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The latitude in degrees.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The hemisphere of the longitude: E or W.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The longitude in degrees.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// The reference of the altitude: 0 above sea level, 1 below.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// The altitude in metres.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time of day, in UTC.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The unit of the speed: K for km/h, M for mph, N for knots.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// The speed of the device.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// The reference of the direction: T for true north, M for magnetic north.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// The direction of the camera in degrees from north.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The geodetic datum.
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// The date, in UTC.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// The horizontal positioning error in metres.
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"
