import Rasterizer

/// The conversion of Exif tags to image properties.
enum ExifNames {
    /// The properties of the camera's tags.
    static func exif(_ tags: [Int: TIFFTags.Value]) -> [String: Any] { properties(tags, named: exifNames, arrays: exifArrays) }

    /// The properties of the location's tags: degrees become one number, and the time of day a string.
    static func place(_ tags: [Int: TIFFTags.Value]) -> [String: Any] {
        var properties = properties(tags, named: placeNames, arrays: [])
        for (tag, key) in [(0x0002, kCGImagePropertyGPSLatitude), (0x0004, kCGImagePropertyGPSLongitude)] {
            guard case .numbers(let parts) = tags[tag] else { continue }
            let degrees = zip(parts, [1, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 }
            properties[key] = NSNumber(value: degrees)
        }
        if case .numbers(let parts) = tags[0x0007], parts.count == 3, parts.allSatisfy({ (0..<100).contains($0) }) {
            let texts = parts.map { part in (part < 10 ? "0" : "") + String(Int(part)) }
            properties[kCGImagePropertyGPSTimeStamp] = texts.joined(separator: ":")
        }
        return properties
    }

    private static func properties(_ tags: [Int: TIFFTags.Value], named names: [Int: CFString], arrays: Set<Int>) -> [String: Any]
    {
        var properties: [String: Any] = [:]
        for (tag, name) in names {
            guard let value = tags[tag] else { continue }
            properties[name] = property(value, isArray: arrays.contains(tag))
        }
        return properties
    }

    /// A string, a number, or an array of numbers; bytes are digits, as in the version of Exif.
    private static func property(_ value: TIFFTags.Value, isArray: Bool) -> Any? {
        switch value {
        case .text(let text): return text
        case .bytes(let bytes):
            return bytes.drop { $0 == 0x30 }.filter { (0x30...0x39).contains($0) }.map { NSNumber(value: Int($0) - 0x30) }
        case .integers(let numbers): return some(numbers.map { NSNumber(value: $0) }, isArray)
        case .numbers(let numbers): return some(numbers.map { NSNumber(value: $0) }, isArray)
        }
    }

    private static func some(_ numbers: [NSNumber], _ isArray: Bool) -> Any? {
        isArray || numbers.count > 1 ? numbers : numbers.first
    }

    /// Tags whose value is an array even if it is a single number.
    private static let exifArrays: Set = [0x8827, 0xA432]

    private static let exifNames: [Int: CFString] = [
        0x829A: kCGImagePropertyExifExposureTime, 0x829D: kCGImagePropertyExifFNumber,
        0x8822: kCGImagePropertyExifExposureProgram, 0x8827: kCGImagePropertyExifISOSpeedRatings,
        0x9000: kCGImagePropertyExifVersion, 0x9003: kCGImagePropertyExifDateTimeOriginal,
        0x9004: kCGImagePropertyExifDateTimeDigitized, 0x9010: kCGImagePropertyExifOffsetTime,
        0x9011: kCGImagePropertyExifOffsetTimeOriginal, 0x9012: kCGImagePropertyExifOffsetTimeDigitized,
        0x9201: kCGImagePropertyExifShutterSpeedValue, 0x9202: kCGImagePropertyExifApertureValue,
        0x9203: kCGImagePropertyExifBrightnessValue, 0x9204: kCGImagePropertyExifExposureBiasValue,
        0x9205: kCGImagePropertyExifMaxApertureValue, 0x9206: kCGImagePropertyExifSubjectDistance,
        0x9207: kCGImagePropertyExifMeteringMode, 0x9208: kCGImagePropertyExifLightSource,
        0x9209: kCGImagePropertyExifFlash, 0x920A: kCGImagePropertyExifFocalLength,
        0x9290: kCGImagePropertyExifSubsecTime, 0x9291: kCGImagePropertyExifSubsecTimeOriginal,
        0x9292: kCGImagePropertyExifSubsecTimeDigitized, 0xA001: kCGImagePropertyExifColorSpace,
        0xA002: kCGImagePropertyExifPixelXDimension, 0xA003: kCGImagePropertyExifPixelYDimension,
        0xA217: kCGImagePropertyExifSensingMethod, 0xA402: kCGImagePropertyExifExposureMode,
        0xA403: kCGImagePropertyExifWhiteBalance, 0xA404: kCGImagePropertyExifDigitalZoomRatio,
        0xA405: kCGImagePropertyExifFocalLenIn35mmFilm, 0xA406: kCGImagePropertyExifSceneCaptureType,
        0xA432: kCGImagePropertyExifLensSpecification, 0xA433: kCGImagePropertyExifLensMake,
        0xA434: kCGImagePropertyExifLensModel,
    ]

    private static let placeNames: [Int: CFString] = [
        0x0001: kCGImagePropertyGPSLatitudeRef, 0x0002: kCGImagePropertyGPSLatitude,
        0x0003: kCGImagePropertyGPSLongitudeRef, 0x0004: kCGImagePropertyGPSLongitude,
        0x0005: kCGImagePropertyGPSAltitudeRef, 0x0006: kCGImagePropertyGPSAltitude,
        0x0007: kCGImagePropertyGPSTimeStamp, 0x000C: kCGImagePropertyGPSSpeedRef, 0x000D: kCGImagePropertyGPSSpeed,
        0x0010: kCGImagePropertyGPSImgDirectionRef, 0x0011: kCGImagePropertyGPSImgDirection,
        0x0012: kCGImagePropertyGPSMapDatum, 0x001D: kCGImagePropertyGPSDateStamp,
        0x001F: kCGImagePropertyGPSHPositioningError,
    ]
}
