internal import CGIFDecoding

/// What a GIF file says of its pictures, read through giflib without decoding them.
package struct GIFFile: Sendable {
    /// Most pictures of a file that are read.
    static let maximumCount = 10_000

    /// Pixels.
    package let width: Int
    /// Pixels.
    package let height: Int
    /// How often the pictures are shown in turn; 0 for without end, nil if the file does not say.
    package let repetitions: Int?
    /// Seconds for which each picture is shown, as the file says.
    package let delays: [Double]
    let bytes: [UInt8]

    /// The number of pictures.
    package var count: Int { delays.count }

    /// Reads a file up to its first fault; nil for other formats and for files without a picture.
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
