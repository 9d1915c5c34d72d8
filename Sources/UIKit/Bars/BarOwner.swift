/// The container of a bar, as the bar uses it.
@MainActor
protocol BarOwner: AnyObject {
    /// Called when the bar's height or translucency changed: lays the container out again.
    func barContentChanged()
}

/// The navigation controller of a navigation bar, as the bar uses it.
@MainActor
protocol NavigationBarOwner: BarOwner {
    /// Whether the container is in a sheet, where bars have other heights.
    var isInSheet: Bool { get }
    /// Called when the back button was tapped.
    func popTopItem()
}

/// The tab bar controller of a tab bar, as the bar uses it.
@MainActor
protocol TabBarOwner: BarOwner {
    /// Called when a tab was tapped.
    func tapped(_ item: UITabBarItem)
}
