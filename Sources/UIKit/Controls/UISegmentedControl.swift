/// A row of segments, of which at most one is selected.
///
/// - Source: developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index that stands for no segment.
    public static let noSegment = -1

    var segments: [SegmentContent] = []
    let selection = RaisedView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UISegmentedControl.self)
    }

    /// Makes a control of strings, images and actions, in its preferred size. Other items are ignored.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        changeSegments {
            for item in items ?? [] {
                if let title = item as? String { insertSegment(withTitle: title, at: segments.count, animated: false) }
                if let image = item as? UIImage { insertSegment(with: image, at: segments.count, animated: false) }
                if let action = item as? UIAction { insertSegment(action: action, at: segments.count, animated: false) }
            }
        }
        sizeToFit()
    }

    /// Makes a control with a segment for each action, which runs when the user selects the segment.
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

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a text; at the end if the index is greater.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment)
    }
    /// Inserts a segment with an image; at the end if the index is greater.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment)
    }
    /// Inserts a segment that runs an action when the user selects it; at the end if the index is greater.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: action.title, image: action.image, action: action), at: segment)
    }
    /// Removes a segment; the last one if the index is greater.
    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }
    /// Removes all segments.
    open func removeAllSegments() { while !segments.isEmpty { remove(at: segments.count - 1) } }

    /// Sets a segment's text, which replaces its image. Indices past the end mean the last segment, here and in the
    /// methods below.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (title, nil) } }
    /// A segment's text.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment).title }
    /// Sets a segment's image, which replaces its text.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (nil, image) } }
    /// A segment's image.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment).image }
    /// Sets a segment's width in points; 0 lets the control choose it.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    /// The width set for a segment, in points; 0 if the control chooses it.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment).width }
    /// Sets whether the user can select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Whether the user can select a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment).isEnabled }
    /// Sets a segment's text, image and action to those of an action.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
    }
    /// The action that runs when the user selects a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment).action }

    // MARK: Choice

    /// The index of the selected segment, or ``noSegment``. Setting it runs no actions; it raises `NSRangeException`
    /// for indices past the end.
    open var selectedSegmentIndex: Int {
        get { selectedIndex }
        set { choose(newValue) }
    }
    var selectedIndex = UISegmentedControl.noSegment
    /// Whether the selection ends as soon as the actions ran.
    open var isMomentary = false
    /// Whether segments are as wide as their contents instead of equally wide.
    open var apportionsSegmentWidthsByContent = false {
        didSet { segmentsChanged() }
    }
    /// The colour of the selected segment's background; nil, the default, means white, or grey in dark mode.
    open var selectedSegmentTintColor: UIColor? {
        didSet { selection.backgroundColor = selectedSegmentTintColor ?? Self.selectionColor }
    }

    private var contentAdjustments: [Segment: UIOffset] = [:]
    /// A place of segments in the control.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisegmentedcontrol/segment
    public enum Segment: Int, Sendable {
        case any = 0
        case left, center, right, alone
    }
    /// Moves the content of the segments at a place, in points. It reads back what was set; content stays in the
    /// middle.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) { contentAdjustments[leftCenterRightOrAlone] = adjustment }
    /// The offset of the content of the segments at a place, in points.
    open func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) -> UIOffset {
        contentAdjustments[leftCenterRightOrAlone] ?? .zero
    }
    /// Sets attributes of the titles for a state. Only the normal and the selected state are shown.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[only: state] = attributes
        segmentsChanged()
    }
    /// The attributes set for a state, or for the normal state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
    var titleAttributes = PerState<[NSAttributedString.Key: Any]>()

    // MARK: Pictures

    /// Sets the picture behind segments for a state, as wide as each segment; nil for the usual shape. The picture of
    /// the normal state replaces the shape behind all segments. Only the normal and the selected state are shown, for
    /// all metrics alike.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        pictures.background[only: state] = backgroundImage
        picturesChanged()
    }
    /// The picture behind segments for a state, or for the normal state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { pictures.background[state] }
    /// Sets the picture between segments for the states of both; nil for a line. It replaces the line, and does not
    /// push the segments apart.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        pictures.dividers[BetweenStates(left: leftState.rawValue, right: rightState.rawValue)] = dividerImage
        picturesChanged()
    }
    /// The picture between segments for the states of both.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        pictures.dividers[BetweenStates(left: leftState.rawValue, right: rightState.rawValue)]
    }

    /// Moves the content of a segment, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.contentOffset = offset } }
    /// The offset of a segment's content, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment).contentOffset }

    /// The index of the segment whose action has an identifier; `NSNotFound` without one.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    struct Pictures {
        var background = PerState<UIImage>()
        var dividers: [BetweenStates: UIImage] = [:]
    }
    var pictures = Pictures()

    private func picturesChanged() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Layout, drawing, tracking

    override var takesTaps: Bool { true }
    /// Its segments are the elements.
    override var isUsuallyAccessibilityElement: Bool { false }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: contentWidth, height: ControlMetrics.segmentedControl - alignmentRectInsets.bottom)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: contentWidth, height: ControlMetrics.segmentedControl)
    }
    /// - Source: recorded frames, which are 1 point higher than the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

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
    open override func tintColorDidChange() {
        guard isOutlined else { return }
        showSegments()
        setNeedsDisplay()
    }

    /// Whether segments are being changed that are shown together afterwards.
    var defersShowingSegments = false

    @discardableResult
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        segmentIndex(at: touch.location(in: self)).map { segments[$0].isEnabled } ?? false
    }
    /// The segment below the finger is chosen as it leaves: the selected one can be dragged to another.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, let index = segmentIndex(at: touch.location(in: self)), segments[index].isEnabled else {
            return
        }
        userChose(index)
    }

    override class var appearanceValues: [AppearanceValue] {
        super.appearanceValues + [
            .value(\UISegmentedControl.selectedSegmentTintColor)
        ]
    }
}
