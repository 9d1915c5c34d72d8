/// Animates the transition between a document's thumbnail in the browser and the controller that shows the document.
/// The placeholder has no thumbnails: the presented view fades in and out.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentbrowsertransitioncontroller
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    /// The progress of loading the document; nil if it is not reported. It reads back what was set; the placeholder
    /// shows none.
    open var loadingProgress: Progress?
    /// The view to which the thumbnail is zoomed. It reads back what was set; there is no thumbnail.
    open weak var targetView: UIView?

    override init() { super.init() }

    /// The duration in seconds; not measured.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    /// Fades the views.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
        let isPresenting = transitionContext.viewController(forKey: .to)?.presentingViewController != nil
        if let to {
            if let controller = transitionContext.viewController(forKey: .to) {
                to.frame = transitionContext.finalFrame(for: controller)
            }
            if isPresenting {
                transitionContext.containerView.addSubview(to)
            } else {
                transitionContext.containerView.insertSubview(to, at: 0)
            }
        }
        let changing = isPresenting ? to : from
        if isPresenting { changing?.alpha = 0 }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            changing?.alpha = isPresenting ? 1 : 0
        } completion: { _ in
            if !isPresenting { changing?.alpha = 1 }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
