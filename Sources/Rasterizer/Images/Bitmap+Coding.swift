extension Bitmap {
    /// Decodes a PNG or JPEG picture, whose format its first bytes show.
    ///
    /// - Throws: ``RasterizerError/unknownImageFormat``, ``RasterizerError/corruptImage(format:message:)`` for damaged or
    ///   incomplete data, ``RasterizerError/unsupportedDimensions(width:height:)``.
    /// - Complexity: O(pixels).
    package init(decoding bytes: [UInt8]) throws(RasterizerError) {
        switch ImageFormat(signatureOf: bytes) {
        case .png: self = try PNGCoder.decode(bytes)
        case .jpeg: self = try JPEGDecoder.decode(bytes)
        case .svg, nil: throw .unknownImageFormat
        }
    }

    /// The picture as a PNG file; equal bitmaps give equal bytes.
    /// - Complexity: O(pixels).
    package func encodedPNG() throws(RasterizerError) -> [UInt8] {
        try PNGCoder.encode(self)
    }
}

extension ImageFormat {
    /// The format whose signature the bytes start with, or nil.
    package init?(signatureOf bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else {
            return nil
        }
    }
}
