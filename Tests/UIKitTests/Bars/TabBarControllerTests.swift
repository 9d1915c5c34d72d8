import Testing
import UIKit

/// Notes taps, and refuses some.
private final class TabListener: NSObject, UITabBarControllerDelegate {
    var chosen: [UIViewController] = []
    weak var refused: UIViewController?

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        viewController !== refused
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        chosen.append(viewController)
    }
}

/// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller; the order of callbacks as logs of programs
///   have it.
@MainActor
struct TabBarControllerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let notes = CallbackController.Notes()
    private let tabs = UITabBarController()

    private func show(_ names: [String]) -> [CallbackController] {
        let controllers = names.map { name in
            let controller = CallbackController(name, notes)
            controller.title = name
            return controller
        }
        tabs.viewControllers = controllers
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return controllers
    }

    @Test("A bar without room for its tabs is laid out", arguments: [0, 3, 40] as [CGFloat]) func smallBar(side: CGFloat) {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: side, height: side))
        bar.items = (0..<3).map { UITabBarItem(title: "Tab", image: nil, tag: $0) }
        window.addSubview(bar)
        window.layoutIfNeeded()
        #expect(bar.subviews.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
    }

    @Test("The first controller is selected and loaded; the others wait") func first() {
        let controllers = show(["a", "b"])
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === controllers[0])
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "b"] && tabs.tabBar.selectedItem === controllers[0].tabBarItem)
        #expect(!controllers[1].isViewLoaded && tabs.children == controllers)
        #expect(controllers[1].tabBarController === tabs)
    }

    @Test("Without controllers nothing is selected; places that do not exist are passed over") func none() {
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
        let controllers = show(["a", "b"])
        tabs.selectedIndex = 7
        #expect(tabs.selectedViewController === controllers[0])
    }

    @Test("Another one: it hears first that it will appear, and last that it did") func order() {
        let controllers = show(["a", "b"])
        notes.list = []
        tabs.selectedIndex = 1
        #expect(notes.list == ["b load", "b willAppear", "a willDisappear", "a didDisappear", "b didAppear"])
        #expect(controllers[1].view.window === window && controllers[0].view.window == nil)
    }

    @Test("Taps ask and tell the delegate; code does not") func taps() {
        let controllers = show(["a", "b", "c"])
        let listener = TabListener()
        tabs.delegate = listener
        tabs.selectedIndex = 2
        #expect(listener.chosen.isEmpty)
        window.tap(at: CGPoint(x: 62, y: tabs.tabBar.frame.minY + 24))
        #expect(listener.chosen == [controllers[0]] && tabs.selectedIndex == 0)
        listener.refused = controllers[1]
        window.tap(at: CGPoint(x: 187, y: tabs.tabBar.frame.minY + 24))
        #expect(listener.chosen == [controllers[0]] && tabs.selectedIndex == 0)
    }

    @Test("A tap on the selected tab pops its navigation controller to the root") func tapAgain() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        navigation.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        window.tap(at: CGPoint(x: 187, y: tabs.tabBar.frame.minY + 24))
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("A navigation controller has its first controller's tab") func navigationTab() {
        let root = UIViewController()
        root.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 3)
        tabs.viewControllers = [UINavigationController(rootViewController: root)]
        #expect(tabs.tabBar.items?.first === root.tabBarItem)
    }

    @Test("A first controller that gets a title passes it on to a tab that its navigation controller has for itself")
    func navigationTabTitle() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 3)
        tabs.viewControllers = [navigation]
        #expect(tabs.tabBar.items?.map(\.title) == ["Stack"])
        root.title = "Root"
        #expect(tabs.tabBar.items?.map(\.title) == ["Root"] && tabs.tabBar.items?.first?.tag == 3)
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: false)
        pushed.title = "Pushed"
        #expect(tabs.tabBar.items?.map(\.title) == ["Root"])
    }

    @Test("Replaced controllers: the selected one stays, or the one at its place is selected") func replace() {
        let controllers = show(["a", "b", "c"])
        tabs.selectedIndex = 1
        tabs.viewControllers = [controllers[2], controllers[1]]
        #expect(tabs.selectedViewController === controllers[1] && controllers[0].parent == nil)
        tabs.viewControllers = [controllers[0], controllers[2]]
        #expect(tabs.selectedViewController === controllers[2] && controllers[1].view.window == nil)
        #expect(controllers[2].view.window === window)
    }

    /// 2 points beside each tab and 1 above: a public view dump of iOS 10, of five tabs on 414 points.
    @Test("Tabs share the width evenly") func widths() {
        tabs.traitOverrides.values.generation = .iOS13
        _ = show(["a", "b", "c", "d", "e"])
        let buttons = tabs.tabBar.subviews.filter { $0 is UIControl }
        #expect(buttons.map(\.frame) == (0..<5).map { CGRect(x: CGFloat($0) * 75 + 2, y: 1, width: 71, height: 48) })
    }

    @Test("A controller that is not in the list cannot be selected") func stranger() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("only a view controller in the tab bar controller's list of view controllers can be selected."))
    }
}
