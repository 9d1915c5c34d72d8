extension UITabBarController {
    /// All tabs in depth-first order, groups before their children.
    var allTabs: [UITab] { tabs.flatMap(Self.all) }

    private static func all(in tab: UITab) -> [UITab] { [tab] + ((tab as? UITabGroup)?.children.flatMap(all) ?? []) }
}
