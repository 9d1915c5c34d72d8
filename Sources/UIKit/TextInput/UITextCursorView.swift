/// A view that shows where text is inserted.
///
/// - Source: developer.apple.com/documentation/uikit/uitextcursorview
@preconcurrency @MainActor
public protocol UITextCursorView: UIView {
    /// Whether the cursor comes and goes.
    var isBlinking: Bool { get set }
    /// Shows the cursor and restarts blinking.
    func resetBlinkAnimation()
}

/// The cursor of the system: a bar in the tint colour. Whether it blinks is kept; it always shows.
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
    /// The selection, in the coordinates of the view that contains this one.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A view at an end of the selection, by which a finger moves it.
///
/// - Source: developer.apple.com/documentation/uikit/uitextselectionhandleview
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UIView {
    /// At which end of the text the handle stands.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the text runs from the top to the bottom.
    var isVertical: Bool { get }
    /// Another shape than the system's; nil for that.
    var customShape: UIBezierPath? { get set }
    /// The preferred frame of the handle beside a cursor.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// The selection of the system: a tint behind the text.
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

/// The handle of the system: a bar with a disc at its end.
final class StandardHandleView: UIView, UITextSelectionHandleView {
    var direction: NSDirectionalRectEdge
    var isVertical: Bool { false }
    var customShape: UIBezierPath?
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
