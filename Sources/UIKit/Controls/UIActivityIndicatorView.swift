/// A wheel that turns while something is going on. It stands still in pictures.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is, and in older looks its colour.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white, gray
        case medium = 100
        case large
    }

    /// Makes a wheel of the style's size.
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

    /// Setting it forgets a colour set before.
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
    /// The wheel's colour, the style's own until one is set.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            ownColor = newValue
            setNeedsDisplay()
        }
    }
    private var ownColor: UIColor?
    /// Whether the wheel stands for something going on.
    open private(set) var isAnimating = false

    /// Shows the wheel.
    open func startAnimating() {
        isAnimating = true
        showOrHide()
    }

    /// Hides the wheel, unless it stays when stopped.
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

    /// Spokes that pale around the wheel, the darkest at the top.
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
        case .medium, .white, .gray: CGSize(width: 20, height: 20)
        case .large, .whiteLarge: CGSize(width: 37, height: 37)
        }
    }

    fileprivate var color: UIColor {
        switch self {
        case .medium, .large, .gray: UIColor(white: 0.5, alpha: 1)
        case .white, .whiteLarge: .white
        }
    }
}
