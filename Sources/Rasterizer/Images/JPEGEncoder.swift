internal import CJPEGEncoding

/// Writes JPEG pictures through libjpeg-turbo.
enum JPEGEncoder {
    /// The bitmap on white as a JPEG file.
    ///
    /// - Parameters:
    ///   - quality: 0...1.
    ///   - orientation: The Exif orientation, 1...8; 1 is not written.
    static func encode(_ bitmap: Bitmap, quality: Double, orientation: Int) throws(RasterizerError) -> [UInt8] {
        let metadata = orientation == 1 ? [] : Array("Exif\0\0".utf8) + TIFFTags.bytes(orientation: orientation)
        var file = cjpeg_file()
        defer { cjpeg_free_file(&file) }
        let percent = Int32((min(max(quality.isFinite ? quality : 1, 0), 1) * 100).rounded())
        let succeeded = cjpeg_encode(
            bitmap.rgbOnWhite, UInt32(bitmap.width), UInt32(bitmap.height), max(1, percent), metadata, UInt32(metadata.count),
            &file)
        guard succeeded == 1, let bytes = file.bytes else { throw failure(file) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(file.count)))
    }

    private static func failure(_ file: cjpeg_file) -> RasterizerError {
        let message = withUnsafeBytes(of: file.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return .corruptImage(format: .jpeg, message: message)
    }
}

extension Bitmap {
    /// The red, green and blue bytes of the bitmap composited on white.
    fileprivate var rgbOnWhite: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 3)
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let white = 255 - pixels[start + 3]
            bytes.append(contentsOf: [pixels[start + 2] &+ white, pixels[start + 1] &+ white, pixels[start] &+ white])
        }
        return bytes
    }
}
