/// The focused item of a screen.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreen
extension UIScreen {
    /// Whether focus is supported: on an iPad, as with a keyboard.
    public var supportsFocus: Bool { traitCollection.userInterfaceIdiom == .pad }
    /// The focused item of the key window; nil for none.
    public var focusedItem: (any UIFocusItem)? { UIWindow.key?.ownFocusSystem?.focusedItem }
    /// The focused item of the key window, if it is a view.
    public var focusedView: UIView? { focusedItem as? UIView }
}

extension UIWindowScene {
    /// The focus system of the scene's key window, or of its first; nil without windows and on devices without focus.
    public var focusSystem: UIFocusSystem? { (keyWindow ?? windows.first)?.ownFocusSystem }
}
