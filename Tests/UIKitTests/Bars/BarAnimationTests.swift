import CairnTesting
import Testing

@testable import UIKit

/// Bars that change, come and go in time while a test holds the clock.
@MainActor
@Suite(.serialized)
struct BarAnimationTests {
    @MainActor
    private struct Screen {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let root = UIViewController()
        let stack: UINavigationController
        let tabs = UITabBarController()

        init() {
            stack = UINavigationController(rootViewController: root)
            root.title = "First"
            tabs.viewControllers = [stack, UIViewController()]
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }

        var bar: UINavigationBar { stack.navigationBar }
        func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
        var isFading: Bool { bar.contentView.layer.animationKeys()?.contains("transition") ?? false }
    }

    @Test func theNavigationBarSlidesAway() {
        TestClock.hold { clock in
            let screen = Screen()
            let (top, height) = (screen.bar.frame.minY, screen.bar.frame.height)
            screen.stack.setNavigationBarHidden(true, animated: true)
            #expect(screen.stack.isNavigationBarHidden && !screen.bar.isHidden)
            clock.advance(by: 0.1)
            #expect(abs(screen.shown(screen.bar).frame.minY - (top - height) / 2) < 0.5)
            clock.advance(by: 0.15)
            #expect(screen.bar.isHidden && screen.root.view.safeAreaInsets.top == 0)
            screen.stack.setNavigationBarHidden(false, animated: true)
            clock.advance(by: 0.1)
            #expect(abs(screen.shown(screen.bar).frame.minY - (top - height) / 2) < 0.5)
            clock.advance(by: 0.15)
            #expect(screen.bar.frame.minY == top && screen.root.view.safeAreaInsets.top == top + height)
        }
    }

    @Test func aBarThatIsShownAgainOnItsWayStays() {
        TestClock.hold { clock in
            let screen = Screen()
            screen.stack.setNavigationBarHidden(true, animated: true)
            clock.advance(by: 0.1)
            screen.stack.setNavigationBarHidden(false, animated: false)
            clock.advance(by: 1)
            #expect(!screen.bar.isHidden && !screen.stack.isNavigationBarHidden && screen.bar.frame.minY >= 0)
        }
    }

    @Test func theToolbarSlidesIn() {
        TestClock.hold { clock in
            let screen = Screen()
            screen.tabs.isTabBarHidden = true
            screen.window.layoutIfNeeded()
            screen.stack.setToolbarHidden(false, animated: true)
            let toolbar: UIToolbar = screen.stack.toolbar
            #expect(screen.shown(toolbar).frame.minY == 667 && toolbar.frame.maxY == 667)
            clock.advance(by: 0.1)
            #expect(abs(screen.shown(toolbar).frame.minY - (667 + toolbar.frame.minY) / 2) < 0.5)
            clock.advance(by: 0.2)
            screen.stack.setToolbarHidden(true, animated: true)
            #expect(!toolbar.isHidden && screen.stack.isToolbarHidden)
            clock.advance(by: 0.3)
            #expect(toolbar.isHidden)
        }
    }

    @Test func theTabBarSlidesAway() {
        TestClock.hold { clock in
            let screen = Screen()
            let bar = screen.tabs.tabBar
            let top = bar.frame.minY
            screen.tabs.setTabBarHidden(true, animated: true)
            clock.advance(by: 0.1)
            #expect(!bar.isHidden && abs(screen.shown(bar).frame.minY - (667 + top) / 2) < 0.5)
            clock.advance(by: 0.15)
            #expect(bar.isHidden)
            screen.tabs.setTabBarHidden(false, animated: true)
            clock.advance(by: 0.3)
            #expect(!bar.isHidden && bar.frame.minY == top)
        }
    }

    @Test func buttonsFadeIntoEachOther() {
        TestClock.hold { clock in
            let screen = Screen()
            screen.root.navigationItem.setRightBarButton(UIBarButtonItem(title: "A"), animated: false)
            screen.window.layoutIfNeeded()
            #expect(!screen.isFading)
            screen.root.navigationItem.setRightBarButton(UIBarButtonItem(title: "B"), animated: true)
            #expect(screen.isFading && screen.root.navigationItem.rightBarButtonItem?.title == "B")
            clock.advance(by: 0.4)
            #expect(!screen.isFading)
        }
    }

    @Test func titlesFadeIntoEachOtherWithAPush() {
        TestClock.hold { clock in
            let screen = Screen()
            let next = UIViewController()
            next.title = "Second"
            screen.stack.pushViewController(next, animated: true)
            #expect(screen.isFading)
            clock.advance(by: 0.5)
            #expect(!screen.isFading && screen.bar.topItem?.title == "Second")
            screen.stack.popViewController(animated: false)
            #expect(!screen.isFading)
        }
    }

    @Test func nothingTakesTimeWithoutAClock() {
        let screen = Screen()
        screen.stack.setNavigationBarHidden(true, animated: true)
        #expect(screen.bar.isHidden)
    }
}
