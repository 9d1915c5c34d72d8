extension UITraitCollection {
    /// Pixels per point; 1 where the display scale is outside of what displays have.
    var pixelScale: CGFloat { (0.01...1000).contains(displayScale) ? displayScale : 1 }
}
