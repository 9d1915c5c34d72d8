/// A place that a tab bar controller shows: its tab, and the controller behind it.
///
/// - Source: developer.apple.com/documentation/uikit/uitab
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Tells tabs of one bar from each other.
    public let identifier: String
    /// The title of the tab.
    open var title: String {
        didSet { item.title = title }
    }
    /// The picture of the tab.
    open var image: UIImage? {
        didSet { item.image = image }
    }
    /// A line below the title. Stored; bars show none.
    open var subtitle: String?
    /// Text in a small capsule at the picture's corner; nil for none.
    open var badgeValue: String? {
        didSet { item.badgeValue = badgeValue }
    }
    /// Anything of the program's.
    open var userInfo: Any?
    /// Whether the tab is left out of the bar; false by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } }
    }
    /// Whether the tab is hidden until users show it in a sidebar, of which there is none. Stored.
    open var isHiddenByDefault = false
    /// Whether the tab can be seen: it is in the bar, or in a group whose tab is.
    open var hasVisiblePlacement: Bool {
        guard !isHidden, tabBarController != nil else { return false }
        return parent?.hasVisiblePlacement ?? true
    }
    /// The controller of the group that shows the tab's controllers one after the other; nil for none.
    open var managingTabGroup: UITabGroup? {
        if let parent, parent.managingNavigationController != nil { return parent }
        return parent?.managingTabGroup
    }
    /// Whether users may hide the tab in a sidebar, of which there is none.
    open var allowsHiding = false
    /// Where users may move the tab. Stored; nobody moves tabs.
    open var preferredPlacement = UITab.Placement.automatic
    /// The group that the tab belongs to; nil for tabs at the top.
    open internal(set) weak var parent: UITabGroup?
    /// The controller that shows the tab; nil for none.
    open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }
    weak var owner: UITabBarController?

    /// Where a tab may be.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitab/placement
    public enum Placement: Int, Sendable {
        case automatic = 0
        case `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    /// The tab in the bar.
    let item: UITabBarItem

    /// Makes a tab.
    ///
    /// - Parameters:
    ///   - identifier: Tells tabs of one bar from each other.
    ///   - viewControllerProvider: Makes the controller when it is needed first.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, selectedImage: nil)
        super.init()
    }

    /// The controller behind the tab, made when it is asked for first; nil where nothing makes one.
    open var viewController: UIViewController? {
        if made == nil, let controller = provider?(self) {
            controller.tabBarItem = item
            made = controller
        }
        return made
    }

    /// Whether a controller is the one behind the tab.
    func hasMade(_ controller: UIViewController) -> Bool { made === controller }
}

/// A tab that holds others. On a bar it shows what is selected in it; without a sidebar its tabs have no places of their own.
///
/// - Source: developer.apple.com/documentation/uikit/uitabgroup
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The tabs in the group.
    open var children: [UITab] {
        didSet { childrenChanged(from: oldValue) }
    }
    /// The selected tab in the group; the first shows while none is.
    open var selectedChild: UITab? {
        didSet { if selectedChild !== oldValue { tabBarController?.tabsChanged() } }
    }
    /// The tab that the group selects first; nil for its first.
    open var defaultChildIdentifier: String?
    /// The order of the tabs by identifiers. Stored; nobody moves tabs.
    open var displayOrderIdentifiers: [String] = []
    /// Whether users may move the tabs. Stored; nobody does.
    open var allowsReordering = false
    /// The tabs in the order of ``displayOrderIdentifiers``, with those that it does not name behind.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { child in !named.contains { $0 === child } }
    }
    /// How the group looks in a sidebar, of which there is none.
    open var sidebarAppearance = UITabGroup.SidebarAppearance.automatic
    /// What a sidebar offers for the group, of which there is none.
    open var sidebarActions: [UIAction] = []
    /// Whether the group itself can be selected in a sidebar, of which there is none.
    open var isSidebarDestination = true
    /// A controller that shows the tabs one after the other; nil for none.
    open var managingNavigationController: UINavigationController?

    /// How a group looks in a sidebar.
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

    /// The tab in the group with an identifier, at any depth.
    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children {
            if child.identifier == identifier { return child }
            if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    /// The controller of the group or, without one, that of the tab that is selected in it.
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

/// The tab for searching.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtab
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Whether selecting the tab begins a search. Stored; it shows its controller.
    open var automaticallyActivatesSearch = false

    /// Makes a tab with the system's title and picture for searching.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }
}
