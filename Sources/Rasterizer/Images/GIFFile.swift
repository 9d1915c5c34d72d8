internal import CGIFDecoding

/// The properties of a GIF file's images, read through giflib without decoding them.
package struct GIFFile: Sendable {
    /// The largest number of a file's images that is read.
    static let maximumCount = 10_000

    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The number of repetitions; 0 for endless ones, nil if the file does not specify it.
    package let repetitions: Int?
    /// The display time of each image in seconds, as stored in the file.
    package let delays: [Double]
    let bytes: [UInt8]

    /// The number of images.
    package var count: Int { delays.count }

    /// Reads a file up to its first fault; nil for other formats and for files without an image.
    package init?(_ bytes: [UInt8]) {
        guard let reader = GIFReader(bytes), (try? Bitmap.checkDimensions(width: reader.width, height: reader.height)) != nil
        else {
            return nil
        }
        var delays: [Double] = []
        while delays.count < Self.maximumCount, let picture = reader.next(), reader.skip() {
            delays.append(Double(picture.delay) / 100)
        }
        if delays.isEmpty { return nil }
        (width, height, repetitions) = (reader.width, reader.height, reader.repetitions)
        (self.delays, self.bytes) = (delays, bytes)
    }
}
