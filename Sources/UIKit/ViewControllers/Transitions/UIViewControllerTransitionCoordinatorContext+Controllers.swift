/// The controllers and views of a coordinated transition. Rotations of a window have none.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
extension UIViewControllerTransitionCoordinatorContext {
    private var transition: ControllerTransition? { self as? ControllerTransition }

    /// The controller for a key; nil if the transition has none.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition?.viewController(forKey: key)
    }
    /// The view for a key; nil if it stays in place.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }
    /// The style of a presentation or dismissal; `none` for other transitions.
    public var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
    /// The timing curve of the remaining animation after the interaction ended.
    public var completionCurve: UIView.AnimationCurve { transition?.completionCurve ?? .easeInOut }
}
