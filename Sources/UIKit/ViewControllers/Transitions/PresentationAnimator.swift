/// The system's animation styles of presentations.
enum PresentationMotion {
    /// The view slides in from the bottom, and out to it.
    case slide
    /// The view fades in and out.
    case dissolve
    /// The whole window flips; the presented view is on its back.
    case flip
    /// The window's content is folded back, and the presented view appears below it.
    case curl
    /// The view fades in while it shrinks to its size, and fades out.
    case settle
}

/// The system's animation of a presentation, or of a dismissal.
final class PresentationAnimator: NSObject, SystemAnimator {
    /// The scale of an alert at the start of its presentation.
    ///
    /// - Source: not documented; similar to the animation on devices.
    private static let alertScale: CGFloat = 1.2

    private let motion: PresentationMotion
    private let isDismissal: Bool
    /// Restores properties of the presented view that the animation changed temporarily.
    private var restore: (() -> Void)?

    init(_ motion: PresentationMotion, isDismissal: Bool) { (self.motion, self.isDismissal) = (motion, isDismissal) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        motion == .settle ? SystemTransition.alertDuration : SystemTransition.presentationDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: isDismissal ? .from : .to) else {
            return transitionContext.completeTransition(true)
        }
        let container = transitionContext.containerView
        if let turn = turn(in: container.window ?? container) {
            return change(view, in: container.window ?? container, by: turn, transitionContext)
        }
        let changes = isDismissal ? hide(view, in: container) : show(view, in: container)
        // A finger may take a sheet, whose recognizer is in the view that moves, while it comes.
        let options: UIView.AnimationOptions = view is UIDropShadowView ? .allowUserInteraction : []
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: options, animations: changes
        ) { _ in transitionContext.completeTransition(true) }
    }

    func animationEnded(_ transitionCompleted: Bool) { restore?() }

    /// Sets the start state of the presented view, and returns the change to its end state.
    private func show(_ view: UIView, in container: UIView) -> () -> Void {
        switch motion {
        case .slide:
            let way = container.bounds.maxY - view.frame.minY
            move(view, by: way, in: container)
            return { self.move(view, by: -way, in: container) }
        case .dissolve, .flip, .curl: return fadeIn(view)
        case .settle:
            let (appear, transform) = (fadeIn(view), view.transform)
            view.transform = transform.scaledBy(x: Self.alertScale, y: Self.alertScale)
            return {
                appear()
                view.transform = transform
            }
        }
    }

    /// The transition of the whole window; nil if only the presented view moves.
    private func turn(in whole: UIView) -> CATransition? {
        switch motion {
        case .flip:
            let flip = CATransition()
            (flip.type, flip.subtype) = (.flip, isDismissal ? .fromLeft : .fromRight)
            return flip
        case .curl: return isDismissal ? PartialCurl.unfolding(in: whole) : PartialCurl.folding
        case .slide, .dissolve, .settle: return nil
        }
    }

    /// Runs a transition of the whole window from its content without the presented view to that with it, or back.
    private func change(
        _ view: UIView, in whole: UIView, by turn: CATransition, _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        let isHidden = view.isHidden
        if isDismissal { restore = { view.isHidden = isHidden } } else { UIView.performWithoutAnimation { view.isHidden = true } }
        UIView.change(whole, by: turn, duration: transitionDuration(using: transitionContext)) {
            view.isHidden = self.isDismissal
        } _: { _ in
            transitionContext.completeTransition(true)
        }
    }

    private func fadeIn(_ view: UIView) -> () -> Void {
        let alpha = view.alpha
        view.alpha = 0
        return { view.alpha = alpha }
    }

    /// The changes that hide a view.
    private func hide(_ view: UIView, in container: UIView) -> () -> Void {
        guard motion == .slide else {
            let alpha = view.alpha
            restore = { view.alpha = alpha }
            return { view.alpha = 0 }
        }
        let way = max(0, container.bounds.maxY - view.frame.minY)
        return { self.move(view, by: way, in: container) }
    }

    private func move(_ view: UIView, by way: CGFloat, in container: UIView) {
        view.center.y += way
        (container as? UITransitionView)?.course?.presentedViewMoved()
    }
}
