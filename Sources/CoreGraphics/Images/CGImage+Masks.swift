import Rasterizer

extension CGImage {
    /// Creates an image mask: black pixels let the drawing through, white ones do not.
    ///
    /// - Parameters:
    ///   - bitsPerComponent: Must be 8.
    ///   - bitsPerPixel: Must be 8.
    ///   - decode: The values of black and white; `[1, 0]` inverts the mask. nil for `[0, 1]`.
    /// - Returns: nil for other layouts, too few bytes, or dimensions that are 0 or too large.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard bitsPerComponent == 8, bitsPerPixel == 8, let data = provider.data,
            (try? Bitmap.checkDimensions(width: width, height: height)) != nil,
            bytesPerRow >= width, data.count / bytesPerRow >= height
        else { return nil }
        let isInverted = decode.map { $0[0] > $0[1] } ?? false
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for byte in data.dropFirst(row * bytesPerRow).prefix(width) {
                let grey = isInverted ? 255 - byte : byte
                pixels += [grey, grey, grey, 255]
            }
        }
        self.init(
            Bitmap(width: width, height: height, pixels: pixels), isOpaque: true, shouldInterpolate: shouldInterpolate,
            isMask: true)
    }

    /// The image masked by another one.
    ///
    /// - Parameter mask: An image mask, whose black pixels let the image through, or an image, whose white ones do. It
    ///   is stretched over the image.
    /// - Returns: nil if this image is a mask itself.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask else { return nil }
        var masked = bitmap
        for y in 0..<height {
            for x in 0..<width {
                let share = mask.share(x: x * mask.width / width, y: y * mask.height / height)
                let start = (y * width + x) * 4
                for byte in start..<(start + 4) { masked.pixels[byte] = UInt8((UInt32(masked.pixels[byte]) * share + 127) / 255) }
            }
        }
        return CGImage(masked, shouldInterpolate: shouldInterpolate)
    }

    /// The opacity that a pixel of the mask gives the image, 0...255.
    private func share(x: Int, y: Int) -> UInt32 {
        let start = (y * width + x) * 4
        let (blue, green, red) = (
            UInt32(bitmap.pixels[start]), UInt32(bitmap.pixels[start + 1]), UInt32(bitmap.pixels[start + 2])
        )
        let brightness = (30 * red + 59 * green + 11 * blue + 50) / 100
        return isMask ? 255 - brightness : brightness
    }

    /// The image with a range of colours made transparent.
    ///
    /// - Parameter maskingColorComponents: For red, green and blue the smallest and largest value, 0...255, of the
    ///   transparent colours.
    /// - Returns: nil for images with alpha, for masks, and if there are not six numbers.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count == 6, !isMask, alphaInfo == .noneSkipFirst || bitmap.isOpaque else { return nil }
        var masked = bitmap
        for start in stride(from: 0, to: masked.pixels.count, by: 4) {
            let isLeftOut = (0..<3).allSatisfy { index in
                let value = CGFloat(masked.pixels[start + 2 - index])
                return value >= components[2 * index] && value <= components[2 * index + 1]
            }
            if isLeftOut { for byte in start..<(start + 4) { masked.pixels[byte] = 0 } }
        }
        return CGImage(masked, shouldInterpolate: shouldInterpolate)
    }

    /// The decode array: always nil, the default.
    public var decode: UnsafePointer<CGFloat>? { nil }
}
