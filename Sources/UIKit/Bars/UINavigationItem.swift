/// The content of a navigation bar for a controller at the top of the stack.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor
open class UINavigationItem: NSObject, BarItemPlace {
    /// The subtitle below the title. It reads back what was set; bars show no subtitle.
    open var subtitle: String?
    /// The title with attributes, in preference to ``title``; attributes that it lacks are the bar's.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/attributedtitle
    open var attributedTitle: AttributedString? {
        didSet { if attributedTitle != oldValue { changed() } }
    }
    /// The subtitle with attributes, in preference to ``subtitle``. It reads back what was set; bars show no subtitle.
    open var attributedSubtitle: AttributedString?
    /// The subtitle below the large title with attributes, in preference to ``largeSubtitle``. It reads back what was
    /// set; bars show no subtitle.
    open var largeAttributedSubtitle: AttributedString?
    /// A view that replaces the subtitle. It reads back what was set; bars show no subtitle.
    open var subtitleView: UIView?
    /// The large title; nil for ``title``.
    open var largeTitle: String? {
        didSet { if largeTitle != oldValue { changed() } }
    }
    /// The subtitle below the large title; nil for ``subtitle``. It reads back what was set; bars show no subtitle.
    open var largeSubtitle: String?
    /// A view that replaces the subtitle below the large title. It reads back what was set; bars show no subtitle.
    open var largeSubtitleView: UIView?
    /// Whether the title is large if the bar prefers large titles.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// Inherits the mode of the item below; large for the first item.
        case automatic = 0
        case always, never
    }

    /// The title of a back button that leads to the item.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The item's title if it fits, otherwise "Back".
        case `default` = 0
        /// "Back".
        case generic
        /// The chevron alone.
        case minimal
    }

    /// The position of the title and of the groups of items on a wide screen.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/itemstyle
    public enum ItemStyle: Int, Sendable {
        /// The title is centred.
        case navigator = 0
        /// The title is at the leading end.
        case browser
        /// The title is at the leading end, for editing a document.
        case editor
    }

    /// A placement of the search bar.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum
    public enum SearchBarPlacement: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// At the trailing end, beside the buttons.
        case inline
        /// Below the title.
        case stacked
        /// As `inline`, and as a button if space is scarce.
        case integrated
        /// As `integrated`, centred in the bar.
        case integratedCentered
        /// As a button.
        case integratedButton
    }

    /// The navigation bar that contains the item.
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

    /// The title, centred in the bar.
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }
    /// A view that replaces the title.
    open var titleView: UIView? {
        didSet {
            guard titleView !== oldValue else { return }
            titleAdaptor?.releaseContent()
            titleAdaptor = titleView.map(_UITAMICAdaptorView.init)
            changed()
        }
    }
    /// Contains the title view in bars.
    private(set) var titleAdaptor: _UITAMICAdaptorView?
    /// A line of text above the title and the buttons, which increases the bar's height.
    open var prompt: String? {
        didSet { if prompt != oldValue { changed() } }
    }
    /// Whether the title is large if the bar prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    // MARK: Back button

    /// The next item's back button, which replaces the default one with this item's title.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { replaced(oldValue.map { [$0] }, by: backBarButtonItem.map { [$0] }) }
    }
    /// The title of the next item's back button, instead of this item's title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { changed() } }
    }
    /// The title of the next item's back button if no title fits or none should be shown.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { changed() } }
    }
    /// Whether the back button is hidden while this item is on top.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { changed() } }
    }
    /// Hides or shows the back button, with a cross-fade if animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { $0.hidesBackButton = hidesBackButton }
    }
    /// Whether the left items are beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
    }

    // MARK: Buttons

    /// The items at the leading end, from the edge inward.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { replaced(oldValue, by: leftBarButtonItems) }
    }
    /// The items at the trailing end, from the edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { replaced(oldValue, by: rightBarButtonItems) }
    }
    /// The outermost item at the leading end.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = Self.list(leftBarButtonItems, first: newValue) }
    }
    /// The outermost item at the trailing end.
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

    /// Changes the item, with a cross-fade of the bar's contents if animated.
    private func change(_ animated: Bool, _ change: (UINavigationItem) -> Void) {
        guard let bar, bar.topItem === self else { return change(self) }
        bar.change(bar.contentView, animated: animated) { change(self) }
    }

    /// The list with its first element replaced or removed.
    private static func list(_ items: [UIBarButtonItem]?, first: UIBarButtonItem?) -> [UIBarButtonItem]? {
        let rest = Array((items ?? []).dropFirst())
        let list = (first.map { [$0] } ?? []) + rest
        return list.isEmpty ? nil : list
    }

    // MARK: Appearance

    /// The bar's appearance while this item is on top; nil for the bar's own.
    @NSCopying open var standardAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The appearance on phones in landscape.
    @NSCopying open var compactAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The appearance while content is scrolled to its top edge.
    @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The scroll edge appearance on phones in landscape.
    @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }

    /// The position of the title and of the groups of items on a wide screen. It reads back what was set; the title is
    /// centred.
    open var style = ItemStyle.navigator

    // MARK: Groups of items

    /// The groups of items at the leading end. Setting them sets ``leftBarButtonItems``.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { Self.groups(of: leftBarButtonItems ?? []) }
        set {
            keptGroups.leading = newValue
            leftBarButtonItems = newValue.isEmpty ? nil : newValue.flatMap(\.shownItems)
        }
    }
    /// The groups of items at the trailing end, from leading to trailing. Setting them sets ``rightBarButtonItems``.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { Self.groups(of: (rightBarButtonItems ?? []).reversed()) }
        set {
            keptGroups.trailing = newValue
            rightBarButtonItems = newValue.isEmpty ? nil : newValue.flatMap(\.shownItems).reversed()
        }
    }
    /// The groups that were set; retained here, because items hold their group weakly.
    private var keptGroups: (leading: [UIBarButtonItemGroup], trailing: [UIBarButtonItemGroup]) = ([], [])
    /// Groups of items in the middle of the bar on a wide screen. It reads back what was set; the bar does not show
    /// them.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// A group at the trailing end that is never moved into the overflow menu. It reads back what was set; the bar does
    /// not show it.
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    /// Further elements of the overflow menu. It reads back what was set; there is no overflow menu.
    open var additionalOverflowItems: UIDeferredMenuElement?
    /// The identifier under which the user's customization of the center items is saved. It reads back what was set;
    /// bars cannot be customized.
    open var customizationIdentifier: String?

    /// The groups of the items; an item without a group is a group of its own.
    private static func groups(of items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
        var groups: [UIBarButtonItemGroup] = []
        for item in items {
            let group = item.buttonGroup ?? UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
            if groups.last !== group { groups.append(group) }
        }
        return groups
    }

    // MARK: Documents

    /// Makes the menu of the title from the system's suggested elements. It reads back what was set; titles do not
    /// respond to taps.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// The properties of the document that the title represents. It reads back what was set; nothing shows them.
    open var documentProperties: UIDocumentProperties?
    /// The delegate for renaming the document. It reads back what was set; titles cannot be edited.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    /// An action that replaces the pop when the back button is tapped while this item is on top.
    open var backAction: UIAction? {
        didSet { if backAction !== oldValue { changed() } }
    }

    // MARK: Search

    /// The preferred placement of the search bar. It reads back what was set; the search bar is below the title.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// The placement of the search bar: stacked below the title.
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// The item that represents the search bar in a toolbar. Search bars are below the title here, also with the item.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacementbarbuttonitem
    open var searchBarPlacementBarButtonItem: UIBarButtonItem { searchItem }
    private lazy var searchItem = UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil)
    /// Whether the search bar may be in a toolbar. It reads back what was set; the search bar is below the title.
    open var searchBarPlacementAllowsToolbarIntegration = true
    /// Whether the search bar may be outside the controller's bars. It reads back what was set; the search bar is below
    /// the title.
    open var searchBarPlacementAllowsExternalIntegration = false

    /// Whether the search bar is collapsed when content scrolls away from its top edge, and expanded when it scrolls
    /// back.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if !hidesSearchBarWhenScrolling { collapse = 0 } }
    }
    /// The collapsed height in points: of the search bar first, and then of the large title.
    var collapse: CGFloat = 0 {
        didSet { if collapse != oldValue { bar?.collapsed(from: oldValue) } }
    }
    /// The distance, in points, by which content below a large title is pulled down.
    var pull: CGFloat = 0 {
        didSet { if pull != oldValue { bar?.pulled() } }
    }
    /// The search whose bar is shown below the title.
    var search: (any NavigationSearch)? {
        didSet { if search !== oldValue { changed() } }
    }
    /// Called when the search began or ended, or when the height of its bar changed.
    func searchChanged() { changed() }

    // MARK: Changes

    func itemChanged(_ item: UIBarItem) { changed() }

    private func replaced(_ old: [UIBarButtonItem]?, by new: [UIBarButtonItem]?) {
        follow(new, insteadOf: old)
        changed()
    }

    private func changed() { bar?.itemsChanged() }
}

/// A search whose bar is shown below the title of a navigation bar.
@MainActor
protocol NavigationSearch: AnyObject {
    var searchBar: UISearchBar { get }
    /// Whether the search bar replaces the title and the buttons.
    var takesTitlesPlace: Bool { get }
    /// Whether a search is in progress.
    var isActive: Bool { get }
}
