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
}
