extension UITabBarController {
    /// The presentation of the tabs.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum
    public enum Mode: Int, Sendable {
        case automatic = 0
        case tabBar, tabSidebar
    }

    /// The condition under which the bar is minimized.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/minimizebehavior
    public enum MinimizeBehavior: Int, Sendable {
        case automatic = 0
        case never, onScrollDown, onScrollUp
    }

    /// The tab with an identifier, at any depth; nil for none.
    public func tab(forIdentifier identifier: String) -> UITab? {
        for tab in tabs {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    /// Called when the tabs changed: sets their view controllers.
    func tabsChanged() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        let named = isCompact ? compactTabIdentifiers : nil
        let shown = tabs.filter { !$0.isHidden && named?.contains($0.identifier) ?? true }
        setViewControllers(shown.compactMap(\.viewController), animated: false)
    }

    /// The top-level tab whose controller is selected.
    var selectedTopTab: UITab? { tabs.first { $0.viewController === selectedViewController } }
}
