import CairnTesting
import Testing

@testable import UIKit

/// What controllers hear where a transition is cancelled.
///
/// Documented is the order of each controller's own calls: what was about to appear disappears, and what was about to
/// disappear appears, each by the whole pair of calls, and no controller hears that it did what it did not. How the
/// calls of the two controllers mix is not documented.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller, the states of a view's visibility;
///   uiviewcontrolleranimatedtransitioning/animationended(_:);
///   uipresentationcontroller/presentationtransitiondidend(_:)
@MainActor
struct CancelledTransitionTests {
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            let (comes, goes) = (context.view(forKey: .to), context.view(forKey: .from))
            let (view, end) = (comes ?? goes, comes == nil ? 0.0 : 1)
            view?.alpha = 1 - end
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view?.alpha = end
            } completion: { _ in
                if context.transitionWasCancelled { view?.alpha = 1 - end }
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.lines.append("ended \(transitionCompleted)") }
    }

    private final class Course: UIPresentationController {
        var log: CallLog?
        override func presentationTransitionDidEnd(_ completed: Bool) { log?.lines.append("presented \(completed)") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log?.lines.append("dismissed \(completed)") }
    }

    /// Fades every transition, driven by hand.
    private final class Director: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
        UITabBarControllerDelegate
    {
        let log: CallLog
        var driver: UIPercentDrivenInteractiveTransition?
        init(_ log: CallLog) { self.log = log }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(log) }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
            Fade(log)
        }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let course = Course(presentedViewController: presented, presenting: presenting)
            course.log = log
            return course
        }
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(log) }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log.lines.append("didShow \(viewController.title ?? "")") }
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(log) }
        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    @MainActor
    private struct Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let log = CallLog()
        let (first, second): (LoggedPage, LoggedPage)
        let director: Director

        init() {
            (first, second, director) = (LoggedPage("A", log), LoggedPage("B", log), Director(log))
            second.transitioningDelegate = director
        }

        func show(_ root: UIViewController) {
            window.rootViewController = root
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            log.lines = []
        }

        /// Begins a transition, drives it a third of the way, cancels it, and waits. Returns what was heard of it
        /// alongside.
        func cancel(_ clock: TestClock, _ begin: () -> Void) -> [String] {
            let driver = UIPercentDrivenInteractiveTransition()
            var heard: [String] = []
            director.driver = driver
            begin()
            let coordinator = first.transitionCoordinator ?? second.transitionCoordinator
            coordinator?.animate(alongsideTransition: nil) { heard.append("complete \($0.isCancelled)") }
            driver.update(0.3)
            clock.advance(by: 1)
            driver.cancel()
            clock.advance(by: 2)
            return heard
        }

        func lines(of name: String) -> [String] {
            log.lines.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
        }
    }

    private static let comesBack = ["willDisappear", "willAppear", "didAppear"]
    private static let goesAgain = ["willAppear", "willDisappear", "didDisappear"]

    @Test func pushesAndPops() {
        TestClock.hold { clock in
            let stage = Stage()
            let navigation = UINavigationController(rootViewController: stage.first)
            navigation.delegate = stage.director
            stage.show(navigation)
            let heard = stage.cancel(clock) { navigation.pushViewController(stage.second, animated: true) }
            #expect(heard == ["complete true"])
            #expect(navigation.viewControllers == [stage.first] && stage.second.parent == nil)
            #expect(stage.lines(of: "A") == Self.comesBack && stage.lines(of: "B") == Self.goesAgain)
            #expect(stage.log.lines.filter { $0.hasPrefix("ended") || $0.hasPrefix("did") } == ["ended false"])
            stage.director.driver = nil
            navigation.pushViewController(stage.second, animated: false)
            stage.log.lines = []
            #expect(stage.cancel(clock) { navigation.popViewController(animated: true) } == ["complete true"])
            #expect(navigation.viewControllers == [stage.first, stage.second])
            #expect(stage.lines(of: "B") == Self.comesBack && stage.lines(of: "A") == Self.goesAgain)
            #expect(stage.log.lines.filter { $0.hasPrefix("ended") || $0.hasPrefix("did") } == ["ended false"])
        }
    }

    @Test func tabs() {
        TestClock.hold { clock in
            let (stage, tabs) = (Stage(), UITabBarController())
            tabs.viewControllers = [stage.first, stage.second]
            tabs.delegate = stage.director
            stage.show(tabs)
            _ = stage.cancel(clock) { tabs.selectedIndex = 1 }
            #expect(tabs.selectedIndex == 0)
            #expect(stage.lines(of: "A") == Self.comesBack && stage.lines(of: "B") == Self.goesAgain)
            #expect(stage.log.lines.filter { $0.hasPrefix("ended") } == ["ended false"])
        }
    }

    @Test("Presentations and dismissals, over the presenting view and in its place", arguments: [false, true])
    func presentations(_ isFullScreen: Bool) {
        TestClock.hold { clock in
            let stage = Stage()
            stage.second.modalPresentationStyle = isFullScreen ? .fullScreen : .custom
            stage.show(stage.first)
            var heard = stage.cancel(clock) { stage.first.present(stage.second, animated: true) }
            #expect(heard == ["complete true"] && stage.first.presentedViewController == nil)
            #expect(stage.second.view.window == nil && stage.second.presentingViewController == nil)
            #expect(stage.lines(of: "A") == (isFullScreen ? Self.comesBack : []) && stage.lines(of: "B") == Self.goesAgain)
            #expect(stage.lines(of: "ended") == ["false"] && stage.lines(of: "presented") == (isFullScreen ? [] : ["false"]))
            stage.director.driver = nil
            stage.first.present(stage.second, animated: false)
            stage.log.lines = []
            heard = stage.cancel(clock) { stage.first.dismiss(animated: true) }
            #expect(heard == ["complete true"] && stage.first.presentedViewController === stage.second)
            #expect(stage.second.view.window != nil && !stage.second.isBeingDismissed)
            #expect(stage.lines(of: "B") == Self.comesBack && stage.lines(of: "A") == (isFullScreen ? Self.goesAgain : []))
            #expect(stage.lines(of: "ended") == ["false"] && stage.lines(of: "dismissed") == (isFullScreen ? [] : ["false"]))
        }
    }
}
