/// An entry of the list of tabs at the side.
///
/// - Source: developer.apple.com/documentation/uikit/uitabsidebaritem
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
    /// The subject of an entry: a tab, or an action of a group.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabsidebaritem/request
    @preconcurrency @MainActor
    open class Request: NSObject {
        /// The tab; nil for an action.
        public let tab: UITab?
        /// The action of a group; nil for a tab.
        public let action: UIAction?

        init(tab: UITab?, action: UIAction? = nil) { (self.tab, self.action) = (tab, action) }
    }

    /// The tab of the entry; nil for an action.
    public let tab: UITab?
    /// The action of the entry; nil for a tab.
    public let action: UIAction?
    /// The content of the entry.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The background of the entry.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// The accessories beside the content.
    open var accessories: [UICellAccessory] = []

    /// Makes an entry that shows a tab's title and picture, or those of an action.
    public init(from request: UITabSidebarItem.Request) {
        (tab, action) = (request.tab, request.action)
        super.init()
        contentConfiguration = defaultContentConfiguration()
    }

    /// The default content of the entry: title and picture, and the badge as secondary text.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = tab?.title ?? action?.title
        content.image = tab?.image ?? action?.image
        content.secondaryText = tab?.badgeValue
        return content
    }

    /// The default background of the entry.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listSidebarCell() }
}
