extension UIView {
    /// Pixels per point of the screen that shows the view.
    var pixelScale: CGFloat { traitCollection.pixelScale }
}

extension UITraitCollection {
    /// Pixels per point; 1 where the display scale is outside of what displays have.
    var pixelScale: CGFloat { (0.01...1000).contains(displayScale) ? displayScale : 1 }
}

extension CGRect {
    /// The rectangle with its origin and its size on whole pixels.
    func roundedToPixels(_ scale: CGFloat) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
    }
}

extension CGFloat {
    /// The length on whole pixels, halves up.
    func roundedToPixel(_ scale: CGFloat) -> CGFloat { (self * scale + 0.5).rounded(.down) / scale }
}
