/// The properties of a PNG, JPEG or GIF file's image, read without decoding it.
package struct ImageHeader: Equatable, Sendable {
    package let format: ImageFormat
    /// The width in pixels.
    package private(set) var width = 0
    /// The height in pixels.
    package private(set) var height = 0
    /// The number of bits per component.
    package private(set) var depth = 8
    package private(set) var isGray = false
    package private(set) var hasAlpha = false
    /// The resolution in pixels per inch in both directions; nil if the file has none.
    package private(set) var dotsPerInch: SIMD2<Double>?
    package private(set) var tags = TIFFTags()
    /// The name of the colour profile; nil if the file has none.
    package private(set) var profileName: String?

    /// Reads a file; nil for other formats, and for files that end before the size.
    package init?(_ bytes: [UInt8]) {
        guard let format = ImageFormat(signatureOf: bytes) else { return nil }
        self.format = format
        switch format {
        case .png: readPNG(bytes)
        case .jpeg: readJPEG(bytes)
        case .gif: readGIF(bytes)
        case .svg: break
        }
        guard width > 0, height > 0 else { return nil }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    // MARK: PNG

    private mutating func readPNG(_ bytes: [UInt8]) {
        var offset = 8
        while offset + 12 <= bytes.count {
            let length = Self.number(bytes[offset..<offset + 4])
            guard length <= bytes.count - offset - 12 else { return }
            readChunk(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self), bytes[offset + 8..<offset + 8 + length])
            offset += length + 12
        }
    }

    private mutating func readChunk(_ type: String, _ data: ArraySlice<UInt8>) {
        let start = data.startIndex
        switch type {
        case "IHDR" where data.count >= 13:
            (width, height) = (Self.number(data[start..<start + 4]), Self.number(data[start + 4..<start + 8]))
            depth = Int(data[start + 8])
            (isGray, hasAlpha) = (data[start + 9] & 2 == 0, data[start + 9] & 4 != 0)
        case "tRNS": hasAlpha = true
        case "pHYs" where data.count >= 9 && data[start + 8] == 1:
            let perMetre = SIMD2(Self.number(data[start..<start + 4]), Self.number(data[start + 4..<start + 8]))
            dotsPerInch = SIMD2(Double(perMetre.x), Double(perMetre.y)) * 0.0254
        case "eXIf": tags = TIFFTags(data)
        case "sRGB": profileName = "sRGB IEC61966-2.1"
        default: break
        }
    }

    // MARK: GIF

    /// Each image of a file specifies whether it has transparent pixels; most files have one that does, so that this is
    /// assumed.
    private mutating func readGIF(_ bytes: [UInt8]) {
        guard bytes.count >= 10 else { return }
        (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
        hasAlpha = true
    }

    // MARK: JPEG

    private mutating func readJPEG(_ bytes: [UInt8]) {
        var offset = 2
        while offset + 4 <= bytes.count {
            guard bytes[offset] == 0xFF else { return }
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            let length = Self.number(bytes[offset + 2..<offset + 4])
            guard marker != 0xDA, length >= 2, length <= bytes.count - offset - 2 else { return }
            readSegment(marker, bytes[offset + 4..<offset + 2 + length])
            offset += length + 2
        }
    }

    private mutating func readSegment(_ marker: UInt8, _ data: ArraySlice<UInt8>) {
        let start = data.startIndex
        switch marker {
        case 0xC4, 0xC8, 0xCC: break
        case 0xC0...0xCF where data.count >= 6:
            depth = Int(data[start])
            (height, width) = (Self.number(data[start + 1..<start + 3]), Self.number(data[start + 3..<start + 5]))
            isGray = data[start + 5] == 1
        case 0xE0 where data.starts(with: Array("JFIF\0".utf8)) && data.count >= 12:
            readDensity(
                unit: data[start + 7], Self.number(data[start + 8..<start + 10]), Self.number(data[start + 10..<start + 12]))
        case 0xE1 where data.starts(with: Array("Exif\0\0".utf8)): tags = TIFFTags(data.dropFirst(6))
        case 0xE2 where data.starts(with: Array("ICC_PROFILE\0".utf8)) && profileName == nil:
            profileName = ColorProfileName.read(data.dropFirst(14))
        default: break
        }
    }

    private mutating func readDensity(unit: UInt8, _ x: Int, _ y: Int) {
        guard unit == 1 || unit == 2 else { return }
        dotsPerInch = SIMD2(Double(x), Double(y)) * (unit == 2 ? 2.54 : 1)
    }
}
