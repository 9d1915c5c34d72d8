/// A title, buttons at both ends and a way back, for a stack of items of which the last one shows.
///
/// In a navigation controller, content that scrolls away from its top edge takes the search bar along, and then the large title.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    let background = _UIBarBackground(frame: .zero)
    let contentView = UIView(frame: .zero)
    var content = NavigationBarContent()
    /// The controller whose bar this is: it decides about the items, and goes back.
    weak var controller: (any NavigationBarOwner)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a navigation bar from an Interface Builder document; of archives only what views read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UINavigationBar.self)
    }

    private func setUp() {
        isOpaque = false
        addSubview(background)
        addSubview(contentView)
    }

    /// Hears of items that come and go; a navigation controller's bar has it as its delegate.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// Where the delegate says that the bar is; at the top unless there is one.
    open var barPosition: UIBarPosition {
        if controller != nil { return .topAttached }
        let position = delegate?.position(for: self) ?? .top
        return position == .any ? .top : position
    }

    // MARK: Items

    /// The items from the first to the one that shows.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    private var stack: [UINavigationItem] = []

    /// Replaces all items. With animation, the contents of the bar fade into each other where the bar is on the screen and time passes.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let isOther = items?.last !== stack.last
        change(contentView, animated: animated && isOther) { self.take(items) }
    }

    private func take(_ items: [UINavigationItem]?) {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items ?? []
        for item in stack { item.bar = self }
        itemsChanged()
    }
    /// The item that shows.
    open var topItem: UINavigationItem? { stack.last }
    /// The item below, which the back button leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Puts an item on top, if the delegate lets it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        setItems(stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the top item away, if the delegate lets it. Returns the item, or nil when nothing was taken away.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        setItems(stack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// The back button was tapped.
    func goBack() {
        guard let controller else {
            popItem(animated: true)
            return
        }
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
        controller.popTopItem()
    }

    // MARK: Looks

    /// Whether the bar behaves as on a tablet or on a Mac. Stored; it behaves as on a tablet.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// How the bar behaves: as on a tablet.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Whether titles are large, below the buttons, where their items do not say otherwise.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { itemsChanged() } }
    }
    /// Light, or black whatever the interface is.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { itemsChanged() } }
    }
    /// Whether content shines through, and by default lies below the bar.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { itemsChanged() } }
    }
    /// The background's colour instead of the appearance's.
    open var barTintColor: UIColor? {
        didSet { itemsChanged() }
    }
    /// What differs from black 17-point semibold titles; it goes before the appearance.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { itemsChanged() }
    }
    /// What differs from black 34-point bold titles; it goes before the appearance.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { itemsChanged() }
    }
    /// Drawn in the place of the hairline, where there is a background image; nil for the appearance's.
    open var shadowImage: UIImage? {
        didSet { itemsChanged() }
    }
    private var backgroundImages = BarImages()
    /// Sets a picture behind the bar; nil for the appearance's background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    /// Sets a picture behind the bar where it has a position; nil for the appearance's background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages.set(backgroundImage, barPosition, barMetrics)
        itemsChanged()
    }
    /// The picture behind the bar, as far as one was set.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }
    /// The picture behind the bar where it has a position, as far as one was set.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages.image(barPosition, barMetrics)
    }
    /// The pictures as appearance proxies hand them on; nil while there are none.
    var ownBackgroundImages: BarImages? {
        get { backgroundImages.isEmpty ? nil : backgroundImages }
        set {
            backgroundImages = newValue ?? BarImages()
            itemsChanged()
        }
    }
    /// The appearance with the picture and the shadow that were set beside it.
    func withOwnImages(_ appearance: UIBarAppearance) -> UIBarAppearance {
        let metrics = place.orientation == .landscape ? UIBarMetrics.compact : .default
        return backgroundImages.applied(to: appearance, barPosition, metrics, shadowImage)
    }

    /// The picture beside the back button's title; nil for the appearance's.
    open var backIndicatorImage: UIImage? {
        didSet { itemsChanged() }
    }
    /// What would mask titles as they move; nothing moves here.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// How the bar looks.
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
    /// Moves the title up or down, in points. Kept; titles stay in the middle.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
    }
    /// How far the title is moved, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleAdjustments[barMetrics] ?? 0 }
    /// How the bar looks on phones lying on their side; nil for the standard.
    @NSCopying open var compactAppearance: UINavigationBarAppearance? {
        didSet { itemsChanged() }
    }
    /// How a navigation controller's bar looks while content is scrolled to its top edge, or does not scroll; nil for the standard without its
    /// background. On the canvas of documents the standard shows.
    @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemsChanged() }
    }
    /// The same on phones lying on their side.
    @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemsChanged() }
    }
    /// Whether content is scrolled to the edge at the bar.
    var isAtScrollEdge = false {
        didSet {
            guard isAtScrollEdge != oldValue, look(atEdge: true) !== look(atEdge: false) else { return }
            content.isCurrent = false
            setNeedsLayout()
        }
    }

    // MARK: Layout

    /// Whether the item that shows has a large title.
    package final var showsLargeTitle: Bool {
        guard prefersLargeTitles, place.orientation == .portrait else { return false }
        for item in stack.reversed() where item.largeTitleDisplayMode != .automatic {
            return item.largeTitleDisplayMode == .always
        }
        return true
    }

    /// Points that the bar needs for the item that shows.
    var neededHeight: CGFloat {
        if search?.takesTitlesPlace ?? false { return searchHeight }
        return ChromeMetrics.navigationBarHeight(place, hasLargeTitle: showsLargeTitle, hasPrompt: topItem?.prompt != nil)
            + largeTitleExcess - titleCollapse + searchHeight
    }

    /// The search of the item that shows.
    var search: (any NavigationSearch)? { topItem?.search }
    /// Points that the search bar takes below the title, or in its place.
    var searchHeight: CGFloat {
        guard let search else { return 0 }
        return search.takesTitlesPlace ? fullSearchHeight : fullSearchHeight - min(topItem?.collapse ?? 0, collapsibleSearch)
    }
    /// The same while content leaves it alone.
    var fullSearchHeight: CGFloat { search.map { $0.searchBar.intrinsicContentSize.height } ?? 0 }
    /// The points of the search bar that scrolling takes away at most.
    var collapsibleSearch: CGFloat {
        guard let search, let topItem, topItem.hidesSearchBarWhenScrolling, !search.isActive else { return 0 }
        return fullSearchHeight
    }
    /// The points of the large title that scrolling takes away at most.
    var collapsibleTitle: CGFloat {
        guard showsLargeTitle, search?.takesTitlesPlace != true else { return 0 }
        return ChromeMetrics.largeTitleBar[place] - ChromeMetrics.navigationBar[place] + largeTitleExcess
    }
    /// The points of the large title that scrolling took away.
    var titleCollapse: CGFloat { min(max(0, (topItem?.collapse ?? 0) - collapsibleSearch), collapsibleTitle) }
    /// What scrolling took away of the bar, and what it can take.
    var collapse: BarCollapse {
        let parts = [collapsibleSearch, collapsibleTitle]
        return BarCollapse(lost: parts == [0, 0] ? 0 : topItem?.collapse ?? 0, parts: parts)
    }
    /// Whether nothing is left of the large title, so that the title shows among the buttons.
    var titleIsCollapsed: Bool { collapsibleTitle > 0 && titleCollapse >= collapsibleTitle }

    /// The search bar or the large title got lower or higher.
    func collapsed(from old: CGFloat) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        let end = collapsibleSearch + collapsibleTitle
        if collapsibleTitle > 0, (old >= end) != titleIsCollapsed {
            change(contentView, animated: true) { content.isCurrent = false }
        }
        controller?.barContentChanged()
    }

    /// Points by which the bar is higher than it needs to be, because the content below its large title is pulled.
    var titlePull: CGFloat { showsLargeTitle && search?.takesTitlesPlace != true ? topItem?.pull ?? 0 : 0 }

    /// The content was pulled, or let go.
    func pulled() {
        setNeedsLayout()
        controller?.barContentChanged()
    }

    /// What the bar's height depends on.
    var place: ChromePlace {
        var place = chromePlace
        place.holder = controller.map { $0.isInSheet ? ChromePlace.Holder.sheet : .controller } ?? .view
        return place
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: neededHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: neededHeight) }

    /// The items, or how the bar shows them, changed.
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
