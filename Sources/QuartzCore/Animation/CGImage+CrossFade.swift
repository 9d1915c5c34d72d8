import CoreGraphics

extension CGImage {
    /// A cross-fade from this image to another one; both are stretched to the larger width and height.
    ///
    /// - Parameter progress: From 0, this image, to 1, the other.
    func crossFaded(with other: CGImage, _ progress: Double) -> CGImage? {
        if progress <= 0 { return self }
        if progress >= 1 { return other }
        let (width, height) = (max(width, other.width), max(height, other.height))
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        context.setAlpha(1 - progress)
        context.draw(self, in: bounds)
        // Adds both, so that pixels that are opaque in both stay opaque.
        context.setBlendMode(.plusLighter)
        context.setAlpha(progress)
        context.draw(other, in: bounds)
        return context.makeImage()
    }
}
