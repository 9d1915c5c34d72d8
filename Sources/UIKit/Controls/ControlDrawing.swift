/// Drawing shared by several controls.
extension UIControl {
    /// Requests a first drawing, and another one whenever the size changes.
    func beginDrawing() {
        isOpaque = false
        contentMode = .redraw
        setNeedsDisplay()
    }
}

extension UIBezierPath {
    /// A rectangle with half circles at its shorter sides.
    convenience init(capsule rect: CGRect) { self.init(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2) }
}

extension UIColor {
    /// The colour, with half its opacity for a disabled control.
    func dimmed(_ isDimmed: Bool) -> UIColor { isDimmed ? withAlphaComponent(0.5) : self }
}
