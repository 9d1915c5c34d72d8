/// What a coordinator tells of the two controllers of a transition. Turns of a window have none.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
extension UIViewControllerTransitionCoordinatorContext {
    private var transition: ControllerTransition? { self as? ControllerTransition }

    /// A controller of the transition; nil for one that is not part of it.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition?.viewController(forKey: key)
    }
    /// A view that comes or goes; nil for one that stays.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }
    /// The style of a presentation or dismissal; none for other transitions.
    public var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
    /// The pace of what is left once nobody drives the transition any more.
    public var completionCurve: UIView.AnimationCurve { transition?.completionCurve ?? .easeInOut }
}
