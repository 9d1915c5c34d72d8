import Testing
import UIKit

/// What a tab says of a navigation controller in it.
///
/// - Source: tests of clients on iOS: a controller that sets its `title` in `viewDidLoad` changes the tab of its
///   navigation controller.
@MainActor
struct TabTitleTests {
    @Test("The title of a stack's first controller is that of its tab, whichever was set before") func controllersTitleWins() {
        let (first, second, tabs) = (UIViewController(), UIViewController(), UITabBarController())
        let stack = UINavigationController(rootViewController: first)
        stack.title = "Stack"
        tabs.viewControllers = [stack]
        first.title = "First"
        #expect(tabs.tabBar.items?.first?.title == "First")
        stack.pushViewController(second, animated: false)
        second.title = "Second"
        #expect(tabs.tabBar.items?.first?.title == "First")
    }
}
