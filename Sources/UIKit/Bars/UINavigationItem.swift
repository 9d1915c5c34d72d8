/// What a navigation bar shows while a controller is at the top.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor
open class UINavigationItem: NSObject, BarItemPlace {
    /// A line of text below the title. Stored; bars show none.
    open var subtitle: String?
    /// The title with attributes, which wins over ``title``; those that it does not have are the bar's.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/attributedtitle
    open var attributedTitle: AttributedString? {
        didSet { if attributedTitle != oldValue { changed() } }
    }
    /// The line below the title with attributes, which wins over ``subtitle``. Stored; bars show none.
    open var attributedSubtitle: AttributedString?
    /// The line below the large title with attributes, which wins over ``largeSubtitle``. Stored; bars show none.
    open var largeAttributedSubtitle: AttributedString?
    /// Shown instead of the subtitle. Stored; bars show none.
    open var subtitleView: UIView?
    /// The large title; nil for ``title``.
    open var largeTitle: String? {
        didSet { if largeTitle != oldValue { changed() } }
    }
    /// A line of text below the large title; nil for ``subtitle``. Stored; bars show none.
    open var largeSubtitle: String?
    /// Shown instead of the line below the large title. Stored; bars show none.
    open var largeSubtitleView: UIView?
    /// Whether the title is large where the bar prefers that.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below has it; large for the first item.
        case automatic = 0
        case always, never
    }

    /// What a back button leading to the item says.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, where it fits, or else "Back".
        case `default` = 0
        /// "Back".
        case generic
        /// Nothing beside the chevron.
        case minimal
    }

    /// Where the title and the groups of buttons stand on a wide screen.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/itemstyle
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle.
        case navigator = 0
        /// The title at the leading end.
        case browser
        /// The title at the leading end, for a document that is edited.
        case editor
    }

    /// Where the search bar stands.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum
    public enum SearchBarPlacement: Int, Sendable {
        /// Where the system puts it.
        case automatic = 0
        /// At the trailing end, beside the buttons.
        case inline
        /// Below the title.
        case stacked
        /// As inline, and a button where there is little room.
        case integrated
        /// As integrated, in the middle of the bar.
        case integratedCentered
        /// A button.
        case integratedButton
    }

    /// The bar that shows the item, or could.
    weak var bar: UINavigationBar?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item from an archive; nothing is read from it.
    public required init?(coder: NSCoder) { super.init() }

    /// Makes an item without a title.
    public override convenience init() {
        self.init(title: "")
        title = nil
    }

    // MARK: Title

    /// The text in the middle of the bar.
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }
    /// Shown instead of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { changed() } }
    }
    /// A line of text above the title and the buttons, which makes the bar higher.
    open var prompt: String? {
        didSet { if prompt != oldValue { changed() } }
    }
    /// Whether the title is large where the bar prefers that.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    // MARK: Back button

    /// What the next item's back button looks like, instead of showing this item's title.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { replaced(oldValue.map { [$0] }, by: backBarButtonItem.map { [$0] }) }
    }
    /// What the next item's back button says, instead of this item's title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { changed() } }
    }
    /// What the next item's back button says if nothing fits or nothing is to be said.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { changed() } }
    }
    /// Whether the back button is away while this item is at the top.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { changed() } }
    }
    /// Shows or hides the back button, which with animation fades.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { $0.hidesBackButton = hidesBackButton }
    }
    /// Whether left items stand beside the back button instead of taking its place.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
    }

    // MARK: Buttons

    /// The buttons at the leading end, from the edge inward.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { replaced(oldValue, by: leftBarButtonItems) }
    }
    /// The buttons at the trailing end, from the edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { replaced(oldValue, by: rightBarButtonItems) }
    }
    /// The outermost button at the leading end.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = Self.list(leftBarButtonItems, first: newValue) }
    }
    /// The outermost button at the trailing end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = Self.list(rightBarButtonItems, first: newValue) }
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { $0.leftBarButtonItem = item } }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { $0.rightBarButtonItem = item } }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { $0.leftBarButtonItems = items }
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { $0.rightBarButtonItems = items }
    }

    /// Changes the item: with animation, what the bar shows of it fades into what it shows then.
    private func change(_ animated: Bool, _ change: (UINavigationItem) -> Void) {
        guard let bar, bar.topItem === self else { return change(self) }
        bar.change(bar.contentView, animated: animated) { change(self) }
    }

    /// The list with another first item, or without it.
    private static func list(_ items: [UIBarButtonItem]?, first: UIBarButtonItem?) -> [UIBarButtonItem]? {
        let rest = Array((items ?? []).dropFirst())
        let list = (first.map { [$0] } ?? []) + rest
        return list.isEmpty ? nil : list
    }

    // MARK: Appearance

    /// How the bar looks while this item is at the top; nil for the bar's own way.
    @NSCopying open var standardAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The same on phones lying on their side.
    @NSCopying open var compactAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The same while content is scrolled to its top edge.
    @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The same on phones lying on their side.
    @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }

    /// Where the title and the groups of buttons stand on a wide screen. Stored; the title stands in the middle.
    open var style = ItemStyle.navigator

    // MARK: Groups of buttons

    /// The buttons at the leading end, in groups. Setting them sets ``leftBarButtonItems``.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { Self.groups(of: leftBarButtonItems ?? []) }
        set {
            keptGroups.leading = newValue
            leftBarButtonItems = newValue.isEmpty ? nil : newValue.flatMap(\.shownItems)
        }
    }
    /// The buttons at the trailing end, in groups from the leading to the trailing one. Setting them sets ``rightBarButtonItems``.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { Self.groups(of: (rightBarButtonItems ?? []).reversed()) }
        set {
            keptGroups.trailing = newValue
            rightBarButtonItems = newValue.isEmpty ? nil : newValue.flatMap(\.shownItems).reversed()
        }
    }
    /// The groups that were set: their items hold them weakly.
    private var keptGroups: (leading: [UIBarButtonItemGroup], trailing: [UIBarButtonItemGroup]) = ([], [])
    /// Buttons in the middle of the bar on a wide screen. Stored; the bar does not show them.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// A group at the trailing end that is never moved into the overflow menu. Stored; the bar does not show it.
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    /// What the overflow menu has beside what found no room. Stored; there is no overflow menu.
    open var additionalOverflowItems: UIDeferredMenuElement?
    /// A name by which the user's arrangement of the center items is kept. Stored; the user cannot arrange them.
    open var customizationIdentifier: String?

    /// The groups that the items belong to; an item without one is a group of its own.
    private static func groups(of items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
        var groups: [UIBarButtonItemGroup] = []
        for item in items {
            let group = item.buttonGroup ?? UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
            if groups.last !== group { groups.append(group) }
        }
        return groups
    }

    // MARK: Documents

    /// Makes the menu that a tap on the title opens, from what the system suggests. Stored; titles take no taps.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// What is shown of the document that the title stands for. Stored; nothing shows it.
    open var documentProperties: UIDocumentProperties?
    /// Hears of a new name that the user gives the document. Stored; titles cannot be edited.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    /// Run by a tap on the back button that leads away from this item, instead of leaving it.
    open var backAction: UIAction? {
        didSet { if backAction !== oldValue { changed() } }
    }

    // MARK: Search

    /// Where the search bar would best stand. Stored; it stands below the title.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Where the search bar stands: below the title.
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// The item that shows the search bar where that is one of a tool bar's. Search bars stand below the title here, also with the item.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacementbarbuttonitem
    open var searchBarPlacementBarButtonItem: UIBarButtonItem { searchItem }
    private lazy var searchItem = UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil)
    /// Whether the search bar may stand in a tool bar. Stored; it stands below the title.
    open var searchBarPlacementAllowsToolbarIntegration = true
    /// Whether the search bar may stand outside of what the controller shows. Stored; it stands below the title.
    open var searchBarPlacementAllowsExternalIntegration = false

    /// Whether the search bar goes as content scrolls away from its top edge, and comes as it scrolls back.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if !hidesSearchBarWhenScrolling { collapse = 0 } }
    }
    /// Points of the bar that content pushed away: of the search bar first, and then of the large title.
    var collapse: CGFloat = 0 {
        didSet { if collapse != oldValue { bar?.collapsed(from: oldValue) } }
    }
    /// Points by which content is pulled below a bar with a large title.
    var pull: CGFloat = 0 {
        didSet { if pull != oldValue { bar?.pulled() } }
    }
    /// The search whose bar stands below the title.
    var search: (any NavigationSearch)? {
        didSet { if search !== oldValue { changed() } }
    }
    /// The search began or ended, or its bar has another height.
    func searchChanged() { changed() }

    // MARK: Changes

    func itemChanged(_ item: UIBarItem) { changed() }

    private func replaced(_ old: [UIBarButtonItem]?, by new: [UIBarButtonItem]?) {
        follow(new, insteadOf: old)
        changed()
    }

    private func changed() { bar?.itemsChanged() }
}

/// A search whose bar stands below the title of a navigation bar.
@MainActor
protocol NavigationSearch: AnyObject {
    var searchBar: UISearchBar { get }
    /// Whether the search bar takes the place of the title and the buttons.
    var takesTitlesPlace: Bool { get }
    /// Whether the user searches.
    var isActive: Bool { get }
}
