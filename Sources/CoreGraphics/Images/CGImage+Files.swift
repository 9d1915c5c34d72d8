import Rasterizer

extension CGImage {
    /// The picture in a PNG or JPEG file's bytes; nil when they are damaged or something else.
    package static func decoding(_ data: Data) -> CGImage? {
        guard let bitmap = try? Bitmap(decoding: [UInt8](data)) else { return nil }
        return CGImage(bitmap, isOpaque: bitmap.isOpaque)
    }

    /// The picture as a PNG file; equal pixels give equal bytes.
    package var pngFile: Data? {
        (try? bitmap.encodedPNG()).map { Data($0) }
    }
}
