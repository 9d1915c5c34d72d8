/// Controls that are lines of one colour, a point wide and with round corners.
///
/// - Source: Apple's pictures of iOS 7 to 12.
extension UIControl {
    private static let outlineRadius: CGFloat = 4

    /// Whether segments and steppers are lines of the tint colour; grey areas otherwise.
    var isOutlined: Bool { ControlMetrics.controlsAreOutlined[generation] }

    /// The colour of such lines.
    var outlineColor: UIColor { isEnabled ? tintColor : .tertiaryLabel }

    /// Draws the frame, and what lies within it, in the colour of the lines.
    func drawOutline(filling areas: [CGRect]) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        outlineColor.set()
        context.saveGState()
        UIBezierPath(roundedRect: bounds, cornerRadius: Self.outlineRadius).addClip()
        areas.forEach(UIRectFill)
        context.restoreGState()
        let frame = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Self.outlineRadius - 0.5)
        frame.lineWidth = 1
        frame.stroke()
    }
}
