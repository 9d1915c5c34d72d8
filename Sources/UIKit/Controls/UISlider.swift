/// A control for choosing a number of a range by moving a thumb along a track.
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

    /// Makes a slider from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
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

    /// The chosen number, clamped between the minimum and the maximum. Setting it runs no actions.
    open var value: Float {
        get { currentValue }
        set { setValue(newValue, animated: false) }
    }
    private var currentValue: Float = 0
    /// The value at which the thumb is seen.
    let drawnValue = SteppedNumber()
    /// Seconds.
    ///
    /// - Source: not documented; of the size that users of the system meet.
    private static let duration: TimeInterval = 0.25
    /// The least value; 0 by default. A value above the maximum raises the maximum.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = currentValue
        }
    }
    /// The greatest value; 1 by default. A value below the minimum lowers the minimum.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = currentValue
        }
    }
    /// Whether the slider behaves as on a tablet or on a Mac. It reads back what was set; the behaviour is a tablet's.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// The behaviour of the slider: that of a tablet.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Whether ``UIControl/Event/valueChanged`` is sent while the thumb moves, and not only at the end.
    open var isContinuous = true

    /// Moves the thumb. No actions run.
    open func setValue(_ value: Float, animated: Bool) {
        let limited = value.limited(from: minimumValue, to: maximumValue)
        currentValue = track?.value(nearest: limited, in: minimumValue...maximumValue) ?? limited
        let duration = animated && AnimationTime.passes(in: self) ? Self.duration : 0
        drawnValue.go(to: CGFloat(currentValue), in: duration) { [weak self] in
            self?.setNeedsLayout()
            self?.setNeedsDisplay()
        }
    }

    /// The values that can be chosen; nil, the default, leaves all. Ticks and the neutral value are not drawn.
    open var trackConfiguration: UISlider.TrackConfiguration? {
        get { track }
        set {
            track = newValue
            value = currentValue
        }
    }
    private var track: UISlider.TrackConfiguration?
    /// Whether a thumb moves along the track. It reads back what was set; there is always a thumb.
    open var sliderStyle = UISlider.Style.default

    // MARK: Look

    /// The colour of the track before the thumb; nil, the default, means the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the track after the thumb; nil, the default, means grey.
    open var maximumTrackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the thumb; nil, the default, means white.
    open var thumbTintColor: UIColor? {
        didSet { thumb.backgroundColor = thumbTintColor ?? .white }
    }
    /// An image at the track's start.
    open var minimumValueImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// An image at the track's end.
    open var maximumValueImage: UIImage? {
        didSet { setNeedsDisplay() }
    }

    // MARK: Images per state

    /// Sets an image that replaces the round thumb and determines its size.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { change { $0.thumb[only: state] = image } }
    /// Sets an image, usually a resizable one, that replaces the track before the thumb.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        change { $0.minimumTrack[only: state] = image }
    }
    /// Sets an image, usually a resizable one, that replaces the track after the thumb.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        change { $0.maximumTrack[only: state] = image }
    }
    /// The thumb image for a state, or for the normal state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }
    /// The image before the thumb for a state, or for the normal state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimumTrack[state] }
    /// The image after the thumb for a state, or for the normal state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximumTrack[state] }
    /// The thumb image in the slider's present state.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The image before the thumb in the slider's present state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The image after the thumb in the slider's present state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func change(_ edit: (inout SliderImages) -> Void) {
        edit(&images)
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Places

    /// The frame of the image at the start, in the slider's coordinates.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, bounds, atLeft: !isRightToLeft)
    }
    /// The frame of the image at the end, in the slider's coordinates.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, bounds, atLeft: isRightToLeft)
    }
    /// The frame of the track, in the slider's coordinates.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { placeOfTrack(in: bounds) }
    /// The frame of the thumb for a value, in the slider's coordinates.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        placeOfThumb(on: rect, value: value)
    }

    // MARK: Layout and drawing

    /// No preferred width; the height is that of the alignment rectangle.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.slider[generation] - alignmentRectInsets.bottom)
    }
    override var usualAccessibilityTraits: UIAccessibilityTraits { super.usualAccessibilityTraits.union(.adjustable) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ControlMetrics.slider[generation])
    }
    open override var alignmentRectInsets: UIEdgeInsets {
        let outset = ControlMetrics.sliderOutset[generation]
        return UIEdgeInsets(top: 0, left: outset.side, bottom: outset.bottom, right: outset.side)
    }
    open override func tintColorDidChange() { setNeedsDisplay() }

    override func resolveTraits() {
        super.resolveTraits()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showThumb()
    }
    open override func draw(_ rect: CGRect) { drawTrack() }

    // MARK: Tracking

    /// The distance from the touch to the middle of the thumb, in points.
    private var grip: CGFloat = 0

    /// Only touches on the thumb move it.
    @discardableResult
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = currentThumbRect
        let point = touch.location(in: self)
        grip = thumb.midX - point.x
        return thumb.insetBy(dx: -2, dy: -2).contains(point)
    }

    @discardableResult
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = value
        value = valueOfThumb(at: touch.location(in: self).x + grip)
        if isContinuous && value != old { sendValueChanged() }
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

    override class var appearanceValues: [AppearanceValue] {
        super.appearanceValues + [
            .value(\UISlider.minimumTrackTintColor),
            .value(\UISlider.maximumTrackTintColor),
            .value(\UISlider.thumbTintColor),
        ]
    }
}
