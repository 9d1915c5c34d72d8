import Rasterizer

extension CGImage {
    /// Decodes a PNG or JPEG file; nil if it is damaged or of another format.
    package static func decoding(_ data: Data) -> CGImage? {
        let bytes = [UInt8](data)
        guard let bitmap = try? Bitmap(decoding: bytes) else { return nil }
        return CGImage(bitmap, isOpaque: bitmap.isOpaque, utType: ImageFormat(signatureOf: bytes)?.typeIdentifier)
    }

    /// The image as a PNG file; equal pixels give equal files.
    package var pngFile: Data? {
        (try? bitmap.encodedPNG()).map { Data($0) }
    }
}
