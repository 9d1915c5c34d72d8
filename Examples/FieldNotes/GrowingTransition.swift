import UIKit

/// A note grows out of its row when it is pushed; what goes back is the system's.
final class GrowingTransition: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    static let shared = GrowingTransition()

    /// The row that was tapped.
    weak var start: UIView?

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .push && start != nil ? self : nil
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let new = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let end = transitionContext.finalFrame(for: controller)
        let row = start.map { $0.convert($0.bounds, to: transitionContext.containerView) } ?? end
        new.frame = end
        transitionContext.containerView.addSubview(new)
        new.layoutIfNeeded()
        new.alpha = 0
        new.transform = CGAffineTransform(scaleX: row.width / end.width, y: row.height / end.height)
            .concatenating(CGAffineTransform(translationX: row.midX - end.midX, y: row.midY - end.midY))
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            new.alpha = 1
            new.transform = .identity
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        start = nil
    }
}
