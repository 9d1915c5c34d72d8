/// Names the two controllers of a transition.
///
/// - Source: developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey
public struct UITransitionContextViewControllerKey: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is seen before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is seen after it.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names the two views of a transition.
///
/// - Source: developer.apple.com/documentation/uikit/uitransitioncontextviewkey
public struct UITransitionContextViewKey: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that goes; nil where it stays below.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that comes; nil where it is there already.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Describes a transition between two controllers to those who animate and drive it.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. An animator adds the view that comes to it.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether somebody drives the transition at present.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `none` in containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The container's rotation; always the identity here.
    var targetTransform: CGAffineTransform { get }

    /// Tells how much of the transition has been driven, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Tells that the transition goes on to its end by itself.
    func finishInteractiveTransition()
    /// Tells that the transition goes back to its start by itself.
    func cancelInteractiveTransition()
    /// Tells that somebody drives the transition again.
    func pauseInteractiveTransition()
    /// Tells that all is over; an animator calls it once.
    ///
    /// - Parameter didComplete: Whether the other controller is seen now.
    func completeTransition(_ didComplete: Bool)

    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is before the transition, in points of the container; empty if it is not in it.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is after the transition, in points of the container; empty if it is not in it.
    func finalFrame(for vc: UIViewController) -> CGRect
}
