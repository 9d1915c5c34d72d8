/// A row of segments of which one is chosen.
///
/// - Source: developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index of no segment.
    public static let noSegment = -1

    var segments: [Segment] = []
    let selection = RaisedView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UISegmentedControl.self)
    }

    /// Makes a control of strings and images, in the size they need. Other items are left out.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            if let title = item as? String { insertSegment(withTitle: title, at: segments.count, animated: false) }
            if let image = item as? UIImage { insertSegment(with: image, at: segments.count, animated: false) }
            if let action = item as? UIAction { insertSegment(action: action, at: segments.count, animated: false) }
        }
        sizeToFit()
    }

    /// Makes a control with a segment per action, which runs when the segment is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    }

    private func setUp() {
        beginDrawing()
        selection.backgroundColor = Self.selectionColor
        addSubview(selection)
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Adds a segment of text, at the end where the index is beyond.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }
    /// Adds a segment of an image, at the end where the index is beyond.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }
    /// Adds a segment that runs an action when chosen, at the end where the index is beyond.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }
    /// Takes a segment away; the last one where the index is beyond.
    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }
    /// Takes all segments away.
    open func removeAllSegments() { while !segments.isEmpty { remove(at: segments.count - 1) } }

    /// Shows text in a segment, instead of an image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (title, nil) } }
    /// A segment's text.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment).title }
    /// Shows an image in a segment, instead of text.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (nil, image) } }
    /// A segment's image.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment).image }
    /// Points; 0 leaves the width to the control.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    /// The width set for a segment, in points; 0 when it is left to the control.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment).width }
    /// Lets the user choose a segment, or not.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Whether the user can choose a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment).isEnabled }
    /// Shows an action in a segment and runs it when it is chosen.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
    }
    /// The action that runs when a segment is chosen.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment).action }

    // MARK: Choice

    /// The chosen segment, or `noSegment`.
    open var selectedSegmentIndex: Int {
        get { selectedIndex }
        set { choose(newValue) }
    }
    var selectedIndex = UISegmentedControl.noSegment
    /// Whether a chosen segment does not stay so.
    open var isMomentary = false
    /// Whether widths follow the segments' contents instead of being equal.
    open var apportionsSegmentWidthsByContent = false {
        didSet { segmentsChanged() }
    }
    /// The chosen segment's background; white or grey when nil.
    open var selectedSegmentTintColor: UIColor? {
        didSet { selection.backgroundColor = selectedSegmentTintColor ?? Self.selectionColor }
    }

    /// Attributes of the titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[only: state] = attributes
        segmentsChanged()
    }
    /// The attributes set for a state, or for the normal state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
    var titleAttributes = PerState<[NSAttributedString.Key: Any]>()

    // MARK: Layout, drawing, tracking

    override var takesTaps: Bool { true }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: contentWidth, height: Self.height - alignmentRectInsets.bottom)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: contentWidth, height: Self.height) }
    /// - Source: recorded frames, 1 higher than what the engine has.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    /// Points.
    private static let height: CGFloat = 32

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSegments()
    }
    open override func draw(_ rect: CGRect) { drawSegments() }

    override func stateChanged() {
        super.stateChanged()
        showSegments()
    }
    override func resolveTraits() {
        super.resolveTraits()
        segmentsChanged()
    }

    private var touchedIndex: Int?

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchedIndex = segmentIndex(at: touch.location(in: self))
        return touchedIndex.map { segments[$0].isEnabled } ?? false
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, let index = segmentIndex(at: touch.location(in: self)), index == touchedIndex else {
            return
        }
        userChose(index)
    }
}
