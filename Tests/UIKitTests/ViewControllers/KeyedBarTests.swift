import Testing
import UIKit

/// Bars that programs put in the place of a container's own by key-value coding, which is how they give tab bars a
/// class.
@MainActor
struct KeyedBarTests {
    private final class OwnTabBar: UITabBar {}
    private final class OwnNavigationBar: UINavigationBar {}

    @Test func aTabBarGetsTheTabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.selectedIndex = 1
        tabs.loadViewIfNeeded()
        let (old, own) = (tabs.tabBar, OwnTabBar())
        tabs.setValue(own, forKey: "tabBar")
        #expect(tabs.tabBar === own && tabs.value(forKey: "tabBar") as? UITabBar === own)
        #expect(own.superview === tabs.view && old.superview == nil)
        #expect(own.items?.count == 2 && own.selectedItem === tabs.viewControllers?[1].tabBarItem)
        #expect(own.delegate === tabs && old.delegate == nil)
        tabs.view.layoutIfNeeded()
        #expect(own.frame.maxY == tabs.view.bounds.maxY && own.frame.height >= 49)
    }

    @Test func aNavigationBarGetsTheItems() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.loadViewIfNeeded()
        navigation.pushViewController(UIViewController(), animated: false)
        let (old, own) = (navigation.navigationBar, OwnNavigationBar())
        navigation.setValue(own, forKey: "navigationBar")
        #expect(navigation.navigationBar === own && own.superview === navigation.view && old.superview == nil)
        #expect(own.items?.count == 2)
        navigation.popViewController(animated: false)
        #expect(own.items?.count == 1)
    }

    @Test func pathsLeadThroughBars() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.setValue(false, forKeyPath: "navigationBar.translucent")
        navigation.setValue(7, forKeyPath: "navigationBar.tag")
        #expect(!navigation.navigationBar.isTranslucent && navigation.navigationBar.tag == 7)
    }
}
