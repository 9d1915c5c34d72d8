/// A bar with a title, buttons at both ends and a back button, for a stack of items of which the top one is shown.
///
/// In a navigation controller, scrolling content away from its top collapses the search bar, and then the large title.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    let background = _UIBarBackground(frame: .zero)
    let largeTitleView = _UINavigationBarLargeTitleView(frame: .zero)
    let contentView = _UINavigationBarContentView(frame: .zero)
    let promptView = _UINavigationBarModernPromptView(frame: .zero)
    var content = NavigationBarContent()
    /// The navigation controller that owns the bar: it decides about the items, and pops.
    weak var controller: (any NavigationBarOwner)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a navigation bar from an Interface Builder document; from archives only the properties of `UIView` are
    /// read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UINavigationBar.self)
    }

    private func setUp() {
        isOpaque = false
        for view in [background, largeTitleView, contentView, promptView] as [UIView] { addSubview(view) }
        largeTitleView.clipsToBounds = true
        largeTitleView.show(nil)
        promptView.show(nil)
    }

    /// The views that are cross-faded together when the top item changes.
    var fadedViews: [UIView] { [contentView, largeTitleView, promptView] }
    private func fade(animated: Bool, _ edit: () -> Void) {
        for view in fadedViews.dropFirst() { change(view, animated: animated) {} }
        change(contentView, animated: animated, edit)
    }

    /// The delegate that is notified of pushed and popped items; a navigation controller is the delegate of its bar, and
    /// another one raises `NSInternalInconsistencyException`.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            guard let controller, delegate !== oldValue, delegate !== controller else { return }
            raise(
                "NSInternalInconsistencyException",
                "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
        }
    }
    /// The position of the bar as its delegate returns it; `top` by default.
    open var barPosition: UIBarPosition {
        if controller != nil { return .topAttached }
        let position = delegate?.position(for: self) ?? .top
        return position == .any ? .top : position
    }

    // MARK: Items

    /// Raises `NSInternalInconsistencyException` for a bar whose items a navigation controller manages.
    private func raiseIfManaged(_ method: String) {
        guard controller != nil else { return }
        raise(
            "NSInternalInconsistencyException",
            "Cannot call \(method) directly on a UINavigationBar managed by a controller.")
    }

    /// The items from the bottom to the top of the stack. Setting those of a navigation controller's bar raises
    /// `NSInternalInconsistencyException`, as do the methods that change them.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    private var stack: [UINavigationItem] = []

    /// Replaces all items. With animation, the bar's contents are cross-faded if the bar is on screen and transitions
    /// are animated.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        raiseIfManaged("setItems:animated:")
        showItems(items, animated: animated)
    }

    /// Replaces all items, those of a navigation controller's bar too.
    func showItems(_ items: [UINavigationItem]?, animated: Bool) {
        let isOther = items?.last !== stack.last
        fade(animated: animated && isOther) { take(items) }
    }

    private func take(_ items: [UINavigationItem]?) {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items ?? []
        for item in stack { item.bar = self }
        itemsChanged()
    }
    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }
    /// The item below the top one, to which the back button leads.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Pushes an item, if the delegate allows it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        raiseIfManaged("pushNavigationItem:animated:")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        setItems(stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Pops the top item, if the delegate allows it. Returns the item, or nil if none was popped.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        raiseIfManaged("popNavigationItemAnimated:")
        guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        setItems(stack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Pops the top item after a tap on the back button.
    func goBack() {
        guard let controller else {
            popItem(animated: true)
            return
        }
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
        controller.popTopItem()
    }

    // MARK: Appearance

    /// Whether the bar behaves as on a tablet or on a Mac. It reads back what was set; the behaviour is a tablet's.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// The effective behavioural style: that of a tablet.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Whether titles are large, below the buttons, unless an item's display mode differs.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { itemsChanged() } }
    }
    /// The style: default, or black in every appearance.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { itemsChanged() } }
    }
    /// Whether the bar is translucent, in which case content extends under it by default.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { itemsChanged() } }
    }
    /// The background colour, which replaces the appearance's.
    open var barTintColor: UIColor? {
        didSet { itemsChanged() }
    }
    /// Text attributes that differ from those of the default title (17 points, semibold); they have precedence over the
    /// appearance.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { itemsChanged() }
    }
    /// Text attributes that differ from those of the default large title (34 points, bold); they have precedence over
    /// the appearance.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { itemsChanged() }
    }
    /// The image that replaces the hairline, if there is a background image; nil for the appearance's.
    open var shadowImage: UIImage? {
        didSet { itemsChanged() }
    }
    private var backgroundImages = BarImages()
    /// Sets the background image; nil for the appearance's background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    /// Sets the background image for a position; nil for the appearance's background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages.set(backgroundImage, barPosition, barMetrics)
        itemsChanged()
    }
    /// The background image that was set.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }
    /// The background image that was set for a position.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages.image(barPosition, barMetrics)
    }
    /// The background images for appearance proxies; nil if there are none.
    var ownBackgroundImages: BarImages? {
        get { backgroundImages.isEmpty ? nil : backgroundImages }
        set {
            backgroundImages = newValue ?? BarImages()
            itemsChanged()
        }
    }
    /// The appearance with the background image and the shadow image of the older API.
    func withOwnImages(_ appearance: UIBarAppearance) -> UIBarAppearance {
        let metrics = place.orientation == .landscape ? UIBarMetrics.compact : .default
        return backgroundImages.applied(to: appearance, barPosition, metrics, shadowImage)
    }

    /// The indicator image of the back button; nil for the appearance's.
    open var backIndicatorImage: UIImage? {
        didSet { itemsChanged() }
    }
    /// The mask of titles during transitions. It reads back what was set; titles do not move.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The standard appearance of the bar.
    @NSCopying open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasOwnStandardAppearance = true
            itemsChanged()
        }
    }
    private var hasOwnStandardAppearance = false
    /// The standard appearance, if it was set.
    var ownStandardAppearance: UINavigationBarAppearance? {
        get { hasOwnStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
    private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
    /// Sets the vertical offset of the title, in points. It reads back what was set; titles stay centred.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
    }
    /// The vertical offset of the title, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleAdjustments[barMetrics] ?? 0 }
    /// The appearance on phones in landscape; nil for the standard one.
    @NSCopying open var compactAppearance: UINavigationBarAppearance? {
        didSet { itemsChanged() }
    }
    /// The appearance of a navigation controller's bar while its content is at the top edge or does not scroll; nil for
    /// the standard one without its background. The canvas of documents uses the standard appearance.
    @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemsChanged() }
    }
    /// The scroll edge appearance on phones in landscape.
    @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemsChanged() }
    }
    /// Whether content is scrolled to the edge at the bar.
    var isAtScrollEdge = false {
        didSet {
            guard isAtScrollEdge != oldValue, barTintColor != nil || look(atEdge: true) !== look(atEdge: false) else { return }
            content.isCurrent = false
            setNeedsLayout()
        }
    }

    // MARK: Layout

    /// Whether the top item has a large title.
    package final var showsLargeTitle: Bool {
        guard prefersLargeTitles, place.orientation == .portrait else { return false }
        for item in stack.reversed() where item.largeTitleDisplayMode != .automatic {
            return item.largeTitleDisplayMode == .always
        }
        return true
    }

    /// The height that the bar needs for the top item, in points.
    var neededHeight: CGFloat {
        if search?.takesTitlesPlace ?? false { return searchHeight }
        return ChromeMetrics.navigationBarHeight(place, hasLargeTitle: showsLargeTitle, hasPrompt: topItem?.prompt != nil)
            + largeTitleExcess - titleCollapse + searchHeight
    }

    /// The search of the top item.
    var search: (any NavigationSearch)? { topItem?.search }
    /// The height of the search bar below the title, or in its place, in points.
    var searchHeight: CGFloat {
        guard let search else { return 0 }
        return search.takesTitlesPlace ? fullSearchHeight : fullSearchHeight - min(topItem?.collapse ?? 0, collapsibleSearch)
    }
    /// The height of the search bar while it is not collapsed, in points.
    var fullSearchHeight: CGFloat {
        guard let search else { return 0 }
        return search.searchBar.intrinsicContentSize.height - ChromeMetrics.searchBarLessInBar[generation]
    }
    /// The part of the search bar's height, in points, that scrolling can collapse.
    var collapsibleSearch: CGFloat {
        guard let search, let topItem, topItem.hidesSearchBarWhenScrolling, !search.isActive else { return 0 }
        return fullSearchHeight
    }
    /// The part of the large title's height, in points, that scrolling can collapse.
    var collapsibleTitle: CGFloat {
        guard showsLargeTitle, search?.takesTitlesPlace != true else { return 0 }
        return ChromeMetrics.largeTitleBar[place] - ChromeMetrics.navigationBar[place] + largeTitleExcess
    }
    /// The part of the large title's height, in points, that is collapsed.
    var titleCollapse: CGFloat { min(max(0, (topItem?.collapse ?? 0) - collapsibleSearch), collapsibleTitle) }
    /// The collapsed height of the bar, and the heights that can be collapsed.
    var collapse: BarCollapse {
        let parts = [collapsibleSearch, collapsibleTitle]
        return BarCollapse(lost: parts == [0, 0] ? 0 : topItem?.collapse ?? 0, parts: parts)
    }
    /// Whether the large title is fully collapsed, so that the title is shown between the buttons.
    var titleIsCollapsed: Bool { collapsibleTitle > 0 && titleCollapse >= collapsibleTitle }

    /// Called when the search bar or the large title was collapsed or expanded.
    func collapsed(from old: CGFloat) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        let end = collapsibleSearch + collapsibleTitle
        if collapsibleTitle > 0, (old >= end) != titleIsCollapsed {
            fade(animated: true) { content.isCurrent = false }
        }
        controller?.barContentChanged()
    }

    /// The height, in points, that the bar gains while content below its large title is pulled down.
    var titlePull: CGFloat { showsLargeTitle && search?.takesTitlesPlace != true ? topItem?.pull ?? 0 : 0 }

    /// Called when the content was pulled down or released.
    func pulled() {
        setNeedsLayout()
        controller?.barContentChanged()
    }

    /// Whether tabs lie over the middle of the row, in place of the title.
    package var isCoveredInMiddle = false {
        didSet { if isCoveredInMiddle != oldValue { setNeedsLayout() } }
    }

    /// The key by which the bar's height is found.
    var place: ChromePlace {
        var place = chromePlace
        place.holder = controller.map { $0.isInSheet ? ChromePlace.Holder.sheet : .controller } ?? .view
        return place
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: neededHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: neededHeight) }

    /// Called when the items or their appearance changed.
    func itemsChanged() {
        content.isCurrent = false
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barContentChanged()
    }

    override func resolveTraits() {
        super.resolveTraits()
        itemsChanged()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    /// Before the first layout background and content are as large as the bar.
    ///
    /// - Source: a public view dump of iOS 12, of a bar in `viewDidLoad`.
    override func boundsSizeChanged() {
        super.boundsSizeChanged()
        guard !content.isCurrent else { return }
        (background.frame, contentView.frame) = (bounds, bounds)
    }

    override class var appearanceValues: [AppearanceValue] {
        super.appearanceValues + [
            .value(\UINavigationBar.isTranslucent),
            .value(\UINavigationBar.barTintColor),
            .value(\UINavigationBar.prefersLargeTitles),
            .optional(\UINavigationBar.shadowImage),
            .optional(\UINavigationBar.ownBackgroundImages),
            .optional(\UINavigationBar.titleTextAttributes),
            .optional(\UINavigationBar.largeTitleTextAttributes),
            .optional(\UINavigationBar.ownStandardAppearance),
            .optional(\UINavigationBar.compactAppearance),
            .optional(\UINavigationBar.scrollEdgeAppearance),
            .optional(\UINavigationBar.compactScrollEdgeAppearance),
        ]
    }
}
