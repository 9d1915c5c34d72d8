/// What has focus on a screen.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreen
extension UIScreen {
    /// Whether something can have focus: on an iPad, as with a keyboard.
    public var supportsFocus: Bool { traitCollection.userInterfaceIdiom == .pad }
    /// What has focus in the key window; nil for nothing.
    public var focusedItem: (any UIFocusItem)? { UIWindow.key?.ownFocusSystem?.focusedItem }
    /// What has focus in the key window, where it is a view.
    public var focusedView: UIView? { focusedItem as? UIView }
}

extension UIWindowScene {
    /// The system of the scene's key window, or of its first; nil without windows and on devices without focus.
    public var focusSystem: UIFocusSystem? { (keyWindow ?? windows.first)?.ownFocusSystem }
}
