/// Drives a transition between two controllers, as a gesture does.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of what is left once nobody drives it any more, as a multiple of the usual one.
    var completionSpeed: CGFloat { get }
    /// The pace of that.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition is driven from its start; otherwise it is animated.
    var wantsInteractiveStart: Bool { get }
}

/// The properties are optional.
extension UIViewControllerInteractiveTransitioning {
    /// The usual speed.
    public var completionSpeed: CGFloat { 1 }
    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}
