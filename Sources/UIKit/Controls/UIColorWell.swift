/// A button that shows a colour. Choosing another one has no interface here.
///
/// - Source: developer.apple.com/documentation/uikit/uicolorwell
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginDrawing()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        beginDrawing()
        coder.readDocument(into: self, as: UIColorWell.self)
    }

    /// The colour shown; a setting by the app runs no actions.
    open var selectedColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The title of the interface that would choose a colour; kept.
    open var title: String?
    /// Whether the opacity could be chosen, too; kept.
    open var supportsAlpha = true

    /// Points. Not among the measured controls: Apple's well is a small round button.
    private static let side: CGFloat = 28

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        let ring = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        UIColor.systemGray3.setStroke()
        let circle = UIBezierPath(ovalIn: ring.insetBy(dx: 1.5, dy: 1.5))
        circle.lineWidth = 3
        circle.stroke()
        guard let selectedColor else { return }
        selectedColor.dimmed(!isEnabled).setFill()
        UIBezierPath(ovalIn: ring.insetBy(dx: 5, dy: 5)).fill()
    }
}
