import Testing

@testable import UIKit

/// Tabs that controllers are made for.
@MainActor
struct TabTests {
    private func tab(_ name: String, made: ((String) -> Void)? = nil) -> UITab {
        UITab(title: name, image: nil, identifier: name) { tab in
            made?(tab.identifier)
            let controller = UIViewController()
            controller.title = "Controller of \(tab.title)"
            return controller
        }
    }

    @Test func tabsMakeTheirControllersOnce() {
        var made: [String] = []
        let tabs = ["a", "b"].map { tab($0) { made.append($0) } }
        let controller = UITabBarController(tabs: tabs)
        #expect(made == ["a", "b"] && controller.viewControllers?.count == 2)
        #expect(controller.tabBar.items?.map(\.title) == ["a", "b"])
        #expect(controller.selectedTab === tabs[0] && tabs[0].tabBarController === controller)
        controller.selectedTab = tabs[1]
        #expect(controller.selectedIndex == 1 && controller.selectedViewController === tabs[1].viewController)
        tabs[0].title = "first"
        tabs[0].badgeValue = "3"
        #expect(controller.tabBar.items?[0].title == "first" && controller.tabBar.items?[0].badgeValue == "3")
        #expect(made == ["a", "b"])
    }

    @Test func hiddenTabsLeaveTheBar() {
        let tabs = ["a", "b", "c"].map { tab($0) }
        let controller = UITabBarController(tabs: tabs)
        controller.selectedTab = tabs[2]
        tabs[0].isHidden = true
        #expect(controller.tabBar.items?.map(\.title) == ["b", "c"] && controller.selectedTab === tabs[2])
        controller.setTabs([tabs[1]], animated: false)
        #expect(controller.tabs.count == 1 && controller.selectedTab === tabs[1] && tabs[0].tabBarController == nil)
    }

    @Test func aGroupShowsTheTabThatIsSelectedInIt() {
        let children = ["x", "y"].map { tab($0) }
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: children)
        let controller = UITabBarController(tabs: [tab("a"), group])
        #expect(controller.viewControllers?.last === children[0].viewController)
        #expect(controller.tab(forIdentifier: "y") === children[1] && children[1].parent === group)
        #expect(children[1].tabBarController === controller)
        controller.selectedTab = children[1]
        #expect(controller.selectedViewController === children[1].viewController && controller.selectedTab === children[1])
        #expect(controller.tabBar.items?.map(\.title) == ["a", "Group"])
        #expect(UISearchTab().title == "Search")
    }

    @Test func controllersKnowTheirTab() {
        let pushed = UIViewController()
        let navigation = UINavigationController(rootViewController: pushed)
        let inner = UITab(title: "y", image: nil, identifier: "y") { _ in navigation }
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [tab("x"), inner])
        let controller = UITabBarController(tabs: [tab("a"), group])
        controller.selectedTab = inner
        #expect(navigation.tab === inner && pushed.tab === inner && controller.tab == nil && UIViewController().tab == nil)
        #expect(controller.tabs[0].viewController?.tab === controller.tabs[0])
    }

    /// Notes what the controller asks and tells, and refuses one tab.
    private final class Judge: NSObject, UITabBarControllerDelegate {
        var log: [String] = []
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            log.append("\(tab.identifier)?")
            return tab.identifier != "b"
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { log.append("\(previousTab?.identifier ?? "-") to \(selectedTab.identifier)") }
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            log.append("controller?")
            return true
        }
    }

    @Test func theDelegateHearsOfTabs() throws {
        let tabs = ["a", "b", "c"].map { tab($0) }
        let controller = UITabBarController(tabs: tabs)
        let judge = Judge()
        controller.delegate = judge
        controller.tapped(try #require(controller.tabBar.items?[1]))
        #expect(judge.log == ["b?"] && controller.selectedTab === tabs[0])
        controller.tapped(try #require(controller.tabBar.items?[2]))
        #expect(judge.log == ["b?", "c?", "a to c"] && controller.selectedTab === tabs[2])
        controller.selectedTab = tabs[0]
        #expect(judge.log.last == "c to a")
        controller.selectedTab = tabs[0]
        #expect(judge.log.count == 4, "It was selected already.")
    }

    @Test func groupsOrderTheirTabsAndTellWhatIsSeen() {
        let group = UITabGroup(title: "g", image: nil, identifier: "g", children: ["a", "b", "c"].map { tab($0) })
        group.displayOrderIdentifiers = ["c", "a"]
        #expect(group.displayOrder.map(\.identifier) == ["c", "a", "b"])
        #expect(!group.children[0].hasVisiblePlacement, "No controller shows the group.")
        let controller = UITabBarController(tabs: [group])
        #expect(controller.selectedTab != nil && group.children[0].hasVisiblePlacement)
        group.isHidden = true
        #expect(!group.children[0].hasVisiblePlacement)
        #expect(group.children[0].managingTabGroup == nil)
        group.managingNavigationController = UINavigationController()
        #expect(group.children[0].managingTabGroup === group)
    }

    @Test func whatStandsAboveTheBarTakesRoomFromTheContent() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let controller = UITabBarController(tabs: [tab("a")])
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let content = try #require(controller.selectedViewController)
        let before = content.view.safeAreaInsets.bottom
        let accessory = UIView()
        controller.bottomAccessory = UITabAccessory(contentView: accessory)
        window.layoutIfNeeded()
        #expect(accessory.isDescendant(of: controller.view) && accessory.frame.width > 0)
        #expect(accessory.frame.maxY < controller.tabBar.frame.minY, "It is above the bar.")
        #expect(content.view.safeAreaInsets.bottom > before + accessory.frame.height)
        controller.setBottomAccessory(nil, animated: true)
        window.layoutIfNeeded()
        #expect(accessory.superview == nil && content.view.safeAreaInsets.bottom == before)
    }

    @Test func narrowBarsShowTheNamedTabs() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let controller = UITabBarController(tabs: ["a", "b", "c"].map { tab($0) })
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.compactTabIdentifiers = ["a", "c"]
        #expect(controller.tabBar.items?.map(\.title) == ["a", "c"])
        controller.compactTabIdentifiers = nil
        #expect(controller.tabBar.items?.count == 3)
    }
}
