extension UIWindow {
    /// Posted when a window came onto the screen; the object is the window.
    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted when a window left the screen; the object is the window.
    public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
}
