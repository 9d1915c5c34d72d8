/// A key for one of the two controllers of a transition.
///
/// - Source: developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey
public struct UITransitionContextViewControllerKey: Hashable, Equatable, RawRepresentable, Sendable {
    /// The key's string.
    public let rawValue: String
    /// Makes a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is visible before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible after a completed transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
///
/// - Source: developer.apple.com/documentation/uikit/uitransitioncontextviewkey
public struct UITransitionContextViewKey: Hashable, Equatable, RawRepresentable, Sendable {
    /// The key's string.
    public let rawValue: String
    /// Makes a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that leaves; nil if it stays below the other one.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that enters; nil if it is already there.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context of a transition between two controllers, for animators and interaction controllers.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The superview of the views that are animated. An animator adds the entering view to it.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition is interactive at present.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `none` for transitions in containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The container's rotation; always the identity here.
    var targetTransform: CGAffineTransform { get }

    /// Reports the completion fraction of an interactive transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction ended and the transition runs to its end.
    func finishInteractiveTransition()
    /// Reports that the interaction ended and the transition runs back to its start.
    func cancelInteractiveTransition()
    /// Reports that the transition is interactive again.
    func pauseInteractiveTransition()
    /// Reports that the transition is over; an animator calls it once.
    ///
    /// - Parameter didComplete: Whether the transition was completed and not cancelled.
    func completeTransition(_ didComplete: Bool)

    /// The controller for a key.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view for a key.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The frame of a controller's view before the transition, in the container's coordinates; empty if it is not in
    /// the container.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of a controller's view after the transition, in the container's coordinates; empty if it is not in the
    /// container.
    func finalFrame(for vc: UIViewController) -> CGRect
}
