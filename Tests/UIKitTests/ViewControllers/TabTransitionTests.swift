import CairnTesting
import Testing

@testable import UIKit

/// Changes of a tab bar controller's selection that its delegate animates.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@MainActor
@Suite(.serialized)
struct TabTransitionTests {
    /// Fades for a second.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        var isCancelling = false
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.alpha = 1
            } completion: { [self] _ in
                context.completeTransition(!isCancelling && !context.transitionWasCancelled)
            }
        }
    }

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        let fade = Fade()
        var driver: UIPercentDrivenInteractiveTransition?
        var asked: [[String?]] = []
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append([fromVC.title, toVC.title])
            return fade
        }
        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { animationController === fade ? driver : nil }
    }

    private final class Page: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("willAppear \(animated)") }
        override func viewDidAppear(_ animated: Bool) { log.append("didAppear \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear \(animated)") }
    }

    private func onScreen(_ body: (TestClock, UITabBarController, [Page], Delegate) -> Void) {
        TestClock.hold { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let (tabs, pages, delegate) = (UITabBarController(), [Page(), Page()], Delegate())
            for (page, title) in zip(pages, ["a", "b"]) { page.title = title }
            tabs.viewControllers = pages
            tabs.delegate = delegate
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            for page in pages { page.log = [] }
            body(clock, tabs, pages, delegate)
        }
    }

    @Test func theDelegateAnimatesTheChange() {
        onScreen { clock, tabs, pages, delegate in
            tabs.selectedIndex = 1
            #expect(delegate.asked == [["a", "b"]] && tabs.selectedViewController === pages[1])
            #expect(pages[0].log == ["willDisappear true"] && pages[1].log == ["willAppear true"])
            clock.advance(by: 0.5)
            #expect(abs((pages[1].view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
            #expect(pages[0].view.window != nil && tabs.transitionCoordinator == nil || pages[1].transitionCoordinator != nil)
            clock.advance(by: 0.6)
            #expect(pages[0].log == ["willDisappear true", "didDisappear true"])
            #expect(pages[1].log == ["willAppear true", "didAppear true"])
            #expect(pages[0].view.window == nil && pages[1].view.window != nil)
            #expect(pages[1].view.frame == tabs.view.bounds)
        }
    }

    @Test func aCancelledChangeLeavesTheOldSelection() {
        onScreen { clock, tabs, pages, delegate in
            delegate.fade.isCancelling = true
            tabs.selectedIndex = 1
            clock.advance(by: 1.1)
            #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === pages[0].tabBarItem)
            #expect(pages[0].view.window != nil && pages[1].view.window == nil)
            #expect(pages[0].log == ["willDisappear true", "willAppear true", "didAppear true"])
        }
    }

    @Test func theDelegateDrivesTheChange() {
        onScreen { clock, tabs, pages, delegate in
            for finishes in [false, true] {
                let driver = UIPercentDrivenInteractiveTransition()
                delegate.driver = driver
                tabs.selectedIndex = 1
                driver.update(0.25)
                clock.advance(by: 3)
                #expect(abs((pages[1].view.layer.presentation()?.opacity ?? 0) - 0.25) < 0.01)
                #expect(pages[1].transitionCoordinator?.isInteractive == true)
                finishes ? driver.finish() : driver.cancel()
                clock.advance(by: 1)
                #expect(tabs.selectedIndex == (finishes ? 1 : 0) && pages[finishes ? 1 : 0].view.window != nil)
            }
            #expect(
                pages[1].log == [
                    "willAppear true", "willDisappear true", "didDisappear true", "willAppear true", "didAppear true",
                ])
        }
    }

    @Test func anotherChangeCompletesTheFirst() {
        onScreen { clock, tabs, pages, delegate in
            tabs.selectedIndex = 1
            clock.advance(by: 0.5)
            tabs.selectedIndex = 0
            #expect(pages[1].log.prefix(2) == ["willAppear true", "didAppear true"])
            clock.advance(by: 1.1)
            #expect(delegate.asked == [["a", "b"], ["b", "a"]] && pages[0].view.window != nil && pages[1].view.window == nil)
        }
    }
}
