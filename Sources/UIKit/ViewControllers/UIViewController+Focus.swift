extension UIViewController: UIFocusEnvironment {
    /// The view around the controller's.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }
    /// The controller's view.
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}
