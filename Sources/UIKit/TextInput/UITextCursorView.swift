/// A view that shows the insertion point.
///
/// - Source: developer.apple.com/documentation/uikit/uitextcursorview
@preconcurrency @MainActor
public protocol UITextCursorView: UIView {
    /// Whether the cursor blinks.
    var isBlinking: Bool { get set }
    /// Shows the cursor and restarts blinking.
    func resetBlinkAnimation()
}

/// The system's cursor: a bar in the tint colour. Blinking is stored; the cursor is always visible.
///
/// - Source: developer.apple.com/documentation/uikit/uistandardtextcursorview
open class UIStandardTextCursorView: UIView, UITextCursorView {
    open var isBlinking = true
    open func resetBlinkAnimation() {}

    /// Creates a cursor that takes no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = tintColor
    }

    /// Creates a cursor from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = tintColor
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}

/// A view that highlights the selected text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextselectionhighlightview
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UIView {
    /// The rectangles of the selection, in the superview's coordinates.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A handle at an end of the selection, for dragging it.
///
/// - Source: developer.apple.com/documentation/uikit/uitextselectionhandleview
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UIView {
    /// The end of the selection to which the handle belongs.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the text is vertical.
    var isVertical: Bool { get }
    /// A custom shape; nil for the system's.
    var customShape: UIBezierPath? { get set }
    /// The preferred frame of the handle beside a cursor.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// The system's highlight: a tint behind the text.
final class StandardHighlightView: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = [] {
        didSet { showRects() }
    }
    /// The opacity of the tint colour; our choice.
    private static let alpha: CGFloat = 0.2

    private func showRects() {
        for view in subviews { view.removeFromSuperview() }
        for rect in selectionRects {
            let view = UIView(frame: rect.rect.offsetBy(dx: -frame.minX, dy: -frame.minY))
            view.backgroundColor = tintColor.withAlphaComponent(Self.alpha)
            addSubview(view)
        }
    }
}

/// The system's handle: a bar with a disc at its end.
final class StandardHandleView: UIView, UITextSelectionHandleView {
    var direction: NSDirectionalRectEdge
    var isVertical: Bool { false }
    var customShape: UIBezierPath? {
        didSet { setNeedsDisplay() }
    }
    /// Points; our choice.
    private static let barWidth: CGFloat = 2
    private static let discDiameter: CGFloat = 10

    init(_ direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        backgroundColor = .clear
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let isAbove = direction == .leading
        return CGRect(
            x: rect.midX - Self.discDiameter / 2, y: rect.minY - (isAbove ? Self.discDiameter : 0), width: Self.discDiameter,
            height: rect.height + Self.discDiameter)
    }

    override func draw(_ rect: CGRect) {
        tintColor.setFill()
        if let customShape { return customShape.fill() }
        UIBezierPath(rect: CGRect(x: bounds.midX - Self.barWidth / 2, y: 0, width: Self.barWidth, height: bounds.height)).fill()
        let y = direction == .leading ? 0 : bounds.maxY - Self.discDiameter
        UIBezierPath(ovalIn: CGRect(x: 0, y: y, width: Self.discDiameter, height: Self.discDiameter)).fill()
    }
}
