internal import CPNG

/// Reads PNG pictures through libpng's simplified interface, which returns errors instead of jumping.
enum PNGDecoder {
    static func decode(_ bytes: [UInt8]) throws(RasterizerError) -> Bitmap {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { throw failure(image) }
        let (width, height) = (Int(image.width), Int(image.height))
        try Bitmap.checkDimensions(width: width, height: height)
        image.format = straightRGBA
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        guard png_image_finish_read(&image, nil, &pixels, png_int_32(width * 4), nil) != 0 else { throw failure(image) }
        return Bitmap(width: width, height: height, straightRGBA: pixels)
    }

    // Swift cannot import the macros that combine these flags.
    private static let straightRGBA = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)

    private static func failure(_ image: png_image) -> RasterizerError {
        let message = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return .corruptImage(format: .png, message: message)
    }
}
