extension UITabBarController {
    /// The tabs, each followed by those in it.
    var allTabs: [UITab] { tabs.flatMap(Self.all) }

    private static func all(in tab: UITab) -> [UITab] { [tab] + ((tab as? UITabGroup)?.children.flatMap(all) ?? []) }
}
