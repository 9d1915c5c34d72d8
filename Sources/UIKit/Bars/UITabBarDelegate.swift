/// Receives taps on tabs.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbardelegate
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Tells that the user chose an item, which is selected already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing unless the delegate implements the method.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
