import Rasterizer

extension CGImage {
    /// The picture in a PNG or JPEG file's bytes; nil when they are damaged or something else.
    package static func decoding(_ data: Data) -> CGImage? {
        let bytes = [UInt8](data)
        guard let bitmap = try? Bitmap(decoding: bytes) else { return nil }
        return CGImage(bitmap, isOpaque: bitmap.isOpaque, utType: ImageFormat(signatureOf: bytes)?.typeIdentifier)
    }

    /// The picture as a PNG file; equal pixels give equal bytes.
    package var pngFile: Data? {
        (try? bitmap.encodedPNG()).map { Data($0) }
    }
}
