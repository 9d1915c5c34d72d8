internal import CPNGEncoding

/// Writes a PNG picture by bands of rows, so that only a band of its pixels is in memory.
package final class PNGWriter {
    private let writer: OpaquePointer
    private let width: Int
    private let height: Int
    private var rowCount = 0

    /// - Throws: ``RasterizerError/unsupportedDimensions(width:height:)``.
    package init(width: Int, height: Int) throws(RasterizerError) {
        try Bitmap.checkPictureDimensions(width: width, height: height)
        guard let writer = cpng_begin(UInt32(width), UInt32(height)) else {
            throw .drawingFailed(status: 1)
        }
        (self.writer, self.width, self.height) = (writer, width, height)
    }

    deinit { cpng_free(writer) }

    /// Adds the next rows.
    /// - Precondition: `band` is as wide as the picture and not higher than what is missing.
    package func add(_ band: consuming Bitmap) throws(RasterizerError) {
        precondition(band.width == width && rowCount + band.height <= height, "the band does not fit the picture")
        rowCount += band.height
        let height = UInt32(band.height)
        guard cpng_add_rows(writer, band.straightRGBA, height) == 1 else { throw failure }
    }

    /// The file.
    /// - Precondition: All rows were added.
    package func finish() throws(RasterizerError) -> [UInt8] {
        precondition(rowCount == height, "rows are missing")
        guard cpng_end(writer) == 1 else { throw failure }
        var count = 0
        let bytes = cpng_bytes(writer, &count)
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    private var failure: RasterizerError { .corruptImage(format: .png, message: String(cString: cpng_message(writer))) }
}
