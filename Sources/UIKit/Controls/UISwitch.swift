/// A control for turning something on and off.
///
/// - Source: developer.apple.com/documentation/uikit/uiswitch
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The size of every switch with these looks, in points.
    private var size: CGSize { ControlMetrics.toggle[generation] }
    private let element = UISwitchModernVisualElement(frame: .zero)
    private let track = UIView()
    private let thumb = RaisedView(frame: .zero)

    /// Makes a switch at the rectangle's origin; the rectangle's size is not used.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size = size
        _ = sizedGeneration
        setUp()
    }

    /// Makes a switch from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UISwitch.self)
    }

    private func setUp() {
        isOpaque = false
        track.isUserInteractionEnabled = false
        thumb.backgroundColor = .white
        element.isUserInteractionEnabled = false
        element.frame.size = size
        for view in [track, thumb] { element.addSubview(view) }
        addSubview(element)
        colorTrack()
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Whether the switch is on; false by default. Setting it runs no actions.
    open var isOn: Bool {
        get { isTurnedOn }
        set { setOn(newValue, animated: false) }
    }
    private var isTurnedOn = false
    /// The system whose size the switch was given last.
    private lazy var sizedGeneration = generation

    /// The style of a switch.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiswitch/style-swift.enum
    public enum Style: Int, Sendable {
        case automatic = 0
        case checkbox, sliding
    }
    /// The preferred style of the switch. It reads back what was set; only a Mac has others than sliding ones.
    open var preferredStyle = Style.automatic
    /// The style of the switch: it slides.
    open var style: UISwitch.Style { .sliding }
    /// A text beside a checkbox; switches that slide show none.
    open var title: String?
    /// A picture for on; without effect, as since iOS 7.
    open var onImage: UIImage?
    /// A picture for off; without effect, as since iOS 7.
    open var offImage: UIImage?

    /// Turns the switch on or off. No actions run.
    open func setOn(_ on: Bool, animated: Bool) {
        isTurnedOn = on
        setNeedsLayout()
        guard animated, layer.isOnScreen else { return colorTrack() }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
            colorTrack()
            placeThumb()
        }
    }

    /// Seconds that the thumb takes.
    ///
    /// - Source: not documented; of the size that users of the system meet.
    private static let duration: TimeInterval = 0.25

    /// The colour of the track while the switch is on; nil, the default, means green.
    open var onTintColor: UIColor? {
        didSet { colorTrack() }
    }
    /// The colour of the thumb; nil, the default, means white.
    open var thumbTintColor: UIColor? {
        didSet { thumb.backgroundColor = thumbTintColor ?? .white }
    }

    override func resolveTraits() {
        super.resolveTraits()
        let usual = ControlMetrics.toggle[sizedGeneration]
        guard sizedGeneration != generation else { return }
        sizedGeneration = generation
        // A size that a document or a program set stays.
        if bounds.size == usual { frame.size = size }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override var takesTaps: Bool { true }
    open override var intrinsicContentSize: CGSize { alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
    /// - Source: frames recorded by Interface Builder, which are 2 points wider than the alignment rectangle's 49.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    override func touchedUpInside() {
        setOn(!isOn, animated: true)
        super.touchedUpInside()
        sendValueChanged()
    }

    /// Colours the track, a view whose size does not depend on the switch's frame.
    private func colorTrack() {
        track.backgroundColor = (isOn ? onTintColor ?? .systemGreen : .secondarySystemFill).dimmed(!isEnabled)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        colorTrack()
        element.frame = CGRect(origin: .zero, size: size)
        track.frame = element.bounds
        track.layer.cornerRadius = size.height / 2
        placeThumb()
    }

    private func placeThumb() {
        let (size, thumbSize) = (size, ControlMetrics.toggleThumb[generation])
        let x = isOn != isRightToLeft ? size.width - Self.thumbInset - thumbSize.width : Self.thumbInset
        thumb.cover(CGRect(origin: CGPoint(x: x, y: Self.thumbInset), size: thumbSize))
    }

    /// The distance from the track's edge to the thumb, in points.
    private static let thumbInset: CGFloat = 2

    override class var appearanceValues: [AppearanceValue] {
        super.appearanceValues + [
            .value(\UISwitch.onTintColor),
            .value(\UISwitch.thumbTintColor),
        ]
    }
}

/// The superview of a switch's parts.
///
/// - Source: public view dumps of iOS 16 to 26.
final class UISwitchModernVisualElement: UIView {}
