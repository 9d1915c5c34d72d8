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
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Makes a configuration.
    ///
    /// - Parameter identifier: nil makes a unique one.
    public init(
        identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
