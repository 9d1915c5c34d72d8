import InterfaceBuilderDocument

/// The bars of container controllers over a controller's view on the canvas, and whether it is embedded in a container
/// view.
package struct ControllerBars: Hashable, Sendable {
    package var hasNavigationBar = false
    package var hasLargeTitle = false
    /// Whether the bar has a line above its title.
    package var hasPrompt = false
    package var hasTabBar = false
    package var hasToolbar = false
    /// Whether the view is embedded in a container view.
    package var isEmbedded = false

    /// The bars of a storyboard's controllers, by object id. The bars of containers apply to the destinations of their
    /// relationships and push segues too.
    static func all(in document: InterfaceDocument) -> [String: ControllerBars] {
        document.handedOnAlongSegues(ControllerBars()) { segue, source, destination in
            if let handed = handed(along: segue, from: source) { destination.formUnion(handed) }
        }
    }

    private mutating func formUnion(_ other: ControllerBars) {
        hasNavigationBar = hasNavigationBar || other.hasNavigationBar
        hasLargeTitle = hasLargeTitle || other.hasLargeTitle
        hasPrompt = hasPrompt || other.hasPrompt
        hasTabBar = hasTabBar || other.hasTabBar
        hasToolbar = hasToolbar || other.hasToolbar
        isEmbedded = isEmbedded || other.isEmbedded
    }

    /// The bars that a segue hands on to its destination; nil if the destination is shown by itself.
    private static func handed(along segue: StoryboardSegue, from source: ControllerBars) -> ControllerBars? {
        guard var handed = bars(along: segue, from: source) else { return nil }
        if segue.hidesBottomBar { handed.hasTabBar = false }
        let item = segue.destination?.child("navigationItem")
        if item?["largeTitleDisplayMode"] == "never" { handed.hasLargeTitle = false }
        handed.hasPrompt = handed.hasNavigationBar && item?["prompt"] != nil
        return handed
    }

    private static func bars(along segue: StoryboardSegue, from source: ControllerBars) -> ControllerBars? {
        let holder = segue.source
        switch segue.kind {
        case .relationship("rootViewController"):
            let isShown = holder.name == "navigationController" && !(holder.flag("navigationBarHidden") ?? false)
            let bar = holder.child("navigationBar")
            let isLarge = bar?.flag("largeTitles") ?? false
            return ControllerBars(
                hasNavigationBar: isShown, hasLargeTitle: isShown && isLarge,
                hasTabBar: source.hasTabBar,
                hasToolbar: holder.name == "navigationController" && holder.flag("toolbarHidden") == false)
        case .relationship("viewControllers"): return ControllerBars(hasTabBar: holder.name == "tabBarController")
        case .show, .push: return source.hasNavigationBar ? source : nil
        case .embed: return ControllerBars(isEmbedded: true)
        default: return nil
        }
    }
}

extension StoryboardSegue {
    /// Whether the destination, on top of the source, asks for no tab bar.
    fileprivate var hidesBottomBar: Bool {
        (kind == .show || kind == .push) && destination?.flag("hidesBottomBarWhenPushed") ?? false
    }
}
