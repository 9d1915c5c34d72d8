extension Bitmap {
    /// Decodes a PNG or JPEG file, or the first image of a GIF file; the first bytes determine the format.
    ///
    /// - Throws: ``RasterizerError/unknownImageFormat``, ``RasterizerError/corruptImage(format:message:)`` for damaged
    ///   or incomplete data, ``RasterizerError/unsupportedDimensions(width:height:)``.
    /// - Complexity: O(pixels).
    package init(decoding bytes: [UInt8]) throws(RasterizerError) {
        switch ImageFormat(signatureOf: bytes) {
        case .png: self = try PNGDecoder.decode(bytes)
        case .jpeg: self = try JPEGDecoder.decode(bytes)
        case .gif:
            guard let file = GIFFile(bytes) else { throw .corruptImage(format: .gif, message: "it has no picture") }
            self = try GIFCanvas(file).picture(at: 0)
        case .svg, nil: throw .unknownImageFormat
        }
    }

    /// The bitmap as a PNG file; equal bitmaps give equal bytes.
    ///
    /// - Parameter orientation: The Exif orientation stored in the file, 1...8.
    /// - Complexity: O(pixels).
    package func encodedPNG(orientation: Int = 1) throws(RasterizerError) -> [UInt8] {
        let writer = try PNGWriter(width: width, height: height, isOpaque: isOpaque)
        try writer.add(self)
        return PNGWriter.adding(orientation: orientation, to: try writer.finish())
    }

    /// The bitmap on white as a JPEG file; equal bitmaps give equal bytes.
    ///
    /// - Parameters:
    ///   - quality: 0...1.
    ///   - orientation: The Exif orientation stored in the file, 1...8.
    /// - Complexity: O(pixels).
    package func encodedJPEG(quality: Double, orientation: Int = 1) throws(RasterizerError) -> [UInt8] {
        try JPEGEncoder.encode(self, quality: quality, orientation: orientation)
    }
}

extension ImageFormat {
    /// The format whose signature the bytes start with, or nil.
    package init?(signatureOf bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
            self = .gif
        } else {
            return nil
        }
    }
}
