internal import CPNG
import Foundation

/// Reads and writes PNG pictures through libpng's simplified interface, which returns errors instead of jumping.
enum PNGCoder {
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

    static func encode(_ bitmap: Bitmap) throws(RasterizerError) -> [UInt8] {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(bitmap.width)
        image.height = png_uint_32(bitmap.height)
        defer { png_image_free(&image) }
        let pixels = bitmap.isOpaque ? bitmap.opaqueRGB : bitmap.straightRGBA
        image.format = bitmap.isOpaque ? opaqueRGB : straightRGBA
        var encoded = [UInt8](repeating: 0, count: pixels.count + pixels.count / 8 + bitmap.height + 1024)
        var count = encoded.count
        guard png_image_write_to_memory(&image, &encoded, &count, 0, pixels, 0, nil) != 0 else { throw failure(image) }
        encoded.removeLast(encoded.count - count)
        return encoded
    }

    // Swift cannot import the macros that combine these flags.
    private static let opaqueRGB = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    private static let straightRGBA = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)

    private static func failure(_ image: png_image) -> RasterizerError {
        let message = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return .corruptImage(format: .png, message: message)
    }
}

extension Bitmap {
    /// The pixels as red, green, blue bytes, for opaque bitmaps.
    fileprivate var opaqueRGB: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 3)
        for start in stride(from: 0, to: pixels.count, by: 4) {
            bytes.append(contentsOf: [pixels[start + 2], pixels[start + 1], pixels[start]])
        }
        return bytes
    }
}
