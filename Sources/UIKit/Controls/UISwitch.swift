/// A control that is on or off.
///
/// - Source: developer.apple.com/documentation/uikit/uiswitch
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// Every switch is this large, in points.
    private static let size = CGSize(width: 51, height: 31)
    private let track = UIView()
    private let thumb = RaisedView(frame: .zero)

    /// Makes a switch at the rectangle's origin; its size does not count.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UISwitch.self)
    }

    private func setUp() {
        isOpaque = false
        track.isUserInteractionEnabled = false
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.layer.cornerRadius = Self.size.height / 2
        thumb.backgroundColor = .white
        addSubview(track)
        addSubview(thumb)
        colorTrack()
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Whether the switch is on; off at first.
    open var isOn: Bool {
        get { isTurnedOn }
        set { setOn(newValue, animated: false) }
    }
    private var isTurnedOn = false

    /// Turns the switch on or off. No actions run.
    open func setOn(_ on: Bool, animated: Bool) {
        isTurnedOn = on
        setNeedsLayout()
        colorTrack()
    }

    /// The colour of the switch while it is on; green when nil.
    open var onTintColor: UIColor? {
        didSet { colorTrack() }
    }
    /// The colour of the round part; white when nil.
    open var thumbTintColor: UIColor? {
        didSet { thumb.backgroundColor = thumbTintColor ?? .white }
    }

    override var takesTaps: Bool { true }
    open override var intrinsicContentSize: CGSize { alignmentRect(forFrame: CGRect(origin: .zero, size: Self.size)).size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    /// - Source: frames recorded by Interface Builder, 51 wide where the engine has 49.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    override func touchedUpInside() {
        setOn(!isOn, animated: true)
        super.touchedUpInside()
        sendValueChanged()
    }

    /// The track is a view, as large as it is in any frame.
    private func colorTrack() {
        track.backgroundColor = (isOn ? onTintColor ?? .systemGreen : .secondarySystemFill).dimmed(!isEnabled)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        colorTrack()
        let diameter = Self.size.height - 2 * Self.thumbInset
        let x = isOn != isRightToLeft ? Self.size.width - Self.thumbInset - diameter : Self.thumbInset
        thumb.cover(CGRect(x: x, y: Self.thumbInset, width: diameter, height: diameter))
    }

    /// From the track's edge to the thumb, in points.
    private static let thumbInset: CGFloat = 2
}
