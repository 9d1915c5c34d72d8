import CairnTesting
import Testing

@testable import UIKit

/// What the delegate of a stack hears of the controllers that are displayed.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate: called just before, and just
///   after, the stack displays a controller's view, also the first.
@MainActor
struct NavigationAnnouncementTests {
    private final class Listener: NSObject, UINavigationControllerDelegate {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { log.lines.append("willShow \(viewController.title ?? "") \(animated)") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log.lines.append("didShow \(viewController.title ?? "") \(animated)") }
    }

    private final class Pusher: LoggedPage {
        var pushed: UIViewController?
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            pushed.map { navigationController?.pushViewController($0, animated: true) }
            pushed = nil
        }
    }

    private let log = CallLog()
    private let listener: Listener
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    init() { listener = Listener(log) }

    private func page(_ name: String) -> LoggedPage { LoggedPage(name, log) }
    private func stack(_ root: UIViewController) -> UINavigationController {
        let stack = UINavigationController(rootViewController: root)
        stack.delegate = listener
        return stack
    }
    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }
    private func take(_ clock: TestClock) -> [String] {
        clock.advance(by: 1)
        defer { log.lines = [] }
        return log.lines
    }

    @Test("The first controller is announced without animation, once") func first() {
        TestClock.hold { clock in
            let stack = stack(page("first"))
            show(stack)
            #expect(take(clock) == ["first willAppear", "willShow first false", "first didAppear", "didShow first false"])
            stack.pushViewController(page("second"), animated: true)
            #expect(take(clock).filter { $0.contains("Show") } == ["willShow second true", "didShow second true"])
        }
    }

    @Test("Of a stack that was filled before it appears, the top alone is announced") func filledBefore() {
        TestClock.hold { clock in
            let stack = stack(page("first"))
            stack.pushViewController(page("second"), animated: true)
            stack.setViewControllers([page("third"), page("fourth")], animated: false)
            show(stack)
            #expect(take(clock).filter { $0.contains("Show") } == ["willShow fourth false", "didShow fourth false"])
        }
    }

    @Test("A controller that is pushed while the first is about to appear is announced once") func pushedMeanwhile() {
        TestClock.hold { clock in
            let root = Pusher("first", log)
            root.pushed = page("second")
            show(stack(root))
            let heard = take(clock).filter { $0.contains("Show second") }
            #expect(heard.map { $0.prefix(7) } == ["willSho", "didShow"])
        }
    }

    @Test("A stack in a tab is announced when it first appears, and what changed meanwhile when it comes back")
    func tabs() {
        TestClock.hold { clock in
            let stack = stack(page("first"))
            let tabs = UITabBarController()
            tabs.viewControllers = [page("other"), stack]
            show(tabs)
            #expect(!take(clock).contains { $0.contains("Show") })
            tabs.selectedIndex = 1
            #expect(take(clock).filter { $0.contains("Show") } == ["willShow first false", "didShow first false"])
            tabs.selectedIndex = 0
            tabs.selectedIndex = 1
            #expect(!take(clock).contains { $0.contains("Show") })
            tabs.selectedIndex = 0
            stack.pushViewController(page("second"), animated: false)
            #expect(!take(clock).contains { $0.contains("Show") })
            tabs.selectedIndex = 1
            #expect(take(clock).filter { $0.contains("Show") } == ["willShow second false", "didShow second false"])
        }
    }

    @Test("A pop that is given up leaves the controller announced that stays") func cancelledPop() {
        TestClock.hold { clock in
            let stack = stack(page("first"))
            stack.pushViewController(page("second"), animated: false)
            show(stack)
            _ = take(clock)
            let finger = Finger(over: window)
            finger.press(at: CGPoint(x: 2, y: 300))
            for step in 1...4 {
                clock.advance(frames: 1)
                finger.move(to: CGPoint(x: 2 + CGFloat(step) * 15, y: 300))
            }
            clock.advance(by: 0.3)
            finger.lift()
            #expect(take(clock).filter { $0.contains("Show") } == ["willShow first true"])
            #expect(stack.topViewController?.title == "second")
            let cover = page("cover")
            cover.modalPresentationStyle = .fullScreen
            stack.present(cover, animated: false)
            stack.dismiss(animated: false)
            #expect(!take(clock).contains { $0.contains("Show") })
        }
    }
}
