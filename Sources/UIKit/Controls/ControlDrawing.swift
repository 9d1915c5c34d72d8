/// Shapes that several controls draw.
extension UIControl {
    /// Asks for a first drawing, and for another whenever the size changes.
    func beginDrawing() {
        isOpaque = false
        contentMode = .redraw
        setNeedsDisplay()
    }
}

extension UIBezierPath {
    /// A rectangle whose shorter sides are half circles.
    convenience init(capsule rect: CGRect) { self.init(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2) }
}

extension UIColor {
    /// The colour, paler for a control that is disabled.
    func dimmed(_ isDimmed: Bool) -> UIColor { isDimmed ? withAlphaComponent(0.5) : self }
}
