/// A bitmap of 32-bit pixels: blue, green, red, alpha bytes, premultiplied, rows from the top without padding.
package struct Bitmap: Equatable, Sendable {
    /// The largest width or height, in pixels.
    package static let maximumSide = 16_384
    /// The largest number of pixels in a bitmap (128 MiB).
    package static let maximumPixelCount = 1 << 25
    /// The largest number of pixels in a picture that is written in bands, of which one is in memory at a time.
    package static let maximumPicturePixelCount = 1 << 26

    package let width: Int
    package let height: Int
    /// The pixels: `width * height * 4` bytes.
    package var pixels: [UInt8]

    /// Creates a transparent bitmap.
    /// - Throws: ``RasterizerError/unsupportedDimensions(width:height:)``.
    package init(width: Int, height: Int) throws(RasterizerError) {
        try Self.checkDimensions(width: width, height: height)
        self.init(width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    }

    /// Creates a bitmap of pixels already in this layout.
    /// - Precondition: `pixels` has `width * height * 4` bytes.
    package init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4, "Pixel bytes do not fit the dimensions")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    package static func checkDimensions(width: Int, height: Int) throws(RasterizerError) {
        try check(width, height, pixelCount: maximumPixelCount)
    }

    /// Checks the dimensions of a picture that is written in bands.
    package static func checkPictureDimensions(width: Int, height: Int) throws(RasterizerError) {
        try check(width, height, pixelCount: maximumPicturePixelCount)
    }

    private static func check(_ width: Int, _ height: Int, pixelCount: Int) throws(RasterizerError) {
        guard (1...maximumSide).contains(width), (1...maximumSide).contains(height), width * height <= pixelCount else {
            throw .unsupportedDimensions(width: width, height: height, most: pixelCount)
        }
    }

    /// The distance between rows in bytes.
    package var bytesPerRow: Int { width * 4 }

    /// The part inside whole-pixel bounds.
    /// - Precondition: the bounds lie inside the bitmap and are not empty.
    package func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
        precondition(x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= self.width && y + height <= self.height)
        var rows: [UInt8] = []
        rows.reserveCapacity(width * height * 4)
        for row in y..<(y + height) {
            let start = (row * self.width + x) * 4
            rows.append(contentsOf: pixels[start..<(start + width * 4)])
        }
        return Bitmap(width: width, height: height, pixels: rows)
    }
}
