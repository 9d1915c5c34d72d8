import CairnTesting
import Testing

@testable import UIKit

/// When controllers hear of their view's safe area, and which one views inherit.
@MainActor
struct SafeAreaCallbackTests {
    private final class Page: LoggedPage {
        override func viewDidLoad() { note("didLoad") }
        override func viewSafeAreaInsetsDidChange() { note("safeArea") }
        override func viewWillLayoutSubviews() { note("willLayout") }
    }

    private nonisolated static let order = ["didLoad", "willAppear", "safeArea", "willLayout", "didAppear"]

    /// The first calls to a controller of a title, and the number of those for the safe area.
    private func calls(_ log: CallLog, _ title: String) -> (first: [String], ofSafeArea: Int) {
        let lines = log.lines.filter { $0.hasPrefix(title + " ") }.map { String($0.dropFirst(title.count + 1)) }
        return (Array(lines.prefix(Self.order.count)), lines.count { $0 == "safeArea" })
    }

    private func expectOrder(_ calls: (first: [String], ofSafeArea: Int)) {
        #expect(calls.first == Self.order && calls.ofSafeArea == 1)
    }

    /// - Source: orders of calls that two public pages measured on iOS 11 and later.
    @Test("A controller hears of its safe area once, between willAppear and the first layout", arguments: [false, true])
    func order(inNavigation: Bool) throws {
        try SimulatedDevice("iPhone 8").perform {
            let log = CallLog()
            let page = Page("page", log)
            let window = UIWindow(frame: UIScreen.main.bounds)
            let stack = inNavigation ? UINavigationController(rootViewController: page) : nil
            window.rootViewController = stack ?? page
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            expectOrder(calls(log, "page"))
            guard let stack else { return }
            stack.pushViewController(Page("next", log), animated: false)
            window.layoutIfNeeded()
            expectOrder(calls(log, "next"))
        }
    }

    @Test("A controller that is on screen hears at once") func onScreen() {
        let log = CallLog()
        let page = Page("page", log)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = page
        window.makeKeyAndVisible()
        log.lines = []
        window.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        #expect(log.lines == ["page safeArea"])
    }

    private final class InsetWindow: UIWindow {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0) }
    }

    /// - Source: a public layout library's tests, which give their window a safe area so.
    @Test("Views inherit a safe area that a window's class states") func overridden() {
        let window = InsetWindow(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(window.rootViewController?.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))
    }

    /// - Source: a public layout library's tests, in whose window, which is never shown, the guide ends at the bar.
    @Test("The top guide ends at the navigation bar, also in a window that was never shown") func hiddenWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let (tabs, page) = (UITabBarController(), UIViewController())
        let stack = UINavigationController(rootViewController: page)
        tabs.viewControllers = [stack]
        window.rootViewController = tabs
        window.layoutIfNeeded()
        page.view.layoutIfNeeded()
        #expect(page.topLayoutGuide.length > 0 && page.topLayoutGuide.length == stack.navigationBar.frame.maxY)
    }
}
