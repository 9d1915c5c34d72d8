import CairnTesting
import Testing

@testable import UIKit

/// Appearance methods that change what is shown, and changes that begin while others are under way: afterwards each
/// controller has heard of as many ends as beginnings.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller: `viewDidAppear` follows `viewWillAppear`, and
///   `viewDidDisappear` `viewWillDisappear`
@MainActor
struct AppearanceInterruptionTests {
    private final class Page: LoggedPage {
        var whenItWillAppear: (() -> Void)?
        var whenItAppeared: (() -> Void)?
        var whenItWillDisappear: (() -> Void)?
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let action = whenItWillAppear
            whenItWillAppear = nil
            action?()
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let action = whenItAppeared
            whenItAppeared = nil
            action?()
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            let action = whenItWillDisappear
            whenItWillDisappear = nil
            action?()
        }
        func embed(_ child: UIViewController) {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    private let log = CallLog()
    private func page(_ name: String) -> Page { Page(name, log) }

    private func show(_ root: UIViewController, width: CGFloat = 375) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 667))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    /// The calls that a page heard.
    private func calls(_ name: String) -> [String] {
        log.lines.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
    }

    /// Whether a page heard its calls in turn, and none is left to come.
    private func isAtRest(_ name: String) -> Bool {
        let followers = [
            nil: ["willAppear"], "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
            "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
        ]
        var last: String?
        for call in calls(name) {
            guard followers[last]?.contains(call) == true else { return false }
            last = call
        }
        return last != "willAppear" && last != "willDisappear"
    }

    @Test("A page that pushes as it is about to appear takes its child along", arguments: [true, false])
    func pushInWillAppear(animated: Bool) {
        TestClock.hold { clock in
            let (host, child, next) = (page("host"), page("child"), page("next"))
            let navigation = UINavigationController(rootViewController: page("root"))
            let window = show(navigation)
            host.embed(child)
            host.whenItWillAppear = { navigation.pushViewController(next, animated: true) }
            navigation.pushViewController(host, animated: animated)
            clock.advance(by: 2)
            #expect(isAtRest("child") && calls("child").last != "didAppear")
            #expect(isAtRest("host") && calls("host").last == "didDisappear")
            #expect(calls("next") == ["willAppear", "didAppear"])
            _ = window
        }
    }

    @Test("A child that dismisses its parent as it appeared") func dismissalInChildsDidAppear() {
        TestClock.hold { clock in
            let (root, host, child) = (page("root"), page("host"), page("child"))
            let window = show(root)
            host.embed(child)
            child.whenItAppeared = { host.dismiss(animated: true) }
            host.modalPresentationStyle = .fullScreen
            root.present(host, animated: true)
            clock.advance(by: 3)
            #expect(root.presentedViewController == nil)
            #expect(isAtRest("child") && calls("child").last == "didDisappear")
            #expect(isAtRest("host") && calls("host").last == "didDisappear")
            #expect(calls("root").last == "didAppear")
            _ = window
        }
    }

    @Test("A page that pushes as it appeared, before its stack did") func pushInDidAppearOfPresentedStack() {
        TestClock.hold { clock in
            let (root, first, second) = (page("root"), page("first"), page("second"))
            let window = show(root)
            let navigation = UINavigationController(rootViewController: first)
            first.whenItAppeared = { navigation.pushViewController(second, animated: true) }
            root.present(navigation, animated: true)
            clock.advance(by: 3)
            #expect(isAtRest("first") && calls("first").last == "didDisappear")
            #expect(calls("second") == ["willAppear", "didAppear"] && second.view.window === window)
        }
    }

    @Test("A page that pushes as it is about to be popped", arguments: [true, false])
    func pushInWillDisappear(animated: Bool) {
        TestClock.hold { clock in
            let (first, second, third) = (page("first"), page("second"), page("third"))
            let navigation = UINavigationController(rootViewController: first)
            let window = show(navigation)
            navigation.pushViewController(second, animated: false)
            second.whenItWillDisappear = { navigation.pushViewController(third, animated: animated) }
            navigation.popViewController(animated: animated)
            clock.advance(by: 3)
            #expect(isAtRest("first") && calls("first").last == "didDisappear")
            #expect(isAtRest("second") && calls("second").last == "didDisappear")
            #expect(isAtRest("third") && calls("third").last == "didAppear" && third.view.window === window)
        }
    }

    @Test("A stack that is set while a presentation is about to cover it") func setWhileCovered() {
        TestClock.hold { clock in
            let (first, second, cover) = (page("first"), page("second"), page("cover"))
            let navigation = UINavigationController(rootViewController: first)
            let window = show(navigation)
            cover.modalPresentationStyle = .fullScreen
            navigation.present(cover, animated: true)
            clock.advance(frames: 3)
            navigation.setViewControllers([second], animated: false)
            clock.advance(by: 2)
            #expect(isAtRest("first") && calls("first").last == "didDisappear" && calls("second") == [])
            navigation.dismiss(animated: true)
            clock.advance(by: 2)
            #expect(calls("second") == ["willAppear", "didAppear"] && second.view.window === window)
        }
    }

    @Test("A stack that is set during a push whose end pops") func setDuringPush() {
        TestClock.hold { clock in
            let (second, third) = (page("second"), page("third"))
            let navigation = UINavigationController(rootViewController: page("first"))
            let window = show(navigation)
            second.whenItAppeared = { navigation.popViewController(animated: true) }
            navigation.pushViewController(second, animated: true)
            clock.advance(frames: 3)
            navigation.setViewControllers([third], animated: false)
            clock.advance(by: 2)
            #expect(navigation.viewControllers == [third] && second.parent == nil)
            #expect(third.view.window === window && calls("third") == ["willAppear", "didAppear"])
            for name in ["first", "second"] { #expect(isAtRest(name) && calls(name).last == "didDisappear") }
        }
    }

    @Test("A column that a collapsed split view takes back while a page of the first column pushes") func columnGoesBack() {
        TestClock.hold { clock in
            let (root, detail, next) = (page("root"), page("detail"), page("next"))
            let split = UISplitViewController(style: .doubleColumn)
            let stack = UINavigationController(rootViewController: root)
            split.setViewController(stack, for: .primary)
            split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
            let window = show(split)
            root.whenItWillAppear = { stack.pushViewController(next, animated: true) }
            split.setViewController(UINavigationController(rootViewController: page("other")), for: .secondary)
            clock.advance(by: 2)
            for name in ["root", "detail", "next", "other"] {
                #expect(isAtRest(name))
            }
            _ = window
        }
    }

    /// Sheets fill the screen in compact height, where they cover the presenting controller.
    @Test("A window that turns while a sheet comes, and while it is there", arguments: [0.1, 2])
    func turningSheet(after delay: TimeInterval) {
        TestClock.hold { clock in
            let (root, sheet) = (page("root"), page("sheet"))
            let window = show(root)
            let (upright, lying) = (window.bounds.size, CGSize(width: 667, height: 375))
            window.frame.size = lying
            root.present(sheet, animated: true)
            clock.advance(by: delay)
            window.frame.size = upright
            clock.advance(by: 2)
            #expect(isAtRest("root") && calls("root").last == "didAppear" && !root.view.isHidden)
            window.frame.size = lying
            clock.advance(by: 2)
            #expect(isAtRest("root") && calls("root").last == "didDisappear" && root.view.isHidden)
            window.frame.size = upright
            clock.advance(by: delay)
            root.dismiss(animated: true)
            clock.advance(by: 2)
            #expect(isAtRest("root") && calls("root").last == "didAppear" && !root.view.isHidden)
            #expect(isAtRest("sheet") && calls("sheet").last == "didDisappear")
        }
    }

    @Test("A finger that takes a sheet away while it comes") func sheetTakenWhileItComes() {
        TestClock.hold { clock in
            let (root, sheet) = (page("root"), page("sheet"))
            let window = show(root)
            root.present(sheet, animated: true)
            clock.advance(by: 0.05)
            let finger = Finger(over: window)
            finger.press(at: CGPoint(x: 100, y: 500))
            for step in 1...3 {
                clock.advance(frames: 1)
                finger.move(to: CGPoint(x: 100, y: 500 + CGFloat(step) * 50))
            }
            finger.lift()
            clock.advance(by: 3)
            #expect(root.presentedViewController == nil && sheet.view.window == nil && !sheet.isBeingDismissed)
            #expect(isAtRest("sheet") && calls("sheet").last == "didDisappear")
        }
    }

    private final class Fade: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else { return }
            transitionContext.containerView.insertSubview(view, at: 0)
            UIView.animate(withDuration: 1) {
                view.alpha = 0.5
            } completion: {
                transitionContext.completeTransition($0)
            }
        }
    }

    private final class Book: NSObject, UIPageViewControllerDataSource {
        let next: UIViewController
        init(_ next: UIViewController) { self.next = next }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController === next ? nil : next }
    }

    @Test("A tab that selects another one as it is about to go", arguments: [true, false])
    func selectionInWillDisappear(isAnimated: Bool) {
        TestClock.hold { clock in
            let (pages, fade) = (["first", "second", "third"].map(page), Fade())
            let tabs = UITabBarController()
            tabs.viewControllers = pages
            if isAnimated { tabs.delegate = fade }
            let window = show(tabs)
            pages[0].whenItWillDisappear = { tabs.selectedIndex = 2 }
            tabs.selectedIndex = 1
            clock.advance(by: 3)
            #expect(tabs.selectedIndex == 2 && pages[2].view.window === window)
            #expect(pages.map { $0.view.window == nil } == [true, true, false])
            for name in ["first", "second", "third"] { #expect(isAtRest(name)) }
            #expect(calls("third").last == "didAppear" && calls("first").last == "didDisappear")
        }
    }

    @Test("A page that is set in a window without room") func pageWithoutRoom() {
        TestClock.hold { clock in
            let (first, second) = (page("first"), page("second"))
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([first], direction: .forward, animated: false)
            let window = show(pages)
            window.frame.size = .zero
            window.layoutIfNeeded()
            pages.setViewControllers([second], direction: .forward, animated: true)
            clock.advance(by: 2)
            #expect(calls("second") == ["willAppear", "didAppear"] && first.parent == nil)
            #expect(isAtRest("first") && calls("first").last == "didDisappear")
        }
    }

    @Test("A finger that turns a page in a tab that another one replaces") func turnInALeavingTab() {
        TestClock.hold { clock in
            let (first, other) = (page("first"), page("other"))
            let (book, fade) = (Book(page("next")), Fade())
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([first], direction: .forward, animated: false)
            pages.dataSource = book
            let tabs = UITabBarController()
            tabs.viewControllers = [pages, other]
            tabs.delegate = fade
            let window = show(tabs)
            tabs.selectedIndex = 1
            let finger = Finger(over: window)
            finger.press(at: CGPoint(x: 300, y: 300))
            for step in 1...5 {
                clock.advance(frames: 1)
                finger.move(to: CGPoint(x: 300 - CGFloat(step) * 50, y: 300))
            }
            finger.lift()
            clock.advance(by: 3)
            #expect(calls("first").last == "didDisappear" && calls("other") == ["willAppear", "didAppear"])
            #expect(calls("next") == [])
        }
    }
}
