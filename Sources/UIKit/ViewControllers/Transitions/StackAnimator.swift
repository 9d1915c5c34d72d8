/// The system's animation of a navigation stack: a pushed view enters from the trailing side, above the old view, which
/// moves a part of the width in the same direction. A pop is the reverse.
final class StackAnimator: NSObject, SystemAnimator {
    private let operation: UINavigationController.Operation
    private let isRightToLeft: Bool

    init(_ operation: UINavigationController.Operation, isRightToLeft: Bool) {
        (self.operation, self.isRightToLeft) = (operation, isRightToLeft)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        SystemTransition.stackDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let old = transitionContext.view(forKey: .from), let new = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(true)
        }
        let width = isRightToLeft ? -container.bounds.width : container.bounds.width
        let isPush = operation == .push
        let (entrance, exit) = isPush ? (width, -SystemTransition.lag * width) : (-SystemTransition.lag * width, width)
        isPush ? container.bringSubviewToFront(new) : container.sendSubviewToBack(new)
        new.center.x += entrance
        // An interactive pop needs a linear curve, so that the view stays under the finger.
        let pace: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: SystemTransition.stackDuration, delay: 0, options: pace) {
            new.center.x -= entrance
            old.center.x += exit
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
