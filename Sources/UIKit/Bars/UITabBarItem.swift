/// The item of a tab bar, with an image and a title.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbaritem
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Items with a title and an image of the system's.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabbaritem/systemitem
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    public override init() { super.init() }

    /// Makes an item from an archive; nothing is read from it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes an item.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Makes an item with another image for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes a system item, with an English title.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: systemItem.image, tag: tag)
    }

    package override var shownView: UIView? { (place as? UITabBar)?.buttons.first { $0.item === self } }

    /// The image while the item is selected; nil for ``image``.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { changed() } }
    }
    /// The text of the badge at the image's corner; nil for none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { changed() } }
    }
    /// The badge's background colour; nil for red.
    open var badgeColor: UIColor? {
        didSet { changed() }
    }
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { changed() } }
    }
    private var badgeAttributes = PerState<[NSAttributedString.Key: Any]>()
    /// Sets the badge's text attributes for a state. It reads back what was set; badges have the system's appearance.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[only: state] = textAttributes
    }
    /// The badge's text attributes that were set for a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[only: state] }
    /// The appearance of the bar while this item is selected and content is at the scroll edge. It reads back what was
    /// set; ``standardAppearance`` is used.
    @NSCopying open var scrollEdgeAppearance: UITabBarAppearance?
    /// The appearance of the item; nil for the bar's.
    @NSCopying open var standardAppearance: UITabBarAppearance? {
        didSet { changed() }
    }
}

extension UITabBarItem.SystemItem {
    /// The English title.
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    /// The template image; some items share one.
    @MainActor
    var image: UIImage? {
        switch self {
        case .search: BarSymbol.image(.search)
        case .bookmarks: BarSymbol.image(.bookmarks)
        case .more: BarSymbol.dots
        case .favorites, .featured, .topRated: BarSymbol.star
        case .recents, .history, .mostRecent: BarSymbol.clock
        case .contacts: BarSymbol.person
        case .downloads: BarSymbol.image(.action)
        case .mostViewed: BarSymbol.list
        }
    }
}
