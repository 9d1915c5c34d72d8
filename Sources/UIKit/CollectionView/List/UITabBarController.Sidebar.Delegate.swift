extension UITabBarController.Sidebar {
    /// Animates beside a sidebar that comes or goes.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/animating
    @preconcurrency @MainActor
    public protocol Animating: NSObjectProtocol {
        /// Runs a closure beside the change.
        func addAnimations(_ animations: @escaping () -> Void)
        /// Runs a closure after the change.
        func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Decides what stands in a sidebar, and hears of it. Of a sidebar that is not shown, only its coming and going is
    /// told; the entries are asked for when the program reconfigures them.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/delegate-swift.protocol
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
        /// The sidebar is about to come or go.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating)
        /// The entry for a tab or an action.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
        ) -> UITabSidebarItem
        /// Brings an entry up to date whose tab changed.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem)
    }

    /// Decides what stands in the sidebar, and hears of it.
    public weak var delegate: (any Delegate)? {
        get { delegateObject as? any Delegate }
        set {
            delegateObject = newValue
            visibilityWillChange = { [weak self] in self?.tellVisibility() }
        }
    }

    private func tellVisibility() {
        guard let controller, let delegate else { return }
        let animator = SidebarAnimator()
        delegate.tabBarController(controller, sidebarVisibilityWillChange: self, animator: animator)
        animator.run()
    }

    /// Has the delegate make the entry of a tab anew and bring it up to date. It is not shown.
    public func reconfigureItem(for tab: UITab) {
        guard let controller, let delegate else { return }
        let request = UITabSidebarItem.Request(tab: tab)
        delegate.tabBarController(
            controller, sidebar: self, updateItem: delegate.tabBarController(controller, sidebar: self, itemFor: request))
    }
}

extension UITabBarController.Sidebar.Delegate {
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}
    /// Returns the entry that shows the tab's title and picture.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem { UITabSidebarItem(from: request) }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem
    ) {}
}

/// Runs what a delegate adds to a change of a sidebar, at once: none is shown.
private final class SidebarAnimator: MenuAnimator, UITabBarController.Sidebar.Animating {
    override func run() {
        runAnimations()
        runCompletions()
    }
}
