/// A picture and a title in a tab bar.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbaritem
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Items that the system gives a title and a picture.
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

    /// Makes an item with a picture of its own for when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes one of the system's items, in English.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: systemItem.image, tag: tag)
    }

    /// The picture while the item is selected; nil for the same one.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { changed() } }
    }
    /// Text in a small capsule at the picture's corner; nil for none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { changed() } }
    }
    /// The capsule's colour; nil for red.
    open var badgeColor: UIColor? {
        didSet { changed() }
    }
    /// How far the title stands from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { changed() } }
    }
    private var badgeAttributes = PerState<[NSAttributedString.Key: Any]>()
    /// Sets how the badge's text looks in a state. Kept; badges look as the system's.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[only: state] = textAttributes
    }
    /// How the badge's text looks in a state, as far as that was set.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[only: state] }
    /// How the item looks while content is scrolled to the bar's edge. Stored; ``standardAppearance`` is used.
    @NSCopying open var scrollEdgeAppearance: UITabBarAppearance?
    /// How the item looks instead of the bar's way; nil for that.
    @NSCopying open var standardAppearance: UITabBarAppearance? {
        didSet { changed() }
    }
}

extension UITabBarItem.SystemItem {
    /// The English text.
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

    /// A template; several items share one.
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
