import CairnTesting
import Testing

@testable import UIKit

/// Tab bar controllers with more controllers than their bar has room for.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller, its `moreNavigationController`,
///   `selectedIndex`, `selectedViewController` and `customizableViewControllers`; answers to questions about the list's
///   table view and the eight tabs of iPads up to iOS 17.
@MainActor
@Suite struct MoreListTests {
    private final class Listener: NSObject, UITabBarControllerDelegate {
        var heard: [String] = []
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            heard.append(viewController === tabBarController.moreNavigationController ? "more" : viewController.title ?? "")
        }
        func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
            heard.append("begin \(viewControllers.count)")
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
        ) { heard.append("end \(changed)") }
    }

    private let device: DeviceWindow
    private let tabs = UITabBarController()
    private let listener = Listener()

    init() { device = DeviceWindow("iPhone 8") }

    private func pages(_ count: Int) -> [UIViewController] {
        (0..<count).map { index in
            let page = UIViewController()
            page.title = "Page \(index)"
            return page
        }
    }

    private func show(_ controllers: [UIViewController]) {
        tabs.viewControllers = controllers
        tabs.delegate = listener
        device.show(tabs)
    }

    private var table: UITableView? { tabs.moreNavigationController.viewControllers.first?.view as? UITableView }

    @Test("Five tabs fit; of six the bar shows four and \"More\"") func items() {
        show(pages(5))
        #expect(tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.last?.title == "Page 4")
        tabs.viewControllers = pages(6)
        #expect(tabs.tabBar.items?.map(\.title) == ["Page 0", "Page 1", "Page 2", "Page 3", "More"])
        #expect(tabs.tabBar.items?.last === tabs.moreNavigationController.tabBarItem)
        #expect(tabs.viewControllers?.count == 6 && tabs.selectedIndex == 0)
        #expect(tabs.moreNavigationController.tabBarController === tabs)
        tabs.viewControllers = pages(3)
        #expect(tabs.tabBar.items?.count == 3 && tabs.moreNavigationController.parent == nil)
    }

    @Test("The list is a table with a row for each controller without a tab, and a button to edit") func list() throws {
        show(pages(7))
        tabs.tapped(tabs.moreNavigationController.tabBarItem)
        device.window.layoutIfNeeded()
        #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
        #expect(listener.heard == ["more"])
        let table = try #require(table)
        #expect(
            table.window === device.window && table.visibleCells.map { $0.textLabel?.text } == ["Page 4", "Page 5", "Page 6"])
        #expect(table.visibleCells.allSatisfy { $0.accessoryType == .disclosureIndicator })
        let bar = tabs.moreNavigationController.navigationBar
        #expect(bar.topItem?.title == "More" && bar.topItem?.rightBarButtonItem != nil)
        tabs.customizableViewControllers = []
        #expect(bar.topItem?.rightBarButtonItem == nil)
        let names = [tabs.moreNavigationController, tabs.moreNavigationController.viewControllers[0]].map { "\(type(of: $0))" }
        #expect(names == ["UIMoreNavigationController", "UIMoreListController"])
    }

    @Test("A row pushes its controller, and the back button leads to the list") func row() throws {
        let controllers = pages(6)
        show(controllers)
        tabs.tapped(tabs.moreNavigationController.tabBarItem)
        let table = try #require(table)
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        device.window.layoutIfNeeded()
        #expect(tabs.moreNavigationController.topViewController === controllers[5])
        #expect(controllers[5].view.window === device.window && controllers[5].tabBarController === tabs)
        #expect(controllers[5].navigationController === tabs.moreNavigationController)
        tabs.moreNavigationController.popViewController(animated: false)
        #expect(controllers[5].parent === tabs && controllers[5].view.window == nil && table.window != nil)
    }

    @Test("A controller of the list that is selected by its index is shown by \"More\"") func index() {
        let controllers = pages(6)
        show(controllers)
        tabs.selectedIndex = 5
        device.window.layoutIfNeeded()
        #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === controllers[5])
        #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
        #expect(tabs.moreNavigationController.viewControllers.last === controllers[5] && controllers[5].view.window != nil)
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === controllers[1] && controllers[5].view.window == nil)
        tabs.tapped(tabs.moreNavigationController.tabBarItem)
        #expect(tabs.moreNavigationController.topViewController === controllers[5])
        tabs.tapped(tabs.moreNavigationController.tabBarItem)
        #expect(tabs.moreNavigationController.viewControllers.count == 1)
        tabs.selectedViewController = tabs.moreNavigationController
        #expect(tabs.selectedIndex == NSNotFound && listener.heard == ["more", "more"])
        tabs.viewControllers = Array(controllers.reversed())
        #expect(tabs.tabBar.items?.first?.title == "Page 5" && tabs.tabBar.selectedItem?.title == "More")
    }

    @Test("A navigation controller of the list keeps its stack; its back button leads to the list") func navigation() {
        let (controllers, page) = (pages(5), UIViewController())
        page.title = "Root"
        let stack = UINavigationController(rootViewController: page)
        show(controllers + [stack])
        tabs.selectedViewController = stack
        device.window.layoutIfNeeded()
        #expect(page.navigationController === stack && page.view.window === device.window)
        #expect(stack.viewControllers == [page] && stack.navigationBar.items?.map(\.title) == ["More", "Root"])
        #expect(tabs.moreNavigationController.isNavigationBarHidden && page.view.safeAreaInsets.top == 64)
        stack.popTopItem()
        #expect(tabs.moreNavigationController.viewControllers.count == 1 && !tabs.moreNavigationController.isNavigationBarHidden)
        #expect(stack.navigationBar.items?.map(\.title) == ["Root"] && stack.parent === tabs)
    }

    @Test("An iPad up to iOS 17 has room for eight") func iPad() {
        let pad = DeviceWindow("iPad Pro 11\"")
        tabs.viewControllers = pages(9)
        pad.show(tabs)
        #expect(tabs.tabBar.items?.count == 8 && tabs.tabBar.items?.last?.title == "More")
        tabs.viewControllers = pages(8)
        #expect(tabs.tabBar.items?.last?.title == "Page 7")
    }

    @Test("All controllers can be reordered unless the program says otherwise; the delegate hears of it") func order() throws {
        let controllers = pages(6)
        show(controllers)
        #expect(tabs.customizableViewControllers == controllers)
        tabs.customizeTabs()
        let shown = try #require(tabs.presentedViewController as? UINavigationController)
        let order = try #require(shown.topViewController as? TabOrderController)
        order.tableView(order.tableView, moveRowAt: IndexPath(row: 5, section: 0), to: IndexPath(row: 0, section: 0))
        order.done?([controllers[5]] + controllers.prefix(5))
        #expect(tabs.viewControllers == [controllers[5]] + controllers.prefix(5) && tabs.presentedViewController == nil)
        #expect(tabs.tabBar.items?.first?.title == "Page 5" && listener.heard == ["begin 6", "end true"])
    }
}
