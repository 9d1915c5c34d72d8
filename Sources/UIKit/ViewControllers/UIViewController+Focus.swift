extension UIViewController: UIFocusEnvironment {
    /// The superview of the controller's view.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }
    /// The controller's view.
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}
