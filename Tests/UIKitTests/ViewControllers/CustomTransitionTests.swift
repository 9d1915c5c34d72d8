import CairnTesting
import Testing

@testable import UIKit

/// Transitions that a program animates, and drives.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning and
///   uipercentdriveninteractivetransition
@MainActor
struct CustomTransitionTests {
    private final class Page: LoggedPage {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            transitionCoordinator?.animate(alongsideTransition: { [self] _ in view.alpha = 0.5 }) { [self] context in
                note("coordinator \(context.isCancelled)")
            }
        }
    }

    /// Lets what comes slide in from the right, and what goes out, in a second at a constant speed.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        let log: CallLog
        let comes: Bool
        init(_ log: CallLog, comes: Bool) { (self.log, self.comes) = (log, comes) }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            log.lines.append("animate")
            let width = context.containerView.bounds.width
            if let view = context.view(forKey: .to) {
                view.frame = context.viewController(forKey: .to).map(context.finalFrame) ?? .zero
                comes ? context.containerView.addSubview(view) : context.containerView.insertSubview(view, at: 0)
            }
            let moving = context.view(forKey: comes ? .to : .from)
            if comes { moving?.frame.origin.x = width }
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                moving?.frame.origin.x = self.comes ? 0 : width
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.lines.append("ended \(transitionCompleted)") }
    }

    /// Has every transition slide, driven if there is somebody who does.
    private final class Director: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
        let log: CallLog
        var driver: UIPercentDrivenInteractiveTransition?
        init(_ log: CallLog) { self.log = log }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(log, comes: true) }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
            Slide(log, comes: false)
        }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.lines.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
            return Slide(log, comes: operation == .push)
        }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    /// The page A on a screen of 375 x 667 points.
    @MainActor
    private struct Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let log = CallLog()
        let director: Director
        let (first, second): (Page, Page)

        init(inNavigation: Bool = false, _ style: UIModalPresentationStyle = .fullScreen) {
            (first, second) = (Page("A", log), Page("B", log))
            director = Director(log)
            second.modalPresentationStyle = style
            second.transitioningDelegate = director
            let navigation = UINavigationController()
            if inNavigation {
                navigation.viewControllers = [first]
                navigation.delegate = director
            }
            window.rootViewController = inNavigation ? navigation : first
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            log.lines = []
        }

        var navigation: UINavigationController? { first.navigationController }
        /// Where the second page's view is seen, in points of the window.
        var x: CGFloat? { second.view.layer.presentation()?.frame.minX }
    }

    private func isNear(_ one: CGFloat?, _ other: CGFloat) -> Bool { one.map { abs($0 - other) < 0.5 } ?? false }

    // MARK: Presenting

    @Test("An animator presents, and the presentation ends with its completion") func presenting() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.first.present(stage.second, animated: true) { stage.log.lines.append("completion") }
            #expect(stage.log.lines == ["A willDisappear", "B willAppear", "animate"] && stage.second.isBeingPresented)
            #expect(stage.second.transitionCoordinator?.transitionDuration == 1)
            clock.advance(by: 0.5)
            #expect(isNear(stage.x, 187.5) && stage.first.view.isHidden == false)
            clock.advance(by: 0.6)
            #expect(isNear(stage.x, 0) && stage.first.view.isHidden && !stage.second.isBeingPresented)
            #expect(stage.first.view.superview is UIDropShadowView)
            #expect(
                stage.log.lines.dropFirst(3) == [
                    "B didAppear", "A didDisappear", "completion", "ended true", "B coordinator false",
                ])
            #expect(stage.second.transitionCoordinator == nil && stage.second.view.alpha == 0.5)
        }
    }

    @Test("An animator dismisses; the presenter's view is back in its place") func dismissing() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.first.present(stage.second, animated: false)
            stage.log.lines = []
            stage.first.dismiss(animated: true) { stage.log.lines.append("completion") }
            #expect(stage.first.view.superview !== stage.window && stage.second.isBeingDismissed)
            clock.advance(by: 0.25)
            #expect(isNear(stage.x, 93.75))
            clock.advance(by: 1)
            #expect(stage.first.view.superview is UIDropShadowView && stage.second.view.superview == nil)
            #expect(stage.first.presentedViewController == nil)
            #expect(
                stage.log.lines == [
                    "B willDisappear", "A willAppear", "animate", "A didAppear", "B didDisappear", "completion", "ended true",
                    "A coordinator false",
                ])
        }
    }

    @Test("Without animation nobody is asked") func notAnimated() {
        TestClock.hold { _ in
            let stage = Stage()
            stage.first.present(stage.second, animated: false)
            #expect(stage.log.lines == ["A willDisappear", "B willAppear", "B didAppear", "A didDisappear"])
        }
    }

    @Test("A dismissal that is driven shows its part, and is cancelled or finished", arguments: [true, false])
    func driving(_ finishes: Bool) {
        TestClock.hold { clock in
            let stage = Stage()
            stage.first.present(stage.second, animated: false)
            stage.log.lines = []
            let driver = UIPercentDrivenInteractiveTransition()
            stage.director.driver = driver
            stage.first.dismiss(animated: true)
            #expect(stage.second.transitionCoordinator?.isInteractive == true)
            clock.advance(by: 3)
            #expect(isNear(stage.x, 0))
            for part in [0.2, 0.6, 0.4] {
                driver.update(CGFloat(part))
                #expect(isNear(stage.x, 375 * CGFloat(part)) && driver.percentComplete == CGFloat(part))
                clock.advance(by: 0.1)
            }
            finishes ? driver.finish() : driver.cancel()
            clock.advance(by: 0.2)
            #expect(isNear(stage.x, 375 * (finishes ? 0.6 : 0.2)))
            clock.advance(by: 1)
            #expect(stage.log.lines.contains("ended \(finishes)") && (stage.first.presentedViewController == nil) == finishes)
            #expect(stage.log.lines.contains("A coordinator \(!finishes)"))
            #expect((stage.second.view.window == nil) == finishes && stage.first.view.superview is UIDropShadowView)
            if !finishes {
                #expect(stage.second.view.frame.minX == 0 && stage.first.view.isHidden)
                #expect(stage.log.lines.suffix(5).contains("B didAppear"))
            }
        }
    }

    /// Fades what goes, by an animator that can be paused and reversed.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        private var made: UIViewPropertyAnimator?
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context)?.startAnimation()
        }
        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> (any UIViewImplicitlyAnimating)? {
            if let made { return made }
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { context.view(forKey: .from)?.alpha = 0 }
            animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            made = animator
            return animator
        }
    }

    private final class Fader: NSObject, UIViewControllerTransitioningDelegate {
        let driver = UIPercentDrivenInteractiveTransition()
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
            Fade()
        }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    @Test("An interruptible animator is driven itself", arguments: [true, false]) func interruptible(_ finishes: Bool) {
        TestClock.hold { clock in
            let (stage, fader) = (Stage(), Fader())
            stage.second.transitioningDelegate = fader
            stage.first.present(stage.second, animated: false)
            stage.second.view.alpha = 1
            stage.first.dismiss(animated: true)
            fader.driver.update(0.4)
            let alpha = stage.second.view.layer.presentation()?.opacity ?? -1
            #expect(abs(alpha - 0.6) < 0.01)
            finishes ? fader.driver.finish() : fader.driver.cancel()
            clock.advance(by: 2)
            #expect((stage.first.presentedViewController == nil) == finishes)
            #expect(finishes || stage.second.view.alpha == 1 && stage.second.view.window != nil)
        }
    }

    @Test("Transitions leave nothing behind") func memory() {
        TestClock.hold { clock in
            weak var page: UIViewController?
            weak var driver: UIPercentDrivenInteractiveTransition?
            for round in 0..<20 {
                let (stage, made) = (Stage(), UIPercentDrivenInteractiveTransition())
                (page, driver, stage.director.driver) = (stage.second, made, made)
                stage.first.present(stage.second, animated: true)
                clock.advance(by: 2)
                stage.first.dismiss(animated: true)
                made.update(0.5)
                round % 2 == 0 ? made.finish() : made.cancel()
                clock.advance(by: 2)
                stage.first.dismiss(animated: false)
                stage.window.isHidden = true
                stage.window.rootViewController = nil
            }
            #expect(page == nil && driver == nil)
        }
    }

    // MARK: Stacks

    @Test("An animator pushes and pops") func stack() {
        TestClock.hold { clock in
            let stage = Stage(inNavigation: true)
            stage.navigation?.pushViewController(stage.second, animated: true)
            #expect(stage.log.lines == ["push A B", "A willDisappear", "B willAppear", "animate"])
            clock.advance(by: 0.5)
            #expect(isNear(stage.x, 187.5) && stage.navigation?.topViewController === stage.second)
            clock.advance(by: 1)
            #expect(stage.log.lines.suffix(4) == ["A didDisappear", "B didAppear", "ended true", "B coordinator false"])
            #expect(stage.first.view.window == nil && stage.second.view.frame.size == stage.window.bounds.size)
            stage.log.lines = []
            stage.navigation?.popViewController(animated: true)
            clock.advance(by: 0.75)
            #expect(isNear(stage.x, 281.25) && stage.second.parent != nil)
            clock.advance(by: 1)
            #expect(stage.second.parent == nil && stage.second.view.window == nil && stage.first.view.window != nil)
            #expect(stage.log.lines.first == "pop B A" && stage.log.lines.contains("A didAppear"))
        }
    }

    @Test("A pop that is driven and cancelled leaves the stack as it was") func cancelledPop() {
        TestClock.hold { clock in
            let stage = Stage(inNavigation: true)
            stage.navigation?.pushViewController(stage.second, animated: false)
            let (driver, items) = (UIPercentDrivenInteractiveTransition(), stage.navigation?.navigationBar.items)
            stage.director.driver = driver
            stage.navigation?.popViewController(animated: true)
            driver.update(0.5)
            #expect(isNear(stage.x, 187.5))
            driver.cancel()
            clock.advance(by: 2)
            #expect(stage.navigation?.viewControllers == [stage.first, stage.second] && stage.second.parent != nil)
            #expect(stage.navigation?.navigationBar.items == items && stage.second.view.frame.minX == 0)
            #expect(stage.second.view.window != nil && stage.first.view.window == nil)
            #expect(stage.log.lines.suffix(4).contains("ended false"))
        }
    }

    @Test("A change on the way completes the one before") func overtaken() {
        TestClock.hold { clock in
            let stage = Stage(inNavigation: true)
            stage.navigation?.pushViewController(stage.second, animated: true)
            clock.advance(by: 0.5)
            stage.navigation?.popViewController(animated: false)
            #expect(stage.navigation?.viewControllers == [stage.first] && stage.second.view.window == nil)
            clock.advance(by: 2)
            #expect(stage.first.view.window != nil && stage.log.lines.filter { $0 == "ended true" }.count == 1)
        }
    }
}
