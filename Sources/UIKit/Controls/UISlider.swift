/// A control that chooses a value of a range by the place of a thumb on a track.
///
/// - Source: developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor
open class UISlider: UIControl {
    let thumb = RaisedView(frame: .zero)
    let thumbPicture = UIImageView(frame: .zero)
    var images = SliderImages()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UISlider.self)
    }

    private func setUp() {
        beginDrawing()
        thumb.backgroundColor = .white
        addSubview(thumb)
        addSubview(thumbPicture)
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
        currentValue = value.limited(from: minimumValue, to: maximumValue)
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
    /// Shown at the track's start.
    open var minimumValueImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// Shown at the track's end.
    open var maximumValueImage: UIImage? {
        didSet { setNeedsDisplay() }
    }

    // MARK: Images per state

    /// An image in place of the round thumb, which also says how large the thumb is.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { change { $0.thumb[only: state] = image } }
    /// An image, usually a resizable one, in place of the track before the thumb.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        change { $0.minimumTrack[only: state] = image }
    }
    /// An image, usually a resizable one, in place of the track after the thumb.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        change { $0.maximumTrack[only: state] = image }
    }
    /// The thumb image of a state, or of the normal state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }
    /// The image before the thumb of a state, or of the normal state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimumTrack[state] }
    /// The image after the thumb of a state, or of the normal state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximumTrack[state] }
    /// The thumb image in the state the slider is in.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The image before the thumb in the state the slider is in.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The image after the thumb in the state the slider is in.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func change(_ edit: (inout SliderImages) -> Void) {
        edit(&images)
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Places

    /// Where the image at the start stands, in the slider's coordinates.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, bounds, atLeft: !isRightToLeft)
    }
    /// Where the image at the end stands, in the slider's coordinates.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, bounds, atLeft: isRightToLeft)
    }
    /// Where the track stands, in the slider's coordinates.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { placeOfTrack(in: bounds) }
    /// Where the thumb stands for a value, in the slider's coordinates.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        placeOfThumb(on: rect, value: value)
    }

    // MARK: Layout and drawing

    /// Any width; the height without the line that lies outside of the alignment rectangle.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
    override var usualAccessibilityTraits: UIAccessibilityTraits { super.usualAccessibilityTraits.union(.adjustable) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
    /// - Source: recorded frames, 4 wider and 1 higher than what the engine has.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
    open override func tintColorDidChange() { setNeedsDisplay() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showThumb()
    }
    open override func draw(_ rect: CGRect) { drawTrack() }

    // MARK: Tracking

    /// From the finger to the middle of the thumb, in points.
    private var grip: CGFloat = 0

    /// Only fingers on the thumb move it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = currentThumbRect
        let point = touch.location(in: self)
        grip = thumb.midX - point.x
        return thumb.insetBy(dx: -2, dy: -2).contains(point)
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
