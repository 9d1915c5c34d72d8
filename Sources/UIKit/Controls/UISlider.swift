/// A control that chooses a value of a range by the place of a thumb on a track.
///
/// - Source: developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let thumb = RaisedView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        beginDrawing()
        thumb.backgroundColor = .white
        addSubview(thumb)
    }

    // MARK: Value

    /// Between the minimum and the maximum.
    open var value: Float {
        get { currentValue }
        set { setValue(newValue, animated: false) }
    }
    private var currentValue: Float = 0
    /// Setting one above the maximum raises the maximum.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = currentValue
        }
    }
    /// Setting one below the minimum lowers the minimum.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = currentValue
        }
    }
    /// Whether actions run while the thumb moves, and not just at the end.
    open var isContinuous = true

    /// Moves the thumb. No actions run.
    open func setValue(_ value: Float, animated: Bool) {
        currentValue = min(max(value, minimumValue), maximumValue)
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Look

    /// The track before the thumb; the tint when nil.
    open var minimumTrackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The track after the thumb; grey when nil.
    open var maximumTrackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// White when nil.
    open var thumbTintColor: UIColor? {
        didSet { thumb.backgroundColor = thumbTintColor ?? .white }
    }
    open var minimumValueImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    open var maximumValueImage: UIImage? {
        didSet { setNeedsDisplay() }
    }

    // MARK: Places

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, bounds, atLeft: !isRightToLeft)
    }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, bounds, atLeft: isRightToLeft)
    }
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (atLeft, atRight) =
            isRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
        let left = Self.trackInset + imageRoom(atLeft)
        let width = bounds.width - left - Self.trackInset - imageRoom(atRight)
        let y = bounds.minY + ((bounds.height - Self.trackHeight) / 2).rounded(.down)
        return CGRect(x: bounds.minX + left, y: y, width: max(0, width), height: Self.trackHeight)
    }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let left = rect.minX - Self.trackInset
        let travel = max(0, rect.width + 2 * Self.trackInset - Self.thumbSize)
        let x = left + travel * (isRightToLeft ? 1 - share : share)
        return CGRect(x: x, y: rect.midY - Self.thumbSize / 2, width: Self.thumbSize, height: Self.thumbSize)
    }

    private static let trackHeight: CGFloat = 4
    private static let trackInset: CGFloat = 2
    private static let thumbSize: CGFloat = 28
    private static let imageSpacing: CGFloat = 5

    private func imageRoom(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.imageSpacing } ?? 0 }

    private func imageRect(_ image: UIImage?, _ bounds: CGRect, atLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        let y = bounds.midY - size.height / 2
        return CGRect(x: atLeft ? bounds.minX : bounds.maxX - size.width, y: y, width: size.width, height: size.height)
    }

    // MARK: Layout and drawing

    /// Any width; the height without the line that lies outside of the alignment rectangle.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
    /// - Source: recorded frames, 4 wider and 1 higher than what the engine has.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
    open override func tintColorDidChange() { setNeedsDisplay() }

    private var currentThumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        thumb.cover(currentThumbRect)
    }

    open override func draw(_ rect: CGRect) {
        let (track, thumb) = (trackRect(forBounds: bounds), currentThumbRect)
        (maximumTrackTintColor ?? .systemFill).setFill()
        UIBezierPath(capsule: track).fill()
        (minimumTrackTintColor ?? tintColor).dimmed(!isEnabled).setFill()
        let done = isRightToLeft ? (thumb.midX, track.maxX) : (track.minX, thumb.midX)
        UIBezierPath(capsule: CGRect(x: done.0, y: track.minY, width: done.1 - done.0, height: track.height)).fill()
        minimumValueImage?.draw(in: minimumValueImageRect(forBounds: bounds))
        maximumValueImage?.draw(in: maximumValueImageRect(forBounds: bounds))
    }

    // MARK: Tracking

    /// From the finger to the middle of the thumb, in points.
    private var grip: CGFloat = 0

    /// Only fingers on the thumb move it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = currentThumbRect
        let point = touch.location(in: self)
        grip = thumb.midX - point.x
        return thumb.insetBy(dx: -Self.trackInset, dy: -Self.trackInset).contains(point)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = value
        value = valueOfThumb(at: touch.location(in: self).x + grip)
        if isContinuous && value != old { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendValueChanged() }

    private func valueOfThumb(at x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let start = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
        let end = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
        guard end != start else { return minimumValue }
        return minimumValue + (maximumValue - minimumValue) * Float((x - start) / (end - start))
    }
}
