/// A bar that shows the progress of a task.
///
/// - Source: developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The place in which the bar is used, which determines the colour of its track.
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

    /// Makes a bar from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UIProgressView.self)
    }

    /// Makes a bar that is 150 points wide and 4 high.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: ControlMetrics.progressView))
        progressViewStyle = style
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        setNeedsDisplay()
    }

    /// The style; the track of ``Style/bar`` is clear, that of ``Style/default`` grey.
    open var progressViewStyle = UIProgressView.Style.default {
        didSet { setNeedsDisplay() }
    }
    /// The progress, clamped between 0 and 1.
    open var progress: Float {
        get { currentProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var currentProgress: Float = 0
    /// The progress that is drawn.
    private let drawn = SteppedNumber()
    /// Seconds.
    ///
    /// - Source: not documented; of the size that users of the system meet.
    private static let duration: TimeInterval = 0.25

    /// Sets the progress, clamped between 0 and 1.
    open func setProgress(_ progress: Float, animated: Bool) {
        currentProgress = progress.limited(from: 0, to: 1)
        let duration = animated && AnimationTime.passes(in: self) ? Self.duration : 0
        drawn.go(to: CGFloat(currentProgress), in: duration) { [weak self] in self?.setNeedsDisplay() }
    }
    /// The colour of the completed part; nil, the default, means the tint colour.
    open var progressTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the remaining part; nil, the default, means the style's.
    open var trackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// A picture that shows the completed part instead of a colour; nil for none.
    open var progressImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// A picture that shows the whole bar, below the completed part, instead of a colour; nil for none.
    open var trackImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// The progress that the bar shows. The bar follows it from the next turn of the run loop on, four times a second,
    /// with the clock's alarms, until it is finished.
    open var observedProgress: Progress? {
        didSet { followProgress(after: 0) }
    }
    private var progressAlarm: MediaClock.Alarm?

    private func followProgress(after delay: TimeInterval) {
        progressAlarm?.cancel()
        progressAlarm = MediaClock.shared.alarm(after: delay) { [weak self] in
            MainActor.assumeIsolated { self?.takeProgress() }
        }
    }

    private func takeProgress() {
        guard let observedProgress else { return }
        let fraction = Float(observedProgress.fractionCompleted)
        if fraction != progress { setProgress(fraction, animated: true) }
        guard !observedProgress.isFinished, !observedProgress.isCancelled else { return }
        followProgress(after: 0.25)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.progressView)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ControlMetrics.progressView) }
    open override func tintColorDidChange() { setNeedsDisplay() }

    open override func draw(_ rect: CGRect) {
        if let trackImage {
            trackImage.draw(in: bounds)
        } else {
            (trackTintColor ?? (progressViewStyle == .bar ? UIColor.clear : .systemFill)).setFill()
            UIBezierPath(capsule: bounds).fill()
        }
        let progress = drawn.shown
        guard progress > 0 else { return }
        var done = bounds
        done.size.width *= progress
        if isRightToLeft { done.origin.x = bounds.maxX - done.width }
        if let progressImage { return progressImage.draw(in: done) }
        (progressTintColor ?? tintColor).setFill()
        UIBezierPath(capsule: done).fill()
    }

    override class var appearanceValues: [AppearanceValue] {
        super.appearanceValues + [
            .value(\UIProgressView.progressTintColor),
            .value(\UIProgressView.trackTintColor),
        ]
    }
}
