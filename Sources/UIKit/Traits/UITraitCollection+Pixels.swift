extension UITraitCollection {
    /// Pixels per point; 1 if the display scale is outside 0.01...1000.
    var pixelScale: CGFloat { (0.01...1000).contains(displayScale) ? displayScale : 1 }
}
