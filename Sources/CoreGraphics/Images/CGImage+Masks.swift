import Rasterizer

extension CGImage {
    /// Creates a mask: black pixels let through what is drawn, white ones do not.
    ///
    /// - Parameters:
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 8.
    ///   - decode: Two numbers that black and white stand for; `[1, 0]` turns the mask around. nil for `[0, 1]`.
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

    /// The picture as far as a mask lets it through.
    ///
    /// - Parameter mask: A mask, whose black pixels let the picture through, or a picture, whose white ones do. It is
    ///   stretched over the picture.
    /// - Returns: nil if this picture is a mask.
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

    /// How much of what is under the mask a pixel lets through, 0...255.
    private func share(x: Int, y: Int) -> UInt32 {
        let start = (y * width + x) * 4
        let (blue, green, red) = (
            UInt32(bitmap.pixels[start]), UInt32(bitmap.pixels[start + 1]), UInt32(bitmap.pixels[start + 2])
        )
        let brightness = (30 * red + 59 * green + 11 * blue + 50) / 100
        return isMask ? 255 - brightness : brightness
    }

    /// The picture without the pixels of some colours.
    ///
    /// - Parameter maskingColorComponents: For red, green and blue the least and the largest value, 0...255, of what is
    ///   left out.
    /// - Returns: nil for pictures with alpha, for masks, and where there are not six numbers.
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

    /// Always nil: pixels mean what they say.
    public var decode: UnsafePointer<CGFloat>? { nil }
}
