/// A tab of a tab bar controller, with its view controller.
///
/// - Source: developer.apple.com/documentation/uikit/uitab
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The identifier, unique among the tabs of a controller.
    public let identifier: String
    /// The title of the tab.
    open var title: String {
        didSet { item.title = title }
    }
    /// The image of the tab.
    open var image: UIImage? {
        didSet { item.image = image }
    }
    /// A subtitle. It reads back what was set; bars show no subtitle.
    open var subtitle: String?
    /// The text of the badge at the image's corner; nil for none.
    open var badgeValue: String? {
        didSet { item.badgeValue = badgeValue }
    }
    /// Any object of the program.
    open var userInfo: Any?
    /// Whether the tab is omitted from the bar; false by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } }
    }
    /// Whether the tab is hidden until users show it in a sidebar, which does not exist. It reads back what was set;
    /// nothing here depends on it.
    open var isHiddenByDefault = false
    /// Whether the tab is visible: it is in the bar, or in a group whose tab is.
    open var hasVisiblePlacement: Bool {
        guard !isHidden, tabBarController != nil else { return false }
        return parent?.hasVisiblePlacement ?? true
    }
    /// The nearest ancestor group with a navigation controller that manages its tabs; nil for none.
    open var managingTabGroup: UITabGroup? {
        if let parent, parent.managingNavigationController != nil { return parent }
        return parent?.managingTabGroup
    }
    /// Whether users may hide the tab in a sidebar, which does not exist. It reads back what was set; nothing here
    /// depends on it.
    open var allowsHiding = false
    /// The preferred placement of the tab in customizations by users. It reads back what was set; tabs cannot be
    /// customized.
    open var preferredPlacement = UITab.Placement.automatic
    /// The group that contains the tab; nil for tabs at the top level.
    open internal(set) weak var parent: UITabGroup?
    /// The tab bar controller that shows the tab; nil for none.
    open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }
    weak var owner: UITabBarController?

    /// A placement of a tab.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitab/placement
    public enum Placement: Int, Sendable {
        case automatic = 0
        case `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    /// The tab's item in the bar.
    let item: UITabBarItem

    /// Makes a tab.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, unique among the tabs of a controller.
    ///   - viewControllerProvider: Makes the view controller when it is first needed.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, selectedImage: nil)
        super.init()
    }

    /// The view controller of the tab, created on first use; nil without a provider.
    open var viewController: UIViewController? {
        if made == nil, let controller = provider?(self) {
            controller.tabBarItem = item
            made = controller
        }
        return made
    }

    /// Whether a controller was created as this tab's.
    func hasMade(_ controller: UIViewController) -> Bool { made === controller }
}

/// A tab that contains other tabs. In a bar it shows its selected tab; without a sidebar its tabs are not shown
/// separately.
///
/// - Source: developer.apple.com/documentation/uikit/uitabgroup
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The tabs in the group.
    open var children: [UITab] {
        didSet { childrenChanged(from: oldValue) }
    }
    /// The selected tab in the group; nil for the default or the first one.
    open var selectedChild: UITab? {
        didSet { if selectedChild !== oldValue { tabBarController?.tabsChanged() } }
    }
    /// The identifier of the tab that is selected initially; nil for the first one.
    open var defaultChildIdentifier: String?
    /// The order of the tabs by identifiers. It reads back what was set; tabs cannot be customized.
    open var displayOrderIdentifiers: [String] = []
    /// Whether users may reorder the tabs. It reads back what was set; tabs cannot be customized.
    open var allowsReordering = false
    /// The tabs in the order of ``displayOrderIdentifiers``, followed by those that it does not contain.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { child in !named.contains { $0 === child } }
    }
    /// The appearance of the group in a sidebar, which does not exist. It reads back what was set; nothing here depends
    /// on it.
    open var sidebarAppearance = UITabGroup.SidebarAppearance.automatic
    /// The actions of the group in a sidebar, which does not exist. It reads back what was set; nothing here depends on
    /// it.
    open var sidebarActions: [UIAction] = []
    /// Whether the group itself can be selected in a sidebar, which does not exist. It reads back what was set; nothing
    /// here depends on it.
    open var isSidebarDestination = true
    /// A navigation controller that manages the tabs; nil for none.
    open var managingNavigationController: UINavigationController?

    /// The appearance of a group in a sidebar.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabgroup/sidebarappearance-swift.enum
    public enum SidebarAppearance: Int, Sendable {
        case automatic = 0
        case inline, rootSection
    }

    /// Makes a group of tabs.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    /// The tab in the group, or in a nested group, with an identifier; nil for none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children {
            if child.identifier == identifier { return child }
            if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    /// The view controller of the group or, without one, that of its selected tab.
    open override var viewController: UIViewController? {
        if let own = super.viewController { return own }
        let first = defaultChildIdentifier.flatMap(tab(forIdentifier:)) ?? children.first
        guard let controller = (selectedChild ?? first)?.viewController else { return nil }
        controller.tabBarItem = item
        return controller
    }

    private func childrenChanged(from old: [UITab]) {
        for child in old where child.parent === self { child.parent = nil }
        for child in children { child.parent = self }
        tabBarController?.tabsChanged()
    }
}

/// A tab for searching.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtab
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Whether selecting the tab activates the search. It reads back what was set; selecting the tab only shows its
    /// controller.
    open var automaticallyActivatesSearch = false

    /// Makes a tab with the system's title and image for searching.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }
}
