/// A view whose content may be larger than it is.
///
/// Constraints between its edges and descendants act on the content and determine its size; the view's own size and
/// centre refer to the frame. Descendants constrained to the frame, or to views outside, keep their position on screen
/// during scrolling.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollview, Apple technical note TN2154
@preconcurrency @MainActor
open class UIScrollView: UIView {
    var scrollState = ScrollState()

    /// Creates a scroll view with empty content.
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

    /// The delegate for scrolling and insets.
    ///
    /// Subclasses declare delegates with more specific protocols, which take precedence.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
    /// An object inside UIKit that is called before the delegate when the content moves; nil unless overridden.
    var innerDelegate: (any UIScrollViewDelegate)? { nil }
    /// Calls that object, and then the delegate.
    func tell(_ call: (any UIScrollViewDelegate) -> Void) {
        innerDelegate.map(call)
        delegate.map(call)
    }

    // MARK: Content

    /// The origin of the visible area, in content coordinates. Unlike scrolling, setting it may exceed the content's
    /// limits.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    /// Scrolls to an offset, and stops all motion. An animation takes 0.3 seconds; its end is reported to the delegate.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

    /// The content size, in points. Layout sets it along each axis on which constraints determine it; a size set by the
    /// program applies to the others.
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

    /// The content insets, in points.
    @exclusivity(unchecked)
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            if contentInset != oldValue { updateAdjustedInset() }
            if KeyValueObservers.exist { KeyValueObservers.changed(self) }
        }
    }
    /// The part of the safe area that is added to the insets.
    @exclusivity(unchecked)
    open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }
    /// The content insets with the part of the safe area that the behaviour adds.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }
    /// The adjusted content inset changed; for subclasses to override.
    open func adjustedContentInsetDidChange() {}

    // MARK: Scrolling

    /// Whether gestures scroll. The intrinsic height of a text view that does not scroll is that of its text.
    open var isScrollEnabled = true {
        didSet { scrollState.activity?.pan.isEnabled = isScrollEnabled }
    }
    /// Recognizes drags. Its delegate is the scroll view; setting another one raises.
    open var panGestureRecognizer: UIPanGestureRecognizer { activity.pan }
    /// Whether scrolling stops at multiples of the view's size, and at the content's end.
    open var isPagingEnabled = false
    /// Whether content can be dragged beyond its edges, from where it bounces back.
    open var bounces = true
    /// Whether the view bounces vertically even if its content fits; this affects the safe area's insets.
    @exclusivity(unchecked)
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
    }
    /// Whether the view bounces horizontally even if its content fits; this affects the safe area's insets.
    @exclusivity(unchecked)
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
    }
    /// Whether a drag that begins along an axis is locked to it; one that begins diagonally is not.
    open var isDirectionalLockEnabled = false
    /// Whether the delivery of touches is delayed by at most 0.15 seconds, until they are known not to scroll.
    open var delaysContentTouches = true
    /// Whether a touch of a view in the content may turn into scrolling.
    open var canCancelContentTouches = true
    /// The way in which dragging the content dismisses the keyboard.
    open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
    /// The deceleration rate after a drag; if ``isPagingEnabled``, the fast rate is used.
    open var decelerationRate = UIScrollView.DecelerationRate.normal
    /// Whether hardware keys scroll. It reads back what was set; keys do not scroll.
    open var allowsKeyboardScrolling = true
    /// Whether horizontal drags that this view does not handle scroll an ancestor. It reads back what was set; the
    /// recognizers decide.
    open var transfersHorizontalScrollingToParent = true
    /// Whether vertical drags that this view does not handle scroll an ancestor. It reads back what was set; the
    /// recognizers decide.
    open var transfersVerticalScrollingToParent = true
    /// The alignment of content that is smaller than the view, in fractions of the remaining room. It reads back what
    /// was set; such content is at the top left.
    open var contentAlignmentPoint = CGPoint.zero
    /// The recognizer of presses of arrow keys. Presses have no effect.
    open var directionalPressGestureRecognizer: UIGestureRecognizer { directionalPress }
    private lazy var directionalPress = UIGestureRecognizer()
    /// Shows the scroll indicators for changes of the offset in a closure. They are shown at every change anyway.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
    /// The effect at the upper edge, below bars. It reads back what was set; nothing is drawn.
    open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
    /// The effect at the left edge. It reads back what was set; nothing is drawn.
    open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
    /// The effect at the lower edge, above bars. It reads back what was set; nothing is drawn.
    open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
    /// The effect at the right edge. It reads back what was set; nothing is drawn.
    open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
    private lazy var edgeEffects = (
        top: UIScrollEdgeEffect(), left: UIScrollEdgeEffect(), bottom: UIScrollEdgeEffect(), right: UIScrollEdgeEffect()
    )
    /// Whether a tap on the status bar scrolls to the top, if no other scroll view in the window has the value true.
    open var scrollsToTop = true
    /// Whether content that bounces does so sideways.
    open var bouncesHorizontally = true
    /// Whether content that bounces does so up and down.
    open var bouncesVertically = true

    /// The refresh control above the content.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlChanged(from: oldValue) }
    }

    // MARK: Zooming

    /// The least zoom scale.
    open var minimumZoomScale: CGFloat = 1
    /// The largest zoom scale.
    open var maximumZoomScale: CGFloat = 1
    /// The scale of the delegate's view, clamped to the minimum and maximum. Setting it scales view and content at
    /// once.
    open var zoomScale: CGFloat {
        get { scrollState.zoomScale }
        set { takeZoomScale(newValue) }
    }
    /// Scales the delegate's view; an animation takes 0.3 seconds, and the delegate is called at its beginning and end.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }
    /// Zooms so that a rectangle, in the coordinates of the delegate's view, is as large as fits, and shows its middle.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toFill: rect, animated: animated) }
    /// Whether pinching can exceed the limits, to which the scale bounces back.
    open var bouncesZoom = true
    /// Whether a pinch is zooming.
    open var isZooming: Bool { scrollState.activity?.pinch != nil }
    /// Whether the scale is bouncing back to its limits.
    open var isZoomBouncing: Bool { scrollState.activity?.zoom?.isBounce ?? false }
    /// Whether an animation started by the program changes the scale.
    open var isZoomAnimating: Bool { scrollState.activity?.zoom?.isBounce == false }
    /// Recognizes pinches; nil unless the maximum zoom scale exceeds the minimum.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomRecognizer }

    /// Scrolls by the shortest distance that makes the rectangle, in content coordinates, visible within the insets.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }
    override func bringIntoView(_ rect: CGRect, animated: Bool) {
        if !bounds.inset(by: adjustedContentInset).contains(rect) { scrollRectToVisible(rect, animated: animated) }
        super.bringIntoView(rect, animated: animated)
    }

    /// Whether a touch that may scroll is down.
    open var isTracking: Bool { scrollState.activity?.isTracking ?? false }
    /// Whether a touch is scrolling the content.
    open var isDragging: Bool { scrollState.activity?.drag != nil }
    /// Whether the content is decelerating after a drag.
    open var isDecelerating: Bool { scrollState.activity?.deceleration != nil }
    /// Whether the content is being moved by an animation.
    open var isScrollAnimating: Bool { scrollState.activity?.animation != nil }
    /// Stops deceleration and animations at the current offset.
    open func stopScrollingAndZooming() {
        stopScrolling()
        endZoomAnimation()
    }
    /// Whether a gesture may begin: a drag along a scrollable axis, a pinch if the delegate provides a view for
    /// zooming.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        switch gestureRecognizer {
        case scrollState.activity?.pan: activity.pan.takesTwoFingers() || mayDrag(panGestureRecognizer.translation(in: self))
        case scrollState.activity?.pinchRecognizer: canZoom && delegate?.viewForZooming(in: self) != nil
        default: super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
    }
    override func prepareRecognizers() { _ = (activity, zoomRecognizer) }
    /// Whether a subclass handles a two-finger pan at a point, even if nothing scrolls.
    func takesTwoFingers(from point: CGPoint) -> Bool { false }
    /// A two-finger pan that the view handles began at a point. Returns whether it does something other than scrolling.
    func twoFingersBegan(at point: CGPoint) -> Bool { false }
    func twoFingersMoved(to point: CGPoint) {}
    func twoFingersLeft() {}
    /// The offset at which a drag comes to rest, given that of plain deceleration, before the delegate is asked;
    /// subclasses override it.
    ///
    /// - Parameter velocity: The velocity of the content, in points per second.
    func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    /// Whether a hit view in the content receives the touches; subclasses override it.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether scrolling cancels the touches of a view in the content: true unless it is a control. Subclasses override
    /// it; not called if ``canCancelContentTouches`` is false.
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

    /// The style of the indicators.
    open var indicatorStyle = UIScrollView.IndicatorStyle.default {
        didSet { scrollState.activity?.forgetIndicators() }
    }
    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }
    /// Whether scrolling by a finger shows the vertical indicator.
    open var showsVerticalScrollIndicator = true
    /// Whether scrolling by a finger shows the horizontal indicator.
    open var showsHorizontalScrollIndicator = true
    /// The insets of the vertical indicator, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the horizontal indicator, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of both indicators; the getter returns the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether the safe area is added to the insets of the indicators.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    override var fieldsOfContent: [String] {
        let insets = adjustedContentInset
        return [
            "contentOffset: {\(LayoutText.list(contentOffset.x, contentOffset.y))}",
            "contentSize: {\(LayoutText.list(contentSize.width, contentSize.height))}",
            "adjustedContentInset: {\(LayoutText.list(insets.top, insets.left, insets.bottom, insets.right))}",
        ]
    }

    // MARK: Layout

    /// Lays out the subviews, and adopts the content size determined by constraints.
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

    /// Whether the layout of the view or its content is ambiguous.
    open override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout || !ambiguousContentAttributes.isEmpty }

    override var scrollOffset: CGPoint? { bounds.origin }
    override func contentGuide(seenFrom item: AnyObject) -> UILayoutGuide? {
        item === scrollState.frameGuide ? nil : contentGuide
    }
    override var safeAreaForSubviews: UIEdgeInsets { super.safeAreaForSubviews + safeAreaPart.negated }
}
