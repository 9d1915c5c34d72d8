import CairnTesting
import Testing

@testable import UIKit

/// A finger from the screen's edge goes back in a stack.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller/interactivepopgesturerecognizer
@MainActor
struct NavigationPopTests {
    private final class Listener: NSObject, UINavigationControllerDelegate {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { log.lines.append("willShow \(viewController.title ?? "")") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log.lines.append("didShow \(viewController.title ?? "")") }
    }

    /// A stack of the pages A and B on a screen of 375 x 667 points.
    @MainActor
    private struct Stack {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let log = CallLog()
        let listener: Listener
        let navigation: UINavigationController
        let (first, second): (LoggedPage, LoggedPage)
        let finger: Finger

        init() {
            (first, second) = (LoggedPage("A", log), LoggedPage("B", log))
            navigation = UINavigationController(rootViewController: first)
            navigation.pushViewController(second, animated: false)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            listener = Listener(log)
            navigation.delegate = listener
            log.lines = []
            finger = Finger(over: window)
        }

        /// Where a page's view is seen to begin in the window, to a thousandth of a point.
        func x(_ page: LoggedPage) -> CGFloat {
            let x = page.view.layer.presentation()?.frame.minX ?? CGFloat.nan
            return (x * 1000).rounded() / 1000
        }
        func drag(from x: CGFloat = 5, by way: CGFloat) {
            finger.press(at: CGPoint(x: x, y: 300))
            finger.move(to: CGPoint(x: x + way / 2, y: 300))
            finger.move(to: CGPoint(x: x + way, y: 300))
        }
        /// Rests, and lifts the finger.
        func lift(_ clock: TestClock) {
            clock.advance(by: 0.2)
            finger.lift()
            clock.advance(by: 1)
        }
    }

    @Test("The upper view follows the finger, the lower one comes from behind, and the stack is shorter then") func finishing() {
        TestClock.hold { clock in
            let stack = Stack()
            stack.drag(by: 210)
            #expect(stack.x(stack.second) == 200 && stack.x(stack.first) == -0.3 * 175)
            #expect(stack.log.lines == ["B willDisappear", "A willAppear", "willShow A"])
            #expect(stack.navigation.viewControllers == [stack.first] && stack.second.isMovingFromParent)
            stack.lift(clock)
            #expect(stack.navigation.viewControllers == [stack.first] && stack.second.view.window == nil)
            #expect(stack.x(stack.first) == 0 && stack.first.view.frame.size == stack.window.bounds.size)
            #expect(stack.log.lines.dropFirst(3) == ["B didDisappear", "A didAppear", "didShow A"])
        }
    }

    /// - Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
    @Test("A coordinator tells of the finger, and what goes on alongside ends with it", arguments: [true, false])
    func coordinator(finishes: Bool) {
        TestClock.hold { clock in
            let stack = Stack()
            stack.drag(by: 110)
            guard let coordinator = stack.navigation.transitionCoordinator else {
                Issue.record("There is no coordinator.")
                return
            }
            #expect(coordinator.isInteractive && coordinator.initiallyInteractive && !coordinator.isCancelled)
            #expect(coordinator.viewController(forKey: .from) === stack.second)
            #expect(abs(coordinator.percentComplete - 100 / 375) < 1e-9)
            #expect(stack.first.transitionCoordinator === coordinator && stack.second.transitionCoordinator === coordinator)
            var heard: [String] = []
            coordinator.notifyWhenInteractionChanges { heard.append("\($0.isInteractive) \($0.isCancelled)") }
            coordinator.animate(alongsideTransition: nil) { heard.append("end \($0.isCancelled)") }
            if finishes { stack.finger.move(to: CGPoint(x: 300, y: 300)) }
            clock.advance(by: 0.2)
            stack.finger.lift()
            #expect(heard == ["false \(!finishes)"])
            clock.advance(by: 1)
            #expect(heard.last == "end \(!finishes)" && heard.count == 2)
            #expect(stack.navigation.transitionCoordinator == nil)
        }
    }

    @Test("The bar changes with the finger, and comes back with it") func bar() {
        TestClock.hold { clock in
            let stack = Stack()
            let bar = stack.navigation.navigationBar
            stack.drag(by: 110)
            #expect(bar.topItem === stack.first.navigationItem && bar.contentView.layer.speed == 0)
            clock.advance(by: 2)
            #expect(bar.contentView.layer.animation(forKey: "transition") != nil)
            stack.lift(clock)
            #expect(bar.topItem === stack.second.navigationItem && bar.contentView.layer.speed == 1)
            clock.advance(by: 1)
            #expect(bar.contentView.layer.animationKeys() == nil)
        }
    }

