import Testing

@testable import UIKit

/// What a sidebar tells its delegate, and what programs of other kinds add to controllers.
@MainActor
@Suite struct TabSidebarTests {
    private final class Delegate: NSObject, UITabBarController.Sidebar.Delegate {
        var notes: [String] = []
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating
        ) {
            notes.append("from \(sidebar.isHidden)")
            animator.addCompletion { self.notes.append("completion") }
            animator.addAnimations { self.notes.append("animations") }
        }
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
        ) -> UITabSidebarItem {
            let item = UITabSidebarItem(from: request)
            var content = item.defaultContentConfiguration()
            content.secondaryText = "made"
            item.contentConfiguration = content
            return item
        }
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem
        ) {
            let content = item.contentConfiguration as? UIListContentConfiguration
            notes.append("\(item.tab?.identifier ?? "") \(content?.text ?? "") \(content?.secondaryText ?? "")")
        }
    }

    @Test("The delegate hears that the sidebar goes, and of entries that are reconfigured") func sidebars() {
        let tab = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
        let controller = UITabBarController()
        controller.tabs = [tab]
        let delegate = Delegate()
        controller.sidebar.isHidden = true
        controller.sidebar.delegate = delegate
        controller.sidebar.isHidden = true
        #expect(delegate.notes.isEmpty && controller.sidebar.delegate === delegate)
        controller.sidebar.isHidden = false
        #expect(delegate.notes == ["from true", "animations", "completion"])
        delegate.notes = []
        controller.sidebar.reconfigureItem(for: tab)
        #expect(delegate.notes == ["home Home made"])
    }

    /// On iOS the class is not declared to be its bar's delegate, so that programs may make theirs one.
    private final class Asking: UINavigationController, UINavigationBarDelegate {
        var lets = false
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { lets }
    }

    @Test("A navigation controller that a program made its bar's delegate decides about the back button") func barDelegate() {
        let controller = Asking(rootViewController: UIViewController())
        controller.loadViewIfNeeded()
        controller.pushViewController(UIViewController(), animated: false)
        #expect(controller.navigationBar.delegate === controller)
        #expect(UINavigationController().navigationBar.delegate == nil)
        controller.navigationBar.goBack()
        #expect(controller.viewControllers.count == 2)
    }
}
