/// A bar of tabs, one of which is selected.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbar
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemPlace {
    /// The arrangement of items that do not need the full width.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabbar/itempositioning-swift.enum
    public enum ItemPositioning: Int, Sendable {
        /// Over the full width if it is compact, otherwise centred.
        case automatic = 0
        case fill, centered
    }

    let background = _UIBarBackground(frame: .zero)
    let platter = UIView(frame: .zero)
    private(set) var buttons: [UITabBarButton] = []
    /// The tab bar controller that owns the bar: it decides about selection.
    weak var controller: (any TabBarOwner)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a tab bar from an Interface Builder document; from archives only the properties of `UIView` are read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UITabBar.self)
    }

    private func setUp() {
        isOpaque = false
        addSubview(background)
        platter.isUserInteractionEnabled = false
        platter.showPlatter()
        addSubview(platter)
    }

    /// The delegate that is notified of taps on tabs; a tab bar controller is the delegate of its bar, and another one
    /// raises `NSInternalInconsistencyException`. Held weakly.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet {
            guard let controller, delegate !== oldValue, delegate !== controller else { return }
            raise(
                "NSInternalInconsistencyException",
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
        }
    }

    // MARK: Items

    /// Raises `NSInternalInconsistencyException` for a bar whose items and selection a tab bar controller manages.
    private func raiseIfManaged() {
        guard controller != nil else { return }
        raise(
            "NSInternalInconsistencyException",
            "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }

    /// The items from leading to trailing. Setting those of a tab bar controller's bar raises
    /// `NSInternalInconsistencyException`.
    open var items: [UITabBarItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }
    /// Replaces the items. With animation, they are cross-faded if the bar is on screen and transitions are animated.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        raiseIfManaged()
        change(self, animated: animated) { shownItems = items }
    }
    /// The items, those of a tab bar controller too.
    var shownItems: [UITabBarItem]? {
        didSet {
            follow(shownItems, insteadOf: oldValue)
            showItems()
        }
    }

    /// The selected item. Held weakly. Setting that of a tab bar controller's bar raises
    /// `NSInternalInconsistencyException`.
    open var selectedItem: UITabBarItem? {
        get { shownSelection }
        set {
            raiseIfManaged()
            shownSelection = newValue
        }
    }
    /// The selected item, that of a tab bar controller too.
    weak var shownSelection: UITabBarItem? {
        didSet { for button in buttons { button.isSelected = button.item === shownSelection } }
    }

    func itemChanged(_ item: UIBarItem) {
        buttons.first { $0.item === item }?.show()
    }

    private func tapped(_ item: UITabBarItem) {
        if let controller { return controller.tapped(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

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
    /// The colour of items that are not selected; nil for the appearance's.
    open var unselectedItemTintColor: UIColor? {
        didSet { changed() }
    }
    /// The background image, drawn over the background colour.
    open var backgroundImage: UIImage? {
        didSet { changed() }
    }
    /// The image that replaces the hairline, if there is a background image.
    open var shadowImage: UIImage? {
        didSet { changed() }
    }
    /// The standard appearance of the bar.
    @NSCopying open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasOwnStandardAppearance = true
            changed()
        }
    }
    private var hasOwnStandardAppearance = false
    /// The standard appearance, if it was set.
    var ownStandardAppearance: UITabBarAppearance? {
        get { hasOwnStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
    /// The appearance of a tab bar controller's bar while its content is at the bottom edge or does not scroll; nil for
    /// the standard one without its background. The canvas of documents uses the standard appearance.
    @NSCopying open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { changed() }
    }
    /// Whether content is scrolled to the edge at the bar.
    var isAtScrollEdge = false {
        didSet {
            guard isAtScrollEdge != oldValue else { return }
            for button in buttons { button.show() }
            setNeedsLayout()
        }
    }
    /// The appearance that applies at present.
    var shownAppearance: UITabBarAppearance {
        isAtScrollEdge ? scrollEdgeAppearance ?? standardAppearance.bareAtScrollEdge() : standardAppearance
    }
    /// The image behind the selected tab. It reads back what was set; nothing draws it.
    open var selectionIndicatorImage: UIImage?
    /// Whether the bar is at the top of a tablet's screen, where it is a capsule of titles.
    package var isAtTop = false {
        didSet {
            guard isAtTop != oldValue else { return }
            background.isHidden = isAtTop
            changed()
        }
    }
    /// The arrangement of items that do not need the full width.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { setNeedsLayout() }
    }
    /// The width of centred items, in points; 0 for the system's.
    open var itemWidth: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    /// The space between centred items, in points; 0 for the system's.
    open var itemSpacing: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    private func changed() {
        for button in buttons { button.show() }
        setNeedsLayout()
        controller?.barContentChanged()
    }

    open override func tintColorDidChange() { for button in buttons { button.show() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    // MARK: Creating the items' views

    private func showItems() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = UITabBarButton(item, in: self)
            button.isSelected = item === selectedItem
            button.addAction(UIAction { [weak self, weak item] _ in item.map { self?.tapped($0) } }, for: .touchUpInside)
            return button
        }
        for button in buttons { addSubview(button) }
        changed()
    }

    // MARK: Layout

    /// The height of the items, in points.
    private var itemHeight: CGFloat { ChromeMetrics.tabBar[chromePlace] }
    /// The height of the items and of what the bar covers of the safe area at the bottom of the screen.
    ///
    /// - Source: recorded frames: a bar that constraints tie to the bottom of the safe area is 49 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: itemHeight + safeAreaInsets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: itemHeight + (window?.safeAreaInsets.bottom ?? 0))
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        barStyle.apply(to: [background] + buttons)
        background.show(
            shownBackground, color: isAtScrollEdge ? nil : barTintColor, isTranslucent: isTranslucent, shadowIsAbove: true)
        for button in buttons { button.showStyle() }
        placeButtons()
    }

    private var shownBackground: UIBarAppearance {
        guard backgroundImage != nil else { return shownAppearance }
        let appearance = UIBarAppearance(barAppearance: standardAppearance)
        appearance.backgroundImage = backgroundImage
        if let shadowImage { appearance.shadowImage = shadowImage }
        return appearance
    }

    private func placeButtons() {
        guard !buttons.isEmpty else { return platter.isHidden = true }
        if isAtTop { return placeTabsAtTop() }
        let room = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let height = ChromeMetrics.tabPlatter[generation]
        platter.isHidden = height == nil || isInLargeWindow
        if let height, !platter.isHidden { placeOnPlatter(in: room, height: height) } else { placeButtons(in: room) }
    }

    /// Whether the bar is a tablet's, which has no platter; that of a large phone in landscape has one.
    private var isInLargeWindow: Bool {
        traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass != .compact
    }

    /// The width, in points, of the widest tab whose image and title are side by side, with its padding; 0 if titles
    /// are below the images.
    private var widthOfContents: CGFloat {
        let widest = buttons.map(\.widthBesideEachOther).max() ?? 0
        return widest > 0 ? (widest + 2 * ChromeMetrics.tabSidePadding).rounded(.up) : 0
    }

    /// Lays the tabs out on a capsule, centred at the top edge, as wide as its tabs unless the bar is narrower.
    private func placeOnPlatter(in room: CGRect, height: CGFloat) {
        let padding = ChromeMetrics.tabPlatterPadding
        let overlap = ChromeMetrics.tabWidth - ChromeMetrics.tabStep
        let ownWidth = max(ChromeMetrics.tabWidth, widthOfContents)
        let tabs = CGFloat(buttons.count - 1) * (ownWidth - overlap) + ownWidth
        let width = min(tabs + 2 * padding, max(0, room.width - 2 * BarPlatter.sideRoom))
        let frame = CGRect(x: (room.midX - width / 2).rounded(), y: 0, width: width, height: min(height, bounds.height))
        platter.frame = frame
        platter.roundPlatter()
        let inner = frame.shrunk(dx: padding, dy: padding)
        let tabWidth = (inner.width + overlap * CGFloat(buttons.count - 1)) / CGFloat(buttons.count)
        let step = tabWidth - overlap
        for (index, button) in buttons.enumerated() {
            let place = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
            button.frame = CGRect(x: inner.minX + place * step, y: inner.minY, width: tabWidth, height: inner.height)
                .roundedToPixels(pixelScale)
        }
    }

    private func placeButtons(in room: CGRect) {
        let count = CGFloat(buttons.count)
        let isCentered =
            itemPositioning == .centered
            || itemPositioning == .automatic && traitCollection.horizontalSizeClass == .regular
        let ownWidth = itemWidth > 0 ? itemWidth : max(76, widthOfContents)
        let gap: CGFloat = itemSpacing > 0 ? itemSpacing : 34
        let width = isCentered ? min(ownWidth, room.width / count) : room.width / count
        let step = isCentered ? min(width + gap, room.width / count) : width
        let start = isCentered ? room.midX - (step * (count - 1) + width) / 2 : room.minX
        let top = ChromeMetrics.aboveTab
        for (index, button) in buttons.enumerated() {
            let place = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
            let x = start + place * step
            // Tabs that share the whole width end at whole points.
            let inset = ChromeMetrics.besideTab
            let (left, right) = isCentered ? (x, x + width) : (x.rounded() + inset, (x + width).rounded() - inset)
            button.frame = CGRect(x: left, y: top, width: right - left, height: min(itemHeight, bounds.height) - top)
                .roundedToPixels(pixelScale)
        }
    }

    override class var appearanceValues: [AppearanceValue] {
        super.appearanceValues + [
            .optional(\UITabBar.ownStandardAppearance),
            .value(\UITabBar.isTranslucent),
            .value(\UITabBar.barTintColor),
            .value(\UITabBar.unselectedItemTintColor),
        ]
    }
}
