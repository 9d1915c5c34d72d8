internal import CPNGEncoding

/// Writes a PNG file in bands of rows, so that only a band of its pixels is in memory.
package final class PNGWriter {
    private let writer: OpaquePointer
    private let width: Int
    private let height: Int
    private var rowCount = 0

    /// - Parameter isOpaque: Whether all pixels will be opaque, so that the file needs no alpha.
    /// - Throws: ``RasterizerError/unsupportedDimensions(width:height:)``.
    package init(width: Int, height: Int, isOpaque: Bool = false) throws(RasterizerError) {
        try Bitmap.checkPictureDimensions(width: width, height: height)
        guard let writer = cpng_begin(UInt32(width), UInt32(height), isOpaque ? 1 : 0) else { throw Self.noMemory }
        (self.writer, self.width, self.height) = (writer, width, height)
    }

    deinit { cpng_free(writer) }

    /// Adds the next rows.
    /// - Precondition: `band` has the image's width, and at most the number of missing rows.
    package func add(_ band: Bitmap) throws(RasterizerError) {
        precondition(band.width == width, "the band does not fit the picture")
        let isAdded = band.pixels.withUnsafeBytes { add($0, bytesPerRow: band.bytesPerRow, count: band.height) }
        guard isAdded else { throw Self.noMemory }
    }

    /// Adds the next rows of a bitmap canvas of the picture's width.
    package func add(_ canvas: Canvas) throws(RasterizerError) {
        precondition(Int(canvas.size.width) == width, "the band does not fit the picture")
        let height = Int(canvas.size.height)
        let isAdded = canvas.surface.withPixels { add(UnsafeRawBufferPointer($0), bytesPerRow: $1, count: height) }
        guard isAdded else { throw Self.noMemory }
    }

    private func add(_ rows: UnsafeRawBufferPointer, bytesPerRow: Int, count: Int) -> Bool {
        precondition(rowCount + count <= height, "the band does not fit the picture")
        rowCount += count
        return cpng_add_rows(writer, rows.baseAddress, bytesPerRow, UInt32(count)) == 1
    }

    /// The finished file.
    /// - Precondition: All rows were added.
    package func finish() throws(RasterizerError) -> [UInt8] {
        precondition(rowCount == height, "rows are missing")
        guard cpng_end(writer) == 1 else { throw Self.noMemory }
        var count = 0
        let bytes = cpng_bytes(writer, &count)
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    private static let noMemory = RasterizerError.drawingFailed(status: 1)
}

extension Bitmap {
    /// Whether all pixels are opaque.
    /// - Complexity: O(pixels).
    package var isOpaque: Bool {
        pixels.withUnsafeBytes { cpng_is_opaque($0.baseAddress, bytesPerRow, UInt32(width), UInt32(height)) == 1 }
    }
}

extension Canvas {
    /// The current pixels of a bitmap canvas as a PNG file.
    /// - Complexity: O(pixels).
    package func encodedPNG() throws(RasterizerError) -> [UInt8] {
        let (width, height) = (Int(size.width), Int(size.height))
        let isOpaque = surface.withPixels { cpng_is_opaque($0.baseAddress, $1, UInt32(width), UInt32(height)) == 1 }
        let writer = try PNGWriter(width: width, height: height, isOpaque: isOpaque)
        try writer.add(self)
        return try writer.finish()
    }
}
