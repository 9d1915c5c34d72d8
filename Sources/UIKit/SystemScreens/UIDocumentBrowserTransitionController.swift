/// Animates the way between a document's picture in the browser and the controller that shows the document. The stand-in has no pictures: what
/// comes fades in, and what goes fades out.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentbrowsertransitioncontroller
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    /// How much of the document is loaded; nil where that is not told. Stored; the stand-in shows none.
    open var loadingProgress: Progress?
    /// The view that the picture grows into. Stored; there is no picture.
    open weak var targetView: UIView?

    override init() { super.init() }

    /// Seconds; not measured.
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
