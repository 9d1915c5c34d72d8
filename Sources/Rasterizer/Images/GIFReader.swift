internal import CGIFDecoding

/// Iterates over the images of a GIF file.
final class GIFReader {
    /// The size of the canvas in pixels.
    let (width, height): (Int, Int)
    private let bytes: UnsafeBufferPointer<UInt8>
    private let reader: OpaquePointer

    /// nil for other formats.
    init?(_ file: [UInt8]) {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.count)
        _ = copy.initialize(from: file)
        bytes = UnsafeBufferPointer(copy)
        var (width, height): (UInt32, UInt32) = (0, 0)
        guard let reader = cgif_open(bytes.baseAddress, bytes.count, &width, &height) else {
            bytes.deallocate()
            return nil
        }
        (self.width, self.height, self.reader) = (Int(width), Int(height), reader)
    }

    deinit {
        cgif_close(reader)
        bytes.deallocate()
    }

    /// The next image, which lies within the canvas; nil after the last one and if the file is damaged.
    func next() -> cgif_picture? {
        var picture = cgif_picture()
        guard cgif_next(reader, &picture) == 1, Int(picture.left) + Int(picture.width) <= width,
            Int(picture.top) + Int(picture.height) <= height
        else { return nil }
        return picture
    }

    /// Skips an image's pixels; false if they are damaged.
    func skip() -> Bool { cgif_skip(reader) == 1 }

    /// Draws the image on the canvas; false if its pixels are damaged.
    func draw(on canvas: inout Bitmap) -> Bool { cgif_draw(reader, &canvas.pixels, width * 4) == 1 }

    /// The number of repetitions, as far as the file was read; nil if it is not specified.
    var repetitions: Int? {
        let number = cgif_repetitions(reader)
        return number < 0 ? nil : Int(number)
    }
}
