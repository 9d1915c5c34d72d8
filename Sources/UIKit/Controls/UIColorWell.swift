/// A button that shows a colour. There is no interface for choosing one.
///
/// - Source: developer.apple.com/documentation/uikit/uicolorwell
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginDrawing()
    }

    /// Makes a well from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        beginDrawing()
        coder.readDocument(into: self, as: UIColorWell.self)
    }

    /// The colour shown; nil shows the ring alone. Setting it runs no actions.
    open var selectedColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The title of the interface for choosing a colour. It reads back what was set; nothing here depends on it.
    open var title: String?
    /// Whether the opacity can be chosen, too. It reads back what was set; nothing here depends on it.
    open var supportsAlpha = true
    /// Whether the user may take a colour from the screen. It reads back what was set; the stand-in has no such tool.
    open var supportsEyedropper = true

    open override var intrinsicContentSize: CGSize { ControlMetrics.colorWell }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        let ring = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        drawHues(in: ring)
        guard let selectedColor else { return }
        selectedColor.dimmed(!isEnabled).setFill()
        UIBezierPath(ovalIn: ring.insetBy(dx: 5, dy: 5)).fill()
    }

    /// Draws a ring of all hues, 3 points wide; from Apple's pictures, no measurement is known.
    private func drawHues(in ring: CGRect) {
        let hues = stride(from: 0, through: 1, by: 1.0 / 6).map { hue in
            UIColor(hue: hue, saturation: 0.8, brightness: 1, alpha: isEnabled ? 1 : 0.5).cgColor
        }
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(colorsSpace: nil, colors: hues as CFArray, locations: nil)
        else { return }
        context.saveGState()
        let path = UIBezierPath(ovalIn: ring)
        path.append(UIBezierPath(ovalIn: ring.insetBy(dx: 3, dy: 3)))
        path.usesEvenOddFillRule = true
        path.addClip()
        context.drawConicGradient(gradient, center: CGPoint(x: ring.midX, y: ring.midY), angle: 0)
        context.restoreGState()
    }
}
