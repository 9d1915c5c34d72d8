extension UIView {
    /// Pixels per point of the screen that shows the view.
    var pixelScale: CGFloat { traitCollection.pixelScale }
}
