import LayoutEngine

/// ``PixelRounding`` for lengths and frames that are computed without the engine.
extension CGFloat {
    /// The length in whole pixels, halves up.
    func roundedToPixel(_ scale: CGFloat) -> CGFloat { CGFloat(PixelRounding.round(Double(self), Double(scale))) }

    /// The least length in whole pixels that is not smaller, apart from rounding errors.
    func roundedUpToPixel(_ scale: CGFloat) -> CGFloat { CGFloat(PixelRounding.roundUp(Double(self), Double(scale))) }

    /// The greatest length in whole pixels that is not larger.
    func roundedDownToPixel(_ scale: CGFloat) -> CGFloat { (self * scale).rounded(.down) / scale }
}

extension CGRect {
    /// The rectangle with its origin and its size in whole pixels, halves up.
    func roundedToPixels(_ scale: CGFloat) -> CGRect {
        CGRect(
            x: minX.roundedToPixel(scale), y: minY.roundedToPixel(scale), width: width.roundedToPixel(scale),
            height: height.roundedToPixel(scale))
    }
}
