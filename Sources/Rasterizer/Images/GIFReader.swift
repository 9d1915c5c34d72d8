internal import CGIFDecoding

/// Goes through the pictures of a GIF file.
final class GIFReader {
    /// Pixels of the canvas.
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

    /// The next picture, which lies on the canvas; nil behind the last and where the file is damaged.
    func next() -> cgif_picture? {
        var picture = cgif_picture()
        guard cgif_next(reader, &picture) == 1, Int(picture.left) + Int(picture.width) <= width,
            Int(picture.top) + Int(picture.height) <= height
        else { return nil }
        return picture
    }

    /// Leaves a picture's pixels out; false if they are damaged.
    func skip() -> Bool { cgif_skip(reader) == 1 }

    /// Draws the picture on the canvas; false if its pixels are damaged.
    func draw(on canvas: inout Bitmap) -> Bool { cgif_draw(reader, &canvas.pixels, width * 4) == 1 }

    /// How often the pictures are shown in turn, as far as the file was read; nil if it does not say.
    var repetitions: Int? {
        let number = cgif_repetitions(reader)
        return number < 0 ? nil : Int(number)
    }
}
