internal import CJPEGDecoding

/// Reads JPEG pictures through libjpeg-turbo.
enum JPEGDecoder {
    static func decode(_ bytes: [UInt8]) throws(RasterizerError) -> Bitmap {
        var image = cjpeg_image()
        guard cjpeg_read_header(bytes, bytes.count, &image) == 1 else { throw failure(image) }
        try Bitmap.checkDimensions(width: Int(image.width), height: Int(image.height))
        let (width, height) = (Int(image.width), Int(image.height))
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        guard cjpeg_decode(bytes, bytes.count, &image, &pixels, pixels.count) == 1 else { throw failure(image) }
        return Bitmap(width: width, height: height, straightRGBA: pixels)
    }

    private static func failure(_ image: cjpeg_image) -> RasterizerError {
        let message = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return .corruptImage(format: .jpeg, message: message)
    }
}
