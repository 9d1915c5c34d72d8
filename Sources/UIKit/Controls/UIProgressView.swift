/// A bar that shows how far something has come.
///
/// - Source: developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// Where the bar is shown.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiprogressview/style
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UIProgressView.self)
    }

    /// Makes a bar of the standard width, 150 points.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
        progressViewStyle = style
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        setNeedsDisplay()
    }

    /// Points.
    private static let height: CGFloat = 4

    /// Where the bar is shown.
    open var progressViewStyle = UIProgressView.Style.default {
        didSet { setNeedsDisplay() }
    }
    /// Between 0 and 1.
    open var progress: Float {
        get { currentProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var currentProgress: Float = 0
    /// Sets how far something has come, between 0 and 1.
    open func setProgress(_ progress: Float, animated: Bool) {
        currentProgress = progress.limited(from: 0, to: 1)
        setNeedsDisplay()
    }
    /// The part done; the tint when nil.
    open var progressTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The part to do; grey when nil.
    open var trackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    open override func tintColorDidChange() { setNeedsDisplay() }

    open override func draw(_ rect: CGRect) {
        (trackTintColor ?? (progressViewStyle == .bar ? UIColor.clear : .systemFill)).setFill()
        UIBezierPath(capsule: bounds).fill()
        guard progress > 0 else { return }
        var done = bounds
        done.size.width *= CGFloat(progress)
        if isRightToLeft { done.origin.x = bounds.maxX - done.width }
        (progressTintColor ?? tintColor).setFill()
        UIBezierPath(capsule: done).fill()
    }
}
