/// Animates a transition between two controllers.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the transition takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Begins the animations, at whose end the context's `completeTransition(_:)` is to be called.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// An animator that can be paused and reversed, for one that drives the transition; nil for none.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)?
    /// The transition is over.
    func animationEnded(_ transitionCompleted: Bool)
}

/// The methods are optional.
extension UIViewControllerAnimatedTransitioning {
    /// None.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? { nil }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}
