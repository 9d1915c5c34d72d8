import CairnTesting
import Testing
import UIKit

/// What a transition tells its animator, and how one is driven.
@MainActor
@Suite struct TransitionContextTests {
    private final class Asking: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        var told: [String] = []
        var presented: UIViewController?
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let keys: [UITransitionContextViewControllerKey] = [.from, .to]
            let viewKeys: [UITransitionContextViewKey] = [.from, .to]
            presented = context.viewController(forKey: keys[1])
            told.append("style \(context.presentationStyle == .custom) plain \(context.targetTransform.isIdentity)")
            told.append("views \(viewKeys.map { context.view(forKey: $0) != nil })")
            if let from = context.viewController(forKey: .from), let presented {
                told.append("from \(context.initialFrame(for: from).size) to \(context.finalFrame(for: presented).size)")
                told.append("to starts at \(context.initialFrame(for: presented))")
            }
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            context.completeTransition(true)
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    @Test func aCustomPresentationTellsItsFramesAndViews() {
        let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        let (page, asking) = (UIViewController(), Asking())
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = asking
        root.present(page, animated: true)
        #expect(
            asking.told == [
                "style true plain true", "views [false, true]", "from (375.0, 667.0) to (375.0, 667.0)",
                "to starts at (0.0, 0.0, 0.0, 0.0)",
            ])
        #expect(asking.presented === page)
    }

    @Test func aDriverBeginsDrivenAtTheUsualPace() {
        let driver = UIPercentDrivenInteractiveTransition()
        #expect(driver.wantsInteractiveStart && driver.completionSpeed == 1 && driver.completionCurve == .easeInOut)
        #expect(driver.timingCurve == nil && driver.percentComplete == 0 && driver.duration == 0)
        driver.update(0.5)
        #expect(driver.percentComplete == 0, "There is no transition to drive.")
    }

    @Test func interactiveTransitionsHaveUsualValues() {
        final class Own: NSObject, UIViewControllerInteractiveTransitioning {
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
        }
        let own: any UIViewControllerInteractiveTransitioning = Own()
        #expect(own.completionSpeed == 1 && own.completionCurve == .easeInOut && own.wantsInteractiveStart)
    }
}
