/// A wheel that indicates activity. It does not turn: pictures show it at rest.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of the wheel and its default colour.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white, gray
        case medium = 100
        case large
    }

    /// Makes an indicator of the style's size.
    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        setUp()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: CGRect(origin: frame.origin, size: UIActivityIndicatorView.Style.medium.size))
        setUp()
    }

    /// Makes an indicator from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)!
        setUp()
        coder.readDocument(into: self, as: UIActivityIndicatorView.self)
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        showOrHide()
        setNeedsDisplay()
    }

    /// The style. Setting it resets the colour.
    open var style: UIActivityIndicatorView.Style {
        didSet {
            ownColor = nil
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// Whether the view is hidden while it does not animate.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }
    /// The wheel's colour; the style's own until one is set.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            ownColor = newValue
            setNeedsDisplay()
        }
    }
    private var ownColor: UIColor?
    /// Whether activity is indicated.
    open private(set) var isAnimating = false

    /// Indicates activity and shows the wheel.
    open func startAnimating() {
        isAnimating = true
        showOrHide()
    }

    /// Ends the indication and hides the wheel if ``hidesWhenStopped``.
    open func stopAnimating() {
        isAnimating = false
        showOrHide()
    }

    private func showOrHide() {
        if hidesWhenStopped { isHidden = !isAnimating }
    }

    open override var intrinsicContentSize: CGSize { style.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    // MARK: Drawing

    private static let spokeCount = 8

    /// Draws spokes that fade around the wheel, the strongest at the top.
    open override func draw(_ rect: CGRect) {
        for index in 0..<Self.spokeCount {
            let alpha = 1 - CGFloat(index) / CGFloat(Self.spokeCount) * 0.85
            color.withAlphaComponent(alpha * 0.85).setFill()
            spoke(index).fill()
        }
    }

    private func spoke(_ index: Int) -> UIBezierPath {
        let diameter = style.size.width
        let (length, thickness) = (diameter * 0.25, diameter * 0.11)
        let path = UIBezierPath(
            capsule: CGRect(x: -thickness / 2, y: -diameter * 0.48, width: thickness, height: length))
        path.apply(CGAffineTransform(rotationAngle: -2 * .pi * CGFloat(index) / CGFloat(Self.spokeCount)))
        path.apply(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
        return path
    }
}

extension UIActivityIndicatorView.Style {
    /// Points.
    fileprivate var size: CGSize {
        switch self {
        case .medium, .white, .gray: ControlMetrics.activityIndicator
        case .large, .whiteLarge: ControlMetrics.largeActivityIndicator
        }
    }

    fileprivate var color: UIColor {
        switch self {
        case .medium, .large, .gray: UIColor(white: 0.5, alpha: 1)
        case .white, .whiteLarge: .white
        }
    }
}
