import LayoutEngine

/// ``PixelRounding`` for lengths and frames that are computed without the engine.
extension CGFloat {
    /// The length rounded to whole pixels, halves up.
    func roundedToPixel(_ scale: CGFloat) -> CGFloat { CGFloat(PixelRounding.round(Double(self), Double(scale))) }

    /// The length rounded up to whole pixels, apart from rounding errors.
    func roundedUpToPixel(_ scale: CGFloat) -> CGFloat { CGFloat(PixelRounding.roundUp(Double(self), Double(scale))) }

    /// The length rounded down to whole pixels.
    func roundedDownToPixel(_ scale: CGFloat) -> CGFloat { (self * scale).rounded(.down) / scale }
}

extension CGRect {
    /// The rectangle with origin and size rounded to whole pixels, halves up.
    func roundedToPixels(_ scale: CGFloat) -> CGRect {
        CGRect(
            x: minX.roundedToPixel(scale), y: minY.roundedToPixel(scale), width: width.roundedToPixel(scale),
            height: height.roundedToPixel(scale))
    }
}
