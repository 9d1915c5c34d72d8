/// Animates a transition between two controllers.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// The duration of the transition, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Starts the animations. At their end the context's `completeTransition(_:)` must be called.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// An animator that can be paused and reversed, for interactive transitions; nil for none.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)?
    /// Called when the transition is complete.
    func animationEnded(_ transitionCompleted: Bool)
}

/// Default implementations of optional methods.
extension UIViewControllerAnimatedTransitioning {
    /// Returns nil.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? { nil }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}
