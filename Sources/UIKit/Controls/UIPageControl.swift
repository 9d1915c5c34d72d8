/// A row of dots, one for each page.
///
/// - Source: developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginDrawing()
    }

    /// Makes a page control from an Interface Builder document or an archive; archives hold ``UIView``'s properties
    /// only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        beginDrawing()
        coder.readDocument(into: self, as: UIPageControl.self)
    }

    /// The number of pages; negative values become 0.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = shownPage
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// The index of the current page, clamped to the existing pages.
    open var currentPage: Int {
        get { shownPage }
        set {
            let page = min(max(newValue, 0), max(0, numberOfPages - 1))
            let isOther = page != shownPage
            shownPage = page
            setNeedsDisplay()
            if isOther { progress?.pageChanged() }
        }
    }
    private var shownPage = 0
    /// Shows how much of the page's time has passed; nil for nothing. A timer turns pages.
    open var progress: UIPageControlProgress? {
        didSet {
            oldValue?.control = nil
            progress?.control = self
            progress?.pageChanged()
        }
    }
    /// Whether no dot is shown when there is one page.
    open var hidesForSinglePage = false {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the other pages' dots; nil, the default, means ``UIColor/tertiaryLabel``.
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the current page's dot; nil, the default, means ``UIColor/label``.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Sets the picture of every page that has none of its own; nil for dots. Template pictures, and symbols, take the
    /// dots' colours.
    open var preferredIndicatorImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// Sets the picture of the current page where that page has none of its own; nil for ``preferredIndicatorImage``.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    private var indicatorImages: [Int: UIImage] = [:]
    private var currentIndicatorImages: [Int: UIImage] = [:]
    /// Sets the picture of a page; nil for ``preferredIndicatorImage``.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        indicatorImages[page] = image
        setNeedsDisplay()
    }
    /// The picture that a page has of its own.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
    /// Sets the picture of a page while it is the current one; nil for that of the other times.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentIndicatorImages[page] = image
        setNeedsDisplay()
    }
    /// The picture that a page has of its own while it is the current one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicatorImages[page] }

    private func picture(of page: Int) -> UIImage? {
        let usual = indicatorImages[page] ?? preferredIndicatorImage
        return page == currentPage ? currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? usual : usual
    }

    /// The prominence of the background behind the dots.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle-swift.enum
    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0
        case prominent, minimal
    }
    /// Whether a shape is drawn behind the dots: with ``BackgroundStyle/prominent`` always, otherwise never, for nobody
    /// scrubs.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { setNeedsDisplay() }
    }

    /// The kind of the user's interaction with the control.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipagecontrol/interactionstate-swift.enum
    public enum InteractionState: Int, Sendable {
        case none = 0
        case discrete, continuous
    }
    /// The kind of the user's interaction with the control: a touch goes to a page; dragging over the dots does
    /// nothing.
    open var interactionState: InteractionState { isTracking ? .discrete : .none }
    /// Whether dragging over the dots turns the pages. It reads back what was set; that never happens.
    open var allowsContinuousInteraction = true

    /// Whether a touch leaves the dots as they are until ``updateCurrentPageDisplay()`` is called. It reads back what
    /// was set; dots show the page at once.
    @available(iOS, introduced: 2.0, deprecated: 14.0)
    open var defersCurrentPageDisplay = false
    /// Shows the current page, which the dots do already.
    @available(iOS, introduced: 2.0, deprecated: 14.0)
    open func updateCurrentPageDisplay() {}

    /// The direction in which pages follow each other.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipagecontrol/direction-swift.enum
    public enum Direction: Int, Sendable {
        case natural = 0
        case leftToRight, rightToLeft, topToBottom, bottomToTop
    }
    /// The direction in which pages follow each other. Only the horizontal directions are followed; dots never stand
    /// above each other.
    open var direction = Direction.natural {
        didSet { setNeedsDisplay() }
    }
    private var runsLeft: Bool {
        switch direction {
        case .leftToRight: false
        case .rightToLeft: true
        default: isRightToLeft
        }
    }

    /// The size of a control with that many pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.metrics.margins + CGFloat(pageCount) * Self.metrics.pitch, height: Self.metrics.height)
    }

    private static let metrics = ControlMetrics.pageControl

    override var takesTaps: Bool { true }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    override var usualAccessibilityTraits: UIAccessibilityTraits { super.usualAccessibilityTraits.union(.adjustable) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    open override func draw(_ rect: CGRect) {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        if backgroundStyle == .prominent {
            UIColor.tertiarySystemFill.setFill()
            UIBezierPath(capsule: bounds).fill()
        }
        let room = (bounds.width - Self.metrics.dot) / CGFloat(max(1, numberOfPages - 1))
        let pitch = min(Self.metrics.pitch, max(Self.metrics.leastPitch, room))
        for page in 0..<numberOfPages {
            let place = runsLeft ? numberOfPages - 1 - page : page
            let x = bounds.midX + (CGFloat(place) - CGFloat(numberOfPages - 1) / 2) * pitch
            if let picture = picture(of: page) {
                let shown = picture.isTemplate ? picture.withTintColor(color(of: page)) : picture
                shown.draw(at: CGPoint(x: x - picture.size.width / 2, y: bounds.midY - picture.size.height / 2))
                continue
            }
            color(of: page).setFill()
            UIBezierPath(ovalIn: CGRect(center: CGPoint(x: x, y: bounds.midY), width: Self.metrics.dot, height: Self.metrics.dot))
                .fill()
        }
    }

    private func color(of page: Int) -> UIColor {
        if page == currentPage { return currentPageIndicatorTintColor ?? .label }
        return pageIndicatorTintColor ?? .tertiaryLabel
    }

    /// A tap on one half moves to the next page on that side.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let old = currentPage
        let forward = (touch.location(in: self).x > bounds.midX) != runsLeft
        currentPage += forward ? 1 : -1
        if currentPage != old { sendValueChanged() }
    }

    override class var appearanceValues: [AppearanceValue] {
        super.appearanceValues + [
            .value(\UIPageControl.pageIndicatorTintColor),
            .value(\UIPageControl.currentPageIndicatorTintColor),
        ]
    }
}
