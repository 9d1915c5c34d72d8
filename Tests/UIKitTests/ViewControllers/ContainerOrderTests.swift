import CairnTesting
import Testing

@testable import UIKit

/// The order in which delegates of containers and the controllers in them hear of what fingers do.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate, uinavigationcontrollerdelegate and
///   uiviewcontroller: who decides is asked first, *will* comes before *did*, a container hears of appearing before its
///   children and of having appeared after them.
@MainActor
struct ContainerOrderTests {
    private final class Page: UIViewController {
        let log: CallLog
        init(_ name: String, _ log: CallLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = name
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ text: String, _ animated: Bool) {
            log.lines.append("\(title ?? "") \(text)\(animated ? " animated" : "")")
        }
        override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
        override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
        override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
    }

    private final class Navigation: UINavigationController, UINavigationControllerDelegate {
        var log: CallLog?
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log?.lines.append("stack willAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log?.lines.append("stack didAppear")
        }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { log?.lines.append("willShow \(viewController.title ?? "")") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log?.lines.append("didShow \(viewController.title ?? "")") }
    }

    private final class Decider: NSObject, UITabBarControllerDelegate {
        let log: CallLog
        var allows = true
        init(_ log: CallLog) { self.log = log }
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            log.lines.append("should")
            return allows
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.lines.append("didSelect")
        }
    }

    /// A page in the first tab, and a stack with another one in the second.
    @MainActor
    private struct Stage {
        let log = CallLog()
        let tabs = UITabBarController()
        let first: Page
        let second: Page
        let stack: Navigation
        let decider: Decider
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

        init() {
            (first, second, decider) = (Page("first", log), Page("second", log), Decider(log))
            stack = Navigation(rootViewController: second)
            (stack.log, stack.delegate) = (log, stack)
            tabs.viewControllers = [first, stack]
            tabs.delegate = decider
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            log.lines = []
        }

        func tapTab(_ index: Int) {
            let bar = tabs.tabBar
            let place = CGPoint(x: bar.bounds.width * (index == 0 ? 0.4 : 0.6), y: 20)
            window.tap(at: bar.convert(place, to: window))
        }
        func take() -> [String] {
            defer { log.lines = [] }
            return log.lines
        }
    }

    @Test("A tap on a tab: the delegate decides, both controllers hear of it, and the delegate again") func tab() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.tapTab(1)
            clock.advance(by: 1)
            #expect(
                stage.take() == [
                    "should", "stack willAppear", "second willAppear", "willShow second", "first willDisappear",
                    "second isAppearing", "first didDisappear", "second didAppear", "stack didAppear", "didShow second",
                    "didSelect",
                ])
            #expect(stage.tabs.selectedIndex == 1)
        }
    }

    @Test("A refused tab changes nothing, and a tap on the selected one goes back in its stack") func refused() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.decider.allows = false
            stage.tapTab(1)
            #expect(stage.take() == ["should"] && stage.tabs.selectedIndex == 0)
            stage.decider.allows = true
            stage.tabs.selectedIndex = 1
            #expect(!stage.take().contains("didSelect"))
            stage.stack.pushViewController(Page("third", stage.log), animated: false)
            _ = stage.take()
            stage.tapTab(1)
            clock.advance(by: 1)
            #expect(
                stage.take() == [
                    "should", "third willDisappear animated", "second willAppear animated", "willShow second",
                    "second isAppearing animated", "didSelect", "third didDisappear animated", "second didAppear animated",
                    "didShow second",
                ])
        }
    }

    @Test("A push and a pop: the controllers, the delegate before and after") func stack() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.tabs.selectedIndex = 1
            _ = stage.take()
            stage.stack.pushViewController(Page("third", stage.log), animated: true)
            clock.advance(by: 1)
            #expect(
                stage.take() == [
                    "second willDisappear animated", "third willAppear animated", "willShow third", "third isAppearing animated",
                    "second didDisappear animated", "third didAppear animated", "didShow third",
                ])
        }
    }

    @Test("A finger that goes back and returns: what was about to come goes first; the delegate hears of no end")
    func cancelledPop() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.tabs.selectedIndex = 1
            stage.stack.pushViewController(Page("third", stage.log), animated: false)
            _ = stage.take()
            let finger = Finger(over: stage.window)
            finger.press(at: CGPoint(x: 1, y: 400))
            for step in 1...6 {
                clock.advance(frames: 2)
                finger.move(to: CGPoint(x: CGFloat(step) * 12, y: 400))
            }
            clock.advance(by: 0.3)
            #expect(
                stage.take() == [
                    "third willDisappear animated", "second willAppear animated", "willShow second",
                    "second isAppearing animated",
                ])
            finger.lift()
            clock.advance(by: 1)
            #expect(
                stage.take() == [
                    "second willDisappear animated", "second didDisappear animated", "third willAppear animated",
                    "third isAppearing animated", "third didAppear animated",
                ])
        }
    }
}
