/// The controller of the "More" tab. Navigation controllers can be pushed on its stack; they keep their bar, whose
/// first back button leads to the list, and its own bar is hidden meanwhile.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/morenavigationcontroller. Which bar is visible
///   above a navigation controller is our choice.
final class UIMoreNavigationController: UINavigationController {
    let list: any MoreListing
    /// Whether the bar was hidden before a navigation controller was pushed; nil while none is.
    private var hidBar: Bool?

    init(of tabs: UITabBarController) {
        list = moreList.init(of: tabs)
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        setViewControllers([list], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    override func controllersLeft(_ removed: [UIViewController]) {
        list.tabs?.controllersLeftMoreList(removed)
        for controller in removed { (controller as? UINavigationController)?.showItems(animated: false) }
    }

    override func stackChanged() {
        let nested = topViewController as? UINavigationController
        nested?.showItems(animated: false)
        if nested != nil, hidBar == nil {
            hidBar = isNavigationBarHidden
            isNavigationBarHidden = true
        } else if nested == nil, let hidBar {
            self.hidBar = nil
            isNavigationBarHidden = hidBar
        }
    }
}
