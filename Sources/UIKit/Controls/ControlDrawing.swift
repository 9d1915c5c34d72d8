/// Shapes that several controls draw.
extension UIControl {
    /// Asks for a first drawing, and for another whenever the size changes.
    func beginDrawing() {
        isOpaque = false
        contentMode = .redraw
        setNeedsDisplay()
    }

    /// A raised circle, as switches and sliders are moved by. `rect` is in the control's coordinates.
    func drawThumb(in rect: CGRect, color: UIColor) {
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        context?.setShadow(offset: CGSize(width: 0, height: 3), blur: 6, color: UIColor(white: 0, alpha: 0.15).cgColor)
        color.setFill()
        UIBezierPath(ovalIn: rect).fill()
        context?.restoreGState()
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
