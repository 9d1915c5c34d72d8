/// A view whose content may be larger than it is.
///
/// Constraints between its edges and views inside it act on the content, whose size they decide; its own size and centre stay the frame's.
/// Views inside it that are placed from the frame, or from outside, keep their place on screen while the content scrolls.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollview, Apple technical note TN2154
@preconcurrency @MainActor
open class UIScrollView: UIView {
    var scrollState = ScrollState()

    /// Makes a scroll view with empty content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Reads a scroll view from a document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        coder.readDocument(into: self, as: UIScrollView.self)
    }

    /// Hears of scrolling and of insets.
    ///
    /// Subclasses have delegates of narrower types, which go before this one.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// Where the visible part begins, in content coordinates. Unlike scrolling, setting it may leave the content's limits.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    /// Goes to a part of the content, and stops what moves. An animation takes 0.3 seconds, and the delegate hears of its end.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

    /// The content's size, in points. Constraints decide it, in layout, along each axis that they reach the content on; a size set by hand
    /// holds along the others.
    @exclusivity(unchecked)
    open var contentSize: CGSize = .zero {
        didSet {
            contentSizeSet(from: oldValue)
            if KeyValueObservers.exist { KeyValueObservers.changed(self) }
        }
    }
    /// The content's rectangle as a guide; constraints may fix its size.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    /// The frame's rectangle as a guide, which does not move with the content.
    open var frameLayoutGuide: UILayoutGuide { frameGuide }

    // MARK: Insets

    /// Room around the content, in points.
    @exclusivity(unchecked)
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            if contentInset != oldValue { updateAdjustedInset() }
            if KeyValueObservers.exist { KeyValueObservers.changed(self) }
        }
    }
    /// Which part of the safe area widens the insets.
    @exclusivity(unchecked)
    open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }
    /// The content insets with the part of the safe area that the behaviour adds.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }
    /// The adjusted content inset changed; for subclasses to override.
    open func adjustedContentInsetDidChange() {}

    // MARK: Scrolling

    /// Whether fingers scroll. A text view that does not scroll asks for the height of its text.
    open var isScrollEnabled = true {
        didSet { scrollState.activity?.pan.isEnabled = isScrollEnabled }
    }
    /// Recognizes drags. Its delegate is the scroll view; setting another one raises.
    open var panGestureRecognizer: UIPanGestureRecognizer { activity.pan }
    /// Whether scrolling stops at multiples of the view's size, and at the content's end.
    open var isPagingEnabled = false
    /// Whether fingers pull content beyond its edges, from where it moves back.
    open var bounces = true
    /// Whether the view bounces up and down even if its content fits, which safe-area insets follow.
    @exclusivity(unchecked)
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
    }
    /// Whether the view bounces sideways even if its content fits, which safe-area insets follow.
    @exclusivity(unchecked)
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
    }
    /// Whether a drag that begins along an axis keeps to it; one that begins diagonally does not.
    open var isDirectionalLockEnabled = false
    /// Whether a touch waits, at most 0.15 seconds, until it is known not to scroll.
    open var delaysContentTouches = true
    /// Whether a touch that a view inside the content has may turn into scrolling.
    open var canCancelContentTouches = true
    /// How dragging the content dismisses the keyboard.
    open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
    /// How fast content comes to rest that a finger has left; where ``isPagingEnabled``, it does so at the fast rate.
    open var decelerationRate = UIScrollView.DecelerationRate.normal
    /// Whether keys of a keyboard scroll. It reads back what was set; keys do not scroll.
    open var allowsKeyboardScrolling = true
    /// Whether a drag across that this view does not take moves the view around it. It reads back what was set; the
    /// recognizers decide.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a drag down that this view does not take moves the view around it. It reads back what was set; the
    /// recognizers decide.
    open var transfersVerticalScrollingToParent = true
    /// Where content that is smaller than the view stands in it, in fractions of the room. It reads back what was set;
    /// the content stands at the top left.
    open var contentAlignmentPoint = CGPoint.zero
    /// The recognizer of presses of arrow keys. Nothing happens at them.
    open var directionalPressGestureRecognizer: UIGestureRecognizer { directionalPress }
    private lazy var directionalPress = UIGestureRecognizer()
    /// Shows the scroll indicators while a closure changes the content's offset. They are shown whenever the offset changes.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
    /// How content looks at the upper edge, below bars. It reads back what was set; nothing is drawn.
    open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
    /// How content looks at the left edge. It reads back what was set; nothing is drawn.
    open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
    /// How content looks at the lower edge, above bars. It reads back what was set; nothing is drawn.
    open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
    /// How content looks at the right edge. It reads back what was set; nothing is drawn.
    open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
    private lazy var edgeEffects = (
        top: UIScrollEdgeEffect(), left: UIScrollEdgeEffect(), bottom: UIScrollEdgeEffect(), right: UIScrollEdgeEffect()
    )
    /// Whether a tap on the status bar scrolls to the top, if that is true of no other scroll view in the window.
    open var scrollsToTop = true
    /// Whether content that bounces does so sideways.
    open var bouncesHorizontally = true
    /// Whether content that bounces does so up and down.
    open var bouncesVertically = true

    /// Stands above the content while that is brought up to date.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlChanged(from: oldValue) }
    }

    // MARK: Zooming

    /// The least zoom scale.
    open var minimumZoomScale: CGFloat = 1
    /// The largest zoom scale.
    open var maximumZoomScale: CGFloat = 1
    /// How much the delegate's view is scaled; kept between the least and the most. Setting it scales view and content at once.
    open var zoomScale: CGFloat {
        get { scrollState.zoomScale }
        set { takeZoomScale(newValue) }
    }
    /// Scales the delegate's view; an animation takes 0.3 seconds, and the delegate is called at its beginning and end.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }
    /// Zooms so that a rectangle, in the coordinates of the delegate's view, is as large as fits, and shows its middle.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toFill: rect, animated: animated) }
    /// Whether fingers zoom a little beyond the limits, to which the scale goes back.
    open var bouncesZoom = true
    /// Whether fingers zoom.
    open var isZooming: Bool { scrollState.activity?.pinch != nil }
    /// Whether the scale goes back to its limits.
    open var isZoomBouncing: Bool { scrollState.activity?.zoom?.isBounce ?? false }
    /// Whether an animation that the program asked for changes the scale.
    open var isZoomAnimating: Bool { scrollState.activity?.zoom?.isBounce == false }
    /// Recognizes pinches; nil unless the largest zoom scale is more than the least.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomRecognizer }

    /// Scrolls no farther than it takes to show the rectangle, which is in content coordinates, clear of the insets.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }
    override func bringIntoView(_ rect: CGRect, animated: Bool) {
        if !bounds.inset(by: adjustedContentInset).contains(rect) { scrollRectToVisible(rect, animated: animated) }
        super.bringIntoView(rect, animated: animated)
    }

    /// Whether a finger is down that may scroll.
    open var isTracking: Bool { scrollState.activity?.isTracking ?? false }
    /// Whether a finger scrolls the content.
    open var isDragging: Bool { scrollState.activity?.drag != nil }
    /// Whether the content moves on by itself after a finger left it.
    open var isDecelerating: Bool { scrollState.activity?.deceleration != nil }
    /// Whether an animation moves the content.
    open var isScrollAnimating: Bool { scrollState.activity?.animation != nil }
    /// Stops content that moves by itself, and ends animations of it where they are.
    open func stopScrollingAndZooming() {
        stopScrolling()
        endZoomAnimation()
    }
    /// Whether a gesture may begin: a drag does along an axis on which the content scrolls, a pinch where the delegate has a view to zoom.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        switch gestureRecognizer {
        case scrollState.activity?.pan: activity.pan.takesTwoFingers() || mayDrag(panGestureRecognizer.translation(in: self))
        case scrollState.activity?.pinchRecognizer: canZoom && delegate?.viewForZooming(in: self) != nil
        default: super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
    }
    override func prepareRecognizers() { _ = (activity, zoomRecognizer) }
    /// Whether a subclass takes two fingers that begin to move from a point, even if nothing scrolls.
    func takesTwoFingers(from point: CGPoint) -> Bool { false }
    /// Two fingers that the view takes began to move from a point. Returns whether they do something else than to scroll.
    func twoFingersBegan(at point: CGPoint) -> Bool { false }
    func twoFingersMoved(to point: CGPoint) {}
    func twoFingersLeft() {}
    /// Where a drag comes to rest, given where it would by itself, before the delegate is asked; subclasses decide.
    ///
    /// - Parameter velocity: The content's, in points per second.
    func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    /// Whether a view in the content, which was hit, gets the touches; subclasses decide.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether scrolling takes touches from a view in the content that has them: unless it is a control. Subclasses decide; nobody is asked
    /// where ``canCancelContentTouches`` is false.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    override func takesDrag(_ axis: NSLayoutConstraint.Axis, _ translation: CGPoint) -> Bool {
        isScrollEnabled && hasRoom(axis, translation)
    }
    override var scrollsToTopOnTap: Bool { scrollsToTop && isScrollEnabled }
    override func statusBarTapped() { scrollToTop() }
    override var delayOfTouches: TimeInterval? { delaysTouches ? Self.contentTouchDelay : nil }
    override var decidesOnTouches: Bool { true }
    override func admitsTouch(_ touch: UITouch, _ event: UIEvent, in view: UIView) -> Bool {
        touchesShouldBegin([touch], with: event, in: view)
    }

    // MARK: Indicators

    /// How the indicators look.
    open var indicatorStyle = UIScrollView.IndicatorStyle.default {
        didSet { scrollState.activity?.forgetIndicators() }
    }
    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }
    /// Whether scrolling by a finger shows the vertical indicator.
    open var showsVerticalScrollIndicator = true
    /// Whether scrolling by a finger shows the horizontal indicator.
    open var showsHorizontalScrollIndicator = true
    /// Room the vertical indicator keeps from the edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Room the horizontal indicator keeps from the edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Both indicators' insets; reads as the vertical one's, and sets both.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether the safe area widens the insets of the indicators.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    // MARK: Layout

    /// Places the subviews, and takes over the content size that constraints decide.
    open override func layoutSubviews() {
        super.layoutSubviews()
        takeSolvedContentSize()
        keepZoomedCorner()
        refreshControl?.settle(in: self)
        settleOffset()
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        keepCover(above: subview)
    }

    /// The visible part of the content, in content coordinates.
    open override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { scrolled() } }
    }

    /// Adjusts the content inset to the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    /// Whether another layout of the view, or of its content, would meet its constraints just as well.
    open override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout || !ambiguousContentAttributes.isEmpty }

    override var scrollOffset: CGPoint? { bounds.origin }
    override func contentGuide(seenFrom item: AnyObject) -> UILayoutGuide? {
        item === scrollState.frameGuide ? nil : contentGuide
    }
    override var safeAreaForSubviews: UIEdgeInsets { super.safeAreaForSubviews + safeAreaPart.negated }
}
