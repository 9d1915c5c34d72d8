/// A row of dots, one for each page.
///
/// - Source: developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginDrawing()
    }

    /// Makes a page control from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
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
            shownPage = min(max(newValue, 0), max(0, numberOfPages - 1))
            setNeedsDisplay()
        }
    }
    private var shownPage = 0
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

    /// The size of a control with that many pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.margins + CGFloat(pageCount) * Self.pitch, height: Self.height)
    }

    /// - Source: recorded frames: 116 x 26 for three pages. The width per page is derived from the distance of the dots.
    private static let height: CGFloat = 26
    private static let margins: CGFloat = 62
    private static let pitch: CGFloat = 18
    /// The least distance of the dots in controls that are too narrow for the usual one.
    ///
    /// - Source: recorded frames of Xcode 10 and before: 39 for three pages, 7 for a dot and 16 from one to the next.
    private static let leastPitch: CGFloat = 9
    private static let dot: CGFloat = 7

    override var takesTaps: Bool { true }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    override var usualAccessibilityTraits: UIAccessibilityTraits { super.usualAccessibilityTraits.union(.adjustable) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    open override func draw(_ rect: CGRect) {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let room = (bounds.width - Self.dot) / CGFloat(max(1, numberOfPages - 1))
        let pitch = min(Self.pitch, max(Self.leastPitch, room))
        for page in 0..<numberOfPages {
            let place = isRightToLeft ? numberOfPages - 1 - page : page
            let x = bounds.midX + (CGFloat(place) - CGFloat(numberOfPages - 1) / 2) * pitch
            color(of: page).setFill()
            UIBezierPath(ovalIn: CGRect(center: CGPoint(x: x, y: bounds.midY), width: Self.dot, height: Self.dot)).fill()
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
        let forward = (touch.location(in: self).x > bounds.midX) != isRightToLeft
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
