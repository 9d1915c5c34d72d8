import CairnTesting
import Testing

@testable import UIKit

/// The system's pushes and pops, in time.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller and uiviewcontroller/viewdidappear(_:)
@MainActor
struct StackTransitionTests {
    private final class Log: NSObject, UINavigationControllerDelegate {
        var lines: [String] = []
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { lines.append("willShow \(viewController.title ?? "") \(animated)") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { lines.append("didShow \(viewController.title ?? "") \(animated)") }
    }

    private final class Page: UIViewController {
        let log: Log
        /// What the page does when it is about to appear.
        var greeting: (() -> Void)?
        init(_ name: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = name
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ text: String) { log.lines.append("\(title ?? "") \(text)") }
        override func viewWillAppear(_ animated: Bool) {
            note("willAppear")
            greeting?()
        }
        override func viewIsAppearing(_ animated: Bool) { note("isAppearing \(view.window != nil)") }
        /// How often the traits changed.
        var traitChanges = 0
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { traitChanges += 1 }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
        override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "joined") }
    }

    /// A stack with the page A on a screen of 375 x 667 points.
    @MainActor
    private struct Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let log = Log()
        let navigation: UINavigationController
        let (first, second): (Page, Page)

        init(isRightToLeft: Bool = false) {
            (first, second) = (Page("A", log), Page("B", log))
            navigation = UINavigationController(rootViewController: first)
            navigation.delegate = log
            if isRightToLeft { navigation.view.semanticContentAttribute = .forceRightToLeft }
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            log.lines = []
        }

        /// Where a page's view is seen, in points of the window.
        func x(_ page: Page) -> CGFloat { page.view.layer.presentation()?.frame.minX ?? .nan }
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.5 }

    @Test("What is pushed and comes back gets its traits once, and stays in its window") func traitsOfPages() {
        final class Content: UIView {
            var windows: [Bool] = []
            override func didMoveToWindow() { windows.append(window != nil) }
        }
        TestClock.hold { clock in
            let stage = Stage()
            let content = Content()
            stage.window.traitOverrides.userInterfaceStyle = .dark
            stage.first.traitChanges = 0
            _ = stage.second.traitCollection
            stage.second.view = content
            _ = stage.second.view.traitCollection
            for _ in 0..<2 {
                stage.navigation.pushViewController(stage.second, animated: true)
                clock.advance(by: 1)
                #expect(stage.second.traitCollection.userInterfaceStyle == .dark && content.windows == [true])
                #expect(stage.second.traitChanges == 1 && stage.first.traitChanges == 0)
                stage.navigation.popViewController(animated: true)
                clock.advance(by: 1)
                #expect(content.windows == [true, false] && stage.first.traitChanges == 0)
                content.windows = []
            }
        }
    }

    @Test("A push takes time: what comes slides over what goes back, and appears at the end") func push() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.navigation.pushViewController(stage.second, animated: true)
            #expect(
                stage.log.lines == ["A willDisappear", "B willAppear", "willShow B true", "B isAppearing true"])
            #expect(stage.navigation.topViewController === stage.second && stage.second.isMovingToParent)
            clock.advance(by: 0)
            #expect(isNear(stage.x(stage.second), 375) && isNear(stage.x(stage.first), 0))
            clock.advance(by: SystemTransition.stackDuration / 2)
            #expect(isNear(stage.x(stage.second), 187.5) && isNear(stage.x(stage.first), -0.15 * 375))
            #expect(stage.log.lines.count == 4)
            clock.advance(by: SystemTransition.stackDuration)
            #expect(
                stage.log.lines.dropFirst(4) == ["A didDisappear", "B didAppear", "didShow B true", "B joined"])
            #expect(stage.first.view.window == nil && stage.second.view.frame.minX == 0 && !stage.second.isMovingToParent)
        }
    }

    @Test("A pop goes the other way round, and the controller leaves its parent at the end") func pop() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.navigation.pushViewController(stage.second, animated: false)
            stage.log.lines = []
            #expect(stage.navigation.popViewController(animated: true) === stage.second)
            #expect(stage.navigation.viewControllers == [stage.first] && stage.second.parent != nil)
            clock.advance(by: SystemTransition.stackDuration / 2)
            #expect(isNear(stage.x(stage.second), 187.5) && isNear(stage.x(stage.first), -0.15 * 375))
            #expect(stage.second.isMovingFromParent)
            clock.advance(by: SystemTransition.stackDuration)
            #expect(stage.second.parent == nil && stage.second.view.window == nil && stage.first.view.frame.minX == 0)
            #expect(
                stage.log.lines == [
                    "B willDisappear", "A willAppear", "willShow A true", "A isAppearing true", "B didDisappear", "A didAppear",
                    "didShow A true", "B left",
                ])
        }
    }

    @Test("From right to left the other side is the trailing one") func rightToLeft() {
        TestClock.hold { clock in
            let stage = Stage(isRightToLeft: true)
            stage.navigation.pushViewController(stage.second, animated: true)
            clock.advance(by: SystemTransition.stackDuration / 2)
            #expect(isNear(stage.x(stage.second), -187.5) && isNear(stage.x(stage.first), 0.15 * 375))
        }
    }

    @Test("Without animation, with animations off and in a hidden window a push is over at once", arguments: 0..<3)
    func atOnce(_ kind: Int) {
        TestClock.hold { _ in
            let stage = Stage()
            if kind == 2 { stage.window.isHidden = true }
            let push = { stage.navigation.pushViewController(stage.second, animated: kind > 0) }
            kind == 1 ? UIView.performWithoutAnimation(push) : push()
            #expect(stage.first.view.window == nil && stage.second.view.window != nil)
            #expect(stage.navigation.transitionCoordinator == nil && stage.log.lines.last == "B joined")
        }
    }

    @Test("A program without a run loop sees the end at once; what a run loop calls takes time") func runLoops() {
        let (alone, turning) = (Stage(), Stage())
        alone.navigation.pushViewController(alone.second, animated: true)
        #expect(alone.log.lines.last == "B joined" && alone.second.view.frame.minX == 0)
        var takesTime = false
        RunLoop.current.perform {
            MainActor.assumeIsolated {
                turning.navigation.pushViewController(turning.second, animated: true)
                takesTime = turning.navigation.transitionCoordinator != nil
                turning.window.isHidden = true
            }
        }
        RunLoop.current.run(until: Date())
        #expect(takesTime)
        CATransaction.flush()
        #expect(turning.log.lines.last == "B joined" && turning.navigation.transitionCoordinator == nil)
    }

    @Test("The coordinator tells the duration, and runs animations beside the transition and closures after it")
    func coordinator() {
        TestClock.hold { clock in
            let (stage, mark) = (Stage(), UIView())
            stage.window.addSubview(mark)
            var ends = 0
            stage.second.greeting = { [navigation = stage.navigation] in
                let coordinator = navigation.transitionCoordinator
                #expect(coordinator?.transitionDuration == SystemTransition.stackDuration && coordinator?.isAnimated == true)
                #expect(coordinator?.isInteractive == false && coordinator?.isCancelled == false)
                coordinator?.animate(alongsideTransition: { _ in mark.alpha = 0 }) { _ in ends += 1 }
            }
            stage.navigation.pushViewController(stage.second, animated: true)
            clock.advance(by: SystemTransition.stackDuration / 2)
            let seen = mark.layer.presentation()?.opacity ?? -1
            #expect(abs(seen - 0.5) < 0.01 && ends == 0)
            clock.advance(by: SystemTransition.stackDuration)
            #expect(ends == 1 && stage.navigation.transitionCoordinator == nil)
        }
    }

    @Test("A pop amid a push completes the push, and goes back from where the views are seen") func interruption() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.navigation.pushViewController(stage.second, animated: true)
            clock.advance(by: SystemTransition.stackDuration / 2)
            stage.log.lines = []
            stage.navigation.popViewController(animated: true)
            #expect(
                stage.log.lines == [
                    "A didDisappear", "B didAppear", "didShow B true", "B joined", "B willDisappear", "A willAppear",
                    "willShow A true", "A isAppearing true",
                ])
            clock.advance(by: 0)
            #expect(isNear(stage.x(stage.second), 187.5))
            clock.advance(by: 1)
            #expect(stage.log.lines.suffix(4) == ["B didDisappear", "A didAppear", "didShow A true", "B left"])
            #expect(stage.navigation.viewControllers == [stage.first] && stage.first.view.frame.minX == 0)
        }
    }

    @Test("A page that changes the stack as it is about to appear has its way") func changeOnTheWay() {
        TestClock.hold { clock in
            let stage = Stage()
            let third = Page("C", stage.log)
            stage.second.greeting = { [navigation = stage.navigation, second = stage.second] in
                second.greeting = nil
                navigation.pushViewController(third, animated: true)
            }
            stage.navigation.pushViewController(stage.second, animated: true)
            clock.advance(by: 1)
            #expect(stage.navigation.topViewController === third && third.view.window != nil && third.view.frame.minX == 0)
            #expect(stage.second.view.window == nil && stage.log.lines.last == "C joined")
        }
    }

    @Test("A new stack is pushed, or popped to where it was below") func wholeStacks() {
        TestClock.hold { clock in
            let stage = Stage()
            let third = Page("C", stage.log)
            stage.navigation.setViewControllers([stage.second, third], animated: true)
            clock.advance(by: SystemTransition.stackDuration / 2)
            #expect(isNear(stage.x(third), 187.5) && stage.first.parent != nil)
            clock.advance(by: SystemTransition.stackDuration)
            #expect(stage.first.parent == nil && stage.navigation.viewControllers == [stage.second, third])
            stage.navigation.setViewControllers([stage.second], animated: true)
            clock.advance(by: SystemTransition.stackDuration / 2)
            #expect(isNear(stage.x(third), 187.5) && isNear(stage.x(stage.second), -0.15 * 375))
            clock.advance(by: SystemTransition.stackDuration)
            #expect(third.view.window == nil && stage.second.view.frame.minX == 0)
        }
    }

    @Test("A stack that leaves the screen amid a push has pushed") func leavingTheScreen() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.navigation.pushViewController(stage.second, animated: true)
            clock.advance(by: SystemTransition.stackDuration / 2)
            stage.window.rootViewController = UIViewController()
            clock.advance(by: 0)
            #expect(stage.navigation.transitionCoordinator == nil && stage.second.parent === stage.navigation)
            #expect(stage.log.lines.filter { $0 == "B didAppear" }.count <= 1)
        }
    }
}
