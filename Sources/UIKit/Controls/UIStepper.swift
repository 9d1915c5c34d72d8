/// Two buttons that decrease and increase a number.
///
/// - Source: developer.apple.com/documentation/uikit/uistepper
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// Makes a stepper at the rectangle's origin; the rectangle's size is not used.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.stepper))
        setUp()
    }

    /// Makes a stepper from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UIStepper.self)
    }

    /// - Source: frames recorded by Interface Builder: all 29 steppers are as large as their content, also where a
    ///   stack view leaves less room.
    override var sizeOfAllFrames: CGSize? { measuredContentSize }

    private func setUp() {
        beginDrawing()
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    // MARK: Value

    /// The number, clamped between the minimum and the maximum. Setting it runs no actions.
    open var value: Double {
        get { currentValue }
        set {
            currentValue = newValue.limited(from: minimumValue, to: maximumValue)
            setNeedsDisplay()
        }
    }
    private var currentValue = 0.0
    private var limits = 0.0...100 {
        didSet { value = currentValue }
    }
    /// The least value as a document says it; one above the maximum raises the maximum.
    var lowerLimit: Double {
        get { limits.lowerBound }
        set { limits = newValue...max(newValue, maximumValue) }
    }
    /// The greatest value as a document says it; one below the minimum lowers the minimum.
    var upperLimit: Double {
        get { limits.upperBound }
        set { limits = min(newValue, minimumValue)...newValue }
    }
    /// The least value; 0 by default. Raises `NSInvalidArgumentException` for values that are not less than
    /// ``maximumValue``.
    open var minimumValue: Double {
        get { limits.lowerBound }
        set {
            Self.check(newValue < maximumValue, "minimumValue \(newValue) must be less than maximumValue \(maximumValue)")
            limits = newValue...maximumValue
        }
    }
    /// The greatest value; 100 by default. Raises `NSInvalidArgumentException` for values that are not greater than
    /// ``minimumValue``.
    open var maximumValue: Double {
        get { limits.upperBound }
        set {
            Self.check(newValue > minimumValue, "maximumValue \(newValue) must be greater than minimumValue \(minimumValue)")
            limits = minimumValue...newValue
        }
    }
    /// The amount by which a tap changes the value; 1 by default. Raises `NSInvalidArgumentException` for values that
    /// are not greater than 0.
    open var stepValue = 1.0 {
        willSet { Self.check(newValue > 0, "stepValue \(newValue) must be greater than 0") }
    }
    /// Raises the exception of values that are refused. Its name is documented with the properties, its words are not.
    private static func check(_ isRight: Bool, _ reason: String) {
        if !isRight { raise("NSInvalidArgumentException", "UIStepper: \(reason)") }
    }
    /// Whether a step beyond one end continues at the other; false by default.
    open var wraps = false {
        didSet { setNeedsDisplay() }
    }
    /// Whether actions run with each step while a button is held; false runs them once it is left. True by default.
    open var isContinuous = true
    /// Whether holding a button repeats the step; true by default.
    open var autorepeat = true

    private func step(up: Bool) {
        let target = currentValue + (up ? stepValue : -stepValue)
        if wraps && target > maximumValue {
            value = minimumValue
        } else if wraps && target < minimumValue {
            value = maximumValue
        } else {
            value = target
        }
    }

    // MARK: Pictures

    /// Sets the picture behind both signs for a state; nil for the usual grey.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { setPicture(\.background, image, state) }
    /// The picture behind both signs for a state, or for the normal state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { pictures.background[state] }
    /// Sets the picture of the increasing button for a state; nil for the sign.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { setPicture(\.increment, image, state) }
    /// The picture of the increasing button for a state, or for the normal state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { pictures.increment[state] }
    /// Sets the picture of the decreasing button for a state; nil for the sign.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { setPicture(\.decrement, image, state) }
    /// The picture of the decreasing button for a state, or for the normal state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { pictures.decrement[state] }
    /// Sets the picture between the buttons. Only that of two normal sides is shown.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        pictures.dividers[BetweenStates(left: leftState.rawValue, right: rightState.rawValue)] = image
        setNeedsDisplay()
    }
    /// The picture between the buttons for the states of both.
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        pictures.dividers[BetweenStates(left: state.rawValue, right: rightState.rawValue)]
    }

    private var pictures = Pictures()

    private struct Pictures {
        var background = PerState<UIImage>()
        var increment = PerState<UIImage>()
        var decrement = PerState<UIImage>()
        var dividers: [BetweenStates: UIImage] = [:]
    }

    private func setPicture(
        _ path: WritableKeyPath<Pictures, PerState<UIImage>>, _ image: UIImage?, _ state: UIControl.State
    ) {
        pictures[keyPath: path][only: state] = image
        setNeedsDisplay()
    }

    // MARK: Tracking

    private var raises = false
    /// The next step of a button that is held.
    private var repetition: MediaClock.Alarm?
    /// Whether a button was held so long that it stepped by itself.
    private var didRepeat = false
    /// Whether there were steps that no action told.
    private var owesAction = false

    /// Seconds until a button that is held steps by itself, and between its steps then.
    ///
    /// - Source: not documented; of the size that users of the system meet.
    private static let repeating = (delay: 0.5, interval: 0.1)

    @discardableResult
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        raises = (touch.location(in: self).x > bounds.midX) != isRightToLeft
        (didRepeat, owesAction) = (false, false)
        if autorepeat { repeatStep(after: Self.repeating.delay) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { stopRepeating() }
    open override func cancelTracking(with event: UIEvent?) { stopRepeating() }

    private func repeatStep(after seconds: TimeInterval) {
        repetition = MediaClock.shared.alarm(after: seconds) { [weak self] in
            guard let self else { return }
            repeatStep(after: Self.repeating.interval)
            guard isTouchInside else { return }
            didRepeat = true
            takeStep(tells: isContinuous)
        }
    }

    private func stopRepeating() {
        repetition?.cancel()
        repetition = nil
        if owesAction { sendValueChanged() }
        owesAction = false
    }

    private func takeStep(tells: Bool) {
        let old = value
        step(up: raises)
        guard value != old else { return }
        if tells { sendValueChanged() } else { owesAction = true }
    }

    override func touchedUpInside() {
        let old = value
        if !didRepeat { step(up: raises) }
        super.touchedUpInside()
        if value != old { sendValueChanged() }
    }

    // MARK: Layout and drawing

    override var takesTaps: Bool { true }
    open override var intrinsicContentSize: CGSize { ControlMetrics.stepper }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.stepper }

    open override func draw(_ rect: CGRect) {
        if let background = pictures.background[state] {
            background.draw(in: bounds)
        } else if isOutlined {
            drawOutline(filling: [separator(height: bounds.height)])
        } else {
            UIColor.tertiarySystemFill.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
        }
        if let divider = dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) {
            let width = divider.size.width
            divider.draw(in: CGRect(x: bounds.midX - width / 2, y: bounds.minY, width: width, height: bounds.height))
        } else if !isOutlined {
            UIColor.separator.setFill()
            UIBezierPath(rect: separator(height: 18)).fill()
        }
        drawSign(plus: isRightToLeft, at: bounds.width * 0.25)
        drawSign(plus: !isRightToLeft, at: bounds.width * 0.75)
    }

    private func separator(height: CGFloat) -> CGRect {
        CGRect(x: bounds.midX - 0.5, y: bounds.midY - height / 2, width: 1, height: height)
    }

    open override func tintColorDidChange() { setNeedsDisplay() }

    private func drawSign(plus: Bool, at x: CGFloat) {
        let canStep = isEnabled && (wraps || (plus ? value < maximumValue : value > minimumValue))
        let state: UIControl.State = canStep ? .normal : .disabled
        if let picture = plus ? pictures.increment[state] : pictures.decrement[state] {
            let shown = picture.isTemplate ? picture.withTintColor(canStep ? tintColor : .tertiaryLabel) : picture
            return shown.draw(at: CGPoint(x: x - picture.size.width / 2, y: bounds.midY - picture.size.height / 2))
        }
        (canStep ? isOutlined ? outlineColor : UIColor.label : .tertiaryLabel).setFill()
        let (length, thickness): (CGFloat, CGFloat) = (15, 1.5)
        let center = CGPoint(x: x, y: bounds.midY)
        UIBezierPath(rect: CGRect(center: center, width: length, height: thickness)).fill()
        guard plus else { return }
        let gap = (length - thickness) / 2
        for offset in [-1.0, 1.0] {
            let middle = CGPoint(x: x, y: center.y + offset * (thickness + gap) / 2)
            UIBezierPath(rect: CGRect(center: middle, width: thickness, height: gap)).fill()
        }
    }
}
