/// Drives a transition between two controllers interactively, for example by a gesture.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the remaining animation after the interaction ended, as a multiple of the normal speed.
    var completionSpeed: CGFloat { get }
    /// The timing curve of the remaining animation after the interaction ended.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition is interactive from its start; otherwise it starts animated.
    var wantsInteractiveStart: Bool { get }
}

/// Default implementations of optional properties.
extension UIViewControllerInteractiveTransitioning {
    /// Returns 1.
    public var completionSpeed: CGFloat { 1 }
    /// Returns `easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Returns true.
    public var wantsInteractiveStart: Bool { true }
}