    @Test("Where no time passes, a finger goes back when it leaves") func withoutTime() {
        let stack = Stack()
        stack.drag(by: 110)
        stack.finger.lift()
        #expect(stack.navigation.viewControllers.count == 2)
        stack.drag(by: 300)
        stack.finger.lift()
        #expect(stack.navigation.viewControllers == [stack.first])
    }

    @Test("A finger that goes back leaves the stack as it was") func cancelling() {
        TestClock.hold { clock in
            let stack = Stack()
            stack.drag(by: 150)
            stack.lift(clock)
            #expect(stack.navigation.topViewController === stack.second && stack.first.view.window == nil)
            #expect(stack.x(stack.second) == 0)
            #expect(
                stack.log.lines == [
                    "B willDisappear", "A willAppear", "willShow A", "A willDisappear", "A didDisappear", "B willAppear",
                    "B didAppear",
                ])
            stack.log.lines = []
            stack.drag(by: 300)
            stack.lift(clock)
            #expect(stack.navigation.viewControllers == [stack.first])
        }
    }

    @Test("A controller that a finger took away is gone") func memory() {
        TestClock.hold { clock in
            let stack = Stack()
            weak var page: UIViewController?
            for _ in 0..<20 {
                let pushed = UIViewController()
                page = pushed
                stack.navigation.pushViewController(pushed, animated: false)
                stack.window.layoutIfNeeded()
                stack.drag(by: 300)
                stack.lift(clock)
            }
            #expect(stack.navigation.viewControllers.count == 2 && page == nil)
        }
    }

    @Test("Not from the middle, not along the edge, and not where there is nothing below") func elsewhere() {
        TestClock.hold { clock in
            let stack = Stack()
            stack.drag(from: 100, by: 200)
            stack.lift(clock)
            stack.finger.press(at: CGPoint(x: 5, y: 300))
            stack.finger.move(to: CGPoint(x: 8, y: 350))
            stack.finger.move(to: CGPoint(x: 300, y: 350))
            stack.lift(clock)
            #expect(stack.navigation.viewControllers.count == 2 && stack.log.lines.isEmpty)
            stack.navigation.popViewController(animated: false)
            stack.log.lines = []
            stack.drag(by: 300)
            stack.lift(clock)
            #expect(stack.navigation.viewControllers == [stack.first] && stack.log.lines.isEmpty)
        }
    }

    /// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer
    @Test("From the middle, where the program asked for the recognizer of the content") func fromTheContent() {
        TestClock.hold { clock in
            let stack = Stack()
            let recognizer = stack.navigation.interactiveContentPopGestureRecognizer
            #expect(recognizer?.view === stack.navigation.view)
            stack.finger.press(at: CGPoint(x: 100, y: 300))
            stack.finger.move(to: CGPoint(x: 105, y: 400))
            stack.lift(clock)
            #expect(stack.navigation.viewControllers.count == 2)
            stack.drag(from: 100, by: 260)
            stack.lift(clock)
            #expect(stack.navigation.viewControllers == [stack.first])
        }
    }

    @Test("Where the bar has no back button only a program's own delegate, or none, lets it begin") func delegate() {
        TestClock.hold { clock in
            let stack = Stack()
            stack.second.navigationItem.hidesBackButton = true
            stack.drag(by: 300)
            stack.lift(clock)
            #expect(stack.navigation.viewControllers.count == 2)
            stack.navigation.interactivePopGestureRecognizer?.isEnabled = false
            stack.navigation.interactivePopGestureRecognizer?.delegate = nil
            stack.drag(by: 300)
            stack.lift(clock)
            #expect(stack.navigation.viewControllers.count == 2)
            stack.navigation.interactivePopGestureRecognizer?.isEnabled = true
            stack.drag(by: 300)
            stack.lift(clock)
            #expect(stack.navigation.viewControllers == [stack.first])
        }
    }

    @Test("At the edge, content that scrolls goes up and down, and leaves the other way to the stack") func content() {
        TestClock.hold { clock in
            let stack = Stack()
            let scroll = UIScrollView(frame: stack.second.view.bounds)
            scroll.contentSize = CGSize(width: 1000, height: 2000)
            stack.second.view.addSubview(scroll)
            stack.window.layoutIfNeeded()
            let rest = scroll.contentOffset
            stack.finger.press(at: CGPoint(x: 5, y: 300))
            stack.finger.move(to: CGPoint(x: 5, y: 250))
            stack.lift(clock)
            #expect(scroll.contentOffset == CGPoint(x: rest.x, y: rest.y + 40) && stack.log.lines.isEmpty)
            scroll.contentOffset.x = 100
            stack.drag(by: 300)
            stack.lift(clock)
            #expect(scroll.contentOffset.x == 100 && stack.navigation.viewControllers == [stack.first])
        }
    }
}
