/// Creates the menu of a context menu from the system's suggested actions, which are none here.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuactionprovider
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Creates the controller whose view is the preview of a context menu; nil shows the view itself.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The configuration of a context menu.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The identifier of the menu.
    public let identifier: any NSCopying
    /// The identifiers of the other items, if the menu is for several. It reads back what was set; nothing here depends
    /// on it.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// The number of items, shown as a badge of their preview; 0 for none. It reads back what was set; nothing here
    /// depends on it.
    open var badgeCount = 0
    /// The order of the menu's elements.
    open var preferredMenuElementOrder = ElementOrder.automatic
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// - Parameter identifier: The identifier; nil creates a unique one.
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
