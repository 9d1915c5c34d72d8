extension Bitmap {
    /// Creates a bitmap from bytes in red, green, blue, alpha order with straight alpha.
    /// - Precondition: `straight` has `width * height * 4` bytes.
    package init(width: Int, height: Int, straightRGBA straight: consuming [UInt8]) {
        // In place if the caller has no other use for the bytes: bitmaps may be large.
        var pixels = straight
        pixels.withUnsafeMutableBufferPointer { pixels in
            for start in stride(from: 0, to: pixels.count, by: 4) {
                let (red, blue, alpha) = (pixels[start], pixels[start + 2], pixels[start + 3])
                guard alpha < 255 else {
                    (pixels[start], pixels[start + 2]) = (blue, red)
                    continue
                }
                pixels[start] = Self.premultiply(blue, alpha)
                pixels[start + 1] = Self.premultiply(pixels[start + 1], alpha)
                pixels[start + 2] = Self.premultiply(red, alpha)
            }
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// The pixels as red, green, blue, alpha bytes with straight alpha.
    package var straightRGBA: [UInt8] {
        var straight = pixels
        for start in stride(from: 0, to: straight.count, by: 4) {
            let (blue, red, alpha) = (straight[start], straight[start + 2], straight[start + 3])
            straight[start] = Self.unpremultiply(red, alpha)
            straight[start + 1] = Self.unpremultiply(straight[start + 1], alpha)
            straight[start + 2] = Self.unpremultiply(blue, alpha)
        }
        return straight
    }

    /// A component times its alpha, rounded to the nearest.
    package static func premultiply(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
        let product = UInt32(component) * UInt32(alpha)
        return UInt8((product + 127) / 255)
    }

    /// A component divided by its alpha, rounded to the nearest; 0 for alpha 0.
    package static func unpremultiply(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
        guard alpha > 0 else { return 0 }
        let divisor = UInt32(alpha)
        let quotient = (UInt32(component) * 255 + divisor / 2) / divisor
        return UInt8(min(quotient, 255))
    }
}
