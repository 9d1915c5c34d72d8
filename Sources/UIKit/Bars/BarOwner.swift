/// What a bar needs of the container that it belongs to.
@MainActor
protocol BarOwner: AnyObject {
    /// Lays the container out again, because the bar's height or what shines through it changed.
    func barContentChanged()
}

/// What a navigation bar needs of its navigation controller.
@MainActor
protocol NavigationBarOwner: BarOwner {
    /// Whether the container is shown in a sheet, whose bars have other heights.
    var isInSheet: Bool { get }
    /// The back button was tapped.
    func popTopItem()
}

/// What a tab bar needs of its tab bar controller.
@MainActor
protocol TabBarOwner: BarOwner {
    /// A tab was tapped.
    func tapped(_ item: UITabBarItem)
}
