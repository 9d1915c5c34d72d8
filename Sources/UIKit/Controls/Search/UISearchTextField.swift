/// The text field of a search bar: a grey rounded rectangle with a magnifying glass.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtextfield
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// Points.
    static let height: CGFloat = 36
    private static let glassRoom: CGFloat = 30

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a field from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UISearchTextField.self)
    }

    private func setUp() {
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        autocapitalizationType = .none
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + Self.glassRoom, height: Self.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var usualAccessibilityTraits: UIAccessibilityTraits { super.usualAccessibilityTraits.union(.searchField) }
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.textRect(forBounds: bounds)
        rect.size.width -= Self.glassRoom - 7
        if !isRightToLeft { rect.origin.x += Self.glassRoom - 7 }
        return rect
    }

    open override func draw(_ rect: CGRect) {
        UIColor.tertiarySystemFill.setFill()
        let isCapsule = ControlMetrics.searchFieldIsCapsule[generation]
        UIBezierPath(roundedRect: bounds, cornerRadius: isCapsule ? bounds.height / 2 : 10).fill()
        drawGlass()
        if showsClearButton { drawClearButton() }
    }

    private func drawGlass() {
        let x = isRightToLeft ? bounds.maxX - Self.glassRoom + 7 : bounds.minX + 8
        let lens = CGRect(x: x, y: bounds.midY - 7.5, width: 11, height: 11)
        let path = UIBezierPath(ovalIn: lens)
        path.move(to: CGPoint(x: lens.maxX - 1.5, y: lens.maxY - 1.5))
        path.addLine(to: CGPoint(x: lens.maxX + 4, y: lens.maxY + 4))
        path.lineWidth = 1.6
        UIColor.secondaryLabel.setStroke()
        path.stroke()
    }
}
