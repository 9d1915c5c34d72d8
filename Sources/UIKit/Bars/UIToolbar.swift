/// The delegate of a toolbar, which decides its position.
///
/// - Source: developer.apple.com/documentation/uikit/uitoolbardelegate
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with a row of items.
///
/// - Source: developer.apple.com/documentation/uikit/uitoolbar
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemPlace {
    let background = _UIBarBackground(frame: .zero)
    private let contentView = _UIToolbarContentView(frame: .zero)
    private var row: BarRow?
    /// Whether the row is tied to the content view by constraints.
    private var isTied = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a toolbar from an Interface Builder document; from archives only the properties of `UIView` are read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UIToolbar.self)
    }

    private func setUp() {
        isOpaque = false
        addSubview(background)
        addSubview(contentView)
    }

    /// The delegate that decides the bar's position. Held weakly.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The position of the bar as its delegate returns it; `bottom` by default.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .bottom
        return position == .any ? .bottom : position
    }

    // MARK: Items

    /// The items from leading to trailing.
    open var items: [UIBarButtonItem]? {
        didSet {
            follow(items, insteadOf: oldValue)
            changed()
        }
    }
    /// Replaces the items. With animation, they are cross-faded if the bar is on screen and transitions are animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(contentView, animated: animated) { self.items = items }
    }

    func itemChanged(_ item: UIBarItem) { changed() }

    // MARK: Appearance

    /// The style: default, or black in every appearance.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { changed() } }
    }
    /// Whether the bar is translucent.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { changed() } }
    }
    /// The background colour, which replaces the appearance's.
    open var barTintColor: UIColor? {
        didSet { changed() }
    }
    /// The standard appearance of the bar.
    @NSCopying open var standardAppearance = UIToolbarAppearance() {
        didSet { changed() }
    }
    /// The appearance on phones in landscape; nil for the standard one.
    @NSCopying open var compactAppearance: UIToolbarAppearance? {
        didSet { changed() }
    }
    /// The appearance of a navigation controller's toolbar while its content is at the bottom edge or does not scroll;
    /// nil for the standard one without its background. The canvas of documents uses the standard appearance.
    @NSCopying open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { changed() }
    }
    /// The scroll edge appearance on phones in landscape.
    @NSCopying open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet { changed() }
    }
    /// Whether content is scrolled to the edge at the bar.
    var isAtScrollEdge = false {
        didSet {
            if isAtScrollEdge != oldValue, barTintColor != nil || look(atEdge: true) !== look(atEdge: false) { changed() }
        }
    }
    /// The appearance at the scroll edge of the content, or away from it.
    private func look(atEdge: Bool) -> UIToolbarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = (isCompact ? compactAppearance : nil) ?? standardAppearance
        guard atEdge else { return standard }
        return (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance ?? standard.bareAtScrollEdge()
    }

    private var images = BarImages()
    private var shadows = BarImages()
    /// Sets the background image for a position; nil for the appearance's background.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        images.set(backgroundImage, topOrBottom, barMetrics)
        changed()
    }
    /// The background image that was set for a position.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images.image(topOrBottom, barMetrics)
    }
    /// Sets the image that replaces the hairline, if there is a background image; nil for the appearance's.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadows.set(shadowImage, topOrBottom, .default)
        changed()
    }
    /// The shadow image that was set for a position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        shadows.image(topOrBottom, .default)
    }

    private func changed() {
        (row, isTied) = (nil, false)
        setNeedsLayout()
    }

    override func resolveTraits() {
        super.resolveTraits()
        changed()
    }

    // MARK: Layout

    /// The height of a toolbar in this environment, in points.
    private var neededHeight: CGFloat { ChromeMetrics.toolbar[chromePlace] }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: neededHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: neededHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if isTied, !bounds.isEmpty { changed() }
        var row = row ?? showItems()
        contentView.frame = bounds
        let (above, below) = overhang
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above + below)
        let side = SystemMargins.side(inWidth: hierarchyRoot.bounds.width)
        let overhang = ChromeMetrics.barButtonOverhang[generation]
        let (first, last) = (side - overhang + row.inset(atStart: true), side - overhang + row.inset(atStart: false))
        let rect = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: safeAreaInsets.left + (isRightToLeft ? last : first), bottom: 0,
                right: safeAreaInsets.right + (isRightToLeft ? first : last)))
        if bounds.isEmpty, row.hasButtons, ChromeMetrics.toolbarsHaveConstraints[generation] { return tie(row) }
        row.measure(in: rect.size)
        row.place(in: rect, reversed: isRightToLeft, fills: true, pixelScale: pixelScale)
    }

    /// Ties the row to the content view. Without a width or a height the constraints cannot all hold, which is logged.
    private func tie(_ row: BarRow) {
        guard !isTied else { return }
        isTied = true
        row.tie(to: contentView)
    }

    /// The extension of the background above and below the bar: to the superview's edge, if there is only unsafe area
    /// between.
    private var overhang: (above: CGFloat, below: CGFloat) {
        guard let superview else { return (0, 0) }
        let below = superview.bounds.height - frame.maxY
        let reaches = barPosition == .bottom && below > 0 && below <= superview.safeAreaInsets.bottom
        return (barPosition == .topAttached ? max(0, frame.minY) : 0, reaches ? below : 0)
    }

    private var fonts: BarFonts { BarFonts(traits: traitCollection, generation: generation) }

    private func showItems() -> BarRow {
        let appearance = look(atEdge: isAtScrollEdge)
        for view in contentView.subviews { view.removeFromSuperview() }
        barStyle.apply(to: [contentView, background])
        let isCompact = traitCollection.verticalSizeClass == .compact
        let shown = images.applied(
            to: appearance, barPosition, isCompact ? .compact : .default, shadowImage(forToolbarPosition: .any))
        background.show(
            shown, color: isAtScrollEdge ? nil : barTintColor, isTranslucent: isTranslucent, shadowIsAbove: barPosition == .bottom
        )
        let made = BarRow(items ?? [], fonts: fonts) {
            $0 == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
        }
        contentView.addSubview(made.stack)
        row = made
        return made
    }

    override class var appearanceValues: [AppearanceValue] {
        super.appearanceValues + [
            .value(\UIToolbar.barTintColor)
        ]
    }
}
