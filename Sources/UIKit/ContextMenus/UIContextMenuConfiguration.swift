/// Makes the actions of a context menu from those that the system suggests, which are none here.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuactionprovider
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes the controller whose view a context menu shows as a preview; nil shows the view itself.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What a context menu shows.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Tells menus apart.
    public let identifier: any NSCopying
    /// The other items that the menu is about, where it is about several. It reads back what was set; nothing here
    /// depends on it.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// How many items the menu is about, shown beside their preview; 0 for none. It reads back what was set; nothing
    /// shows it.
    open var badgeCount = 0
    /// In which order the menu lists its elements.
    open var preferredMenuElementOrder = ElementOrder.automatic
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Makes a configuration.
    ///
    /// - Parameter identifier: nil makes a unique one.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
