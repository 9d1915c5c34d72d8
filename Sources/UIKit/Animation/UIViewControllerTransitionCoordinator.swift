/// The context of a change of a controller's size or traits.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change is animated: a change of a visible window's size or size classes is.
    var isAnimated: Bool { get }
    /// Whether a gesture started the change.
    var initiallyInteractive: Bool { get }
    /// Whether the change can be interrupted.
    var isInterruptible: Bool { get }
    /// Whether a gesture drives the change.
    var isInteractive: Bool { get }
    /// Whether the change was cancelled.
    var isCancelled: Bool { get }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
    /// The completed fraction, 0...1: 0 in animations and 1 in completions.
    var percentComplete: CGFloat { get }
    /// The speed of the remaining change as a multiple of the normal one; always 1 here.
    var completionVelocity: CGFloat { get }
    /// The view in which the change takes place; always the window here.
    var containerView: UIView { get }
    /// The container's rotation; always the identity here.
    var targetTransform: CGAffineTransform { get }
}

/// Runs closures together with a change of a controller's size or traits and after it.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs a closure together with the change and another one after it. Returns whether they will run, which is always
    /// true here.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a closure whenever a gesture that drives the change begins or ends.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

    /// Runs a closure together with the change and another one after it; the view has no effect here. Returns true.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a closure together with the change. Returns true.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Runs a closure together with the change; the view has no effect. Returns true.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
