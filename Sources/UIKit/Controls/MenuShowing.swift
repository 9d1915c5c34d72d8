/// Shows the menus of controls: `ShownMenus`, on a higher floor.
@MainActor
protocol MenuShowing {
    /// A control came to open context menus, or no longer does.
    func contextMenusChanged(of control: UIControl)
    /// Opens the menu of a control, if it has one where the finger is.
    ///
    /// - Parameter point: Where the finger is, in the window's coordinates.
    func openMenu(of control: UIControl, at point: CGPoint)
    /// The configuration that shows a menu without a preview.
    func configuration(of menu: UIMenu) -> AnyObject
    /// A finger that opened a menu moved on, to a point of the window.
    func drag(to point: CGPoint, in window: UIWindow)
    /// A finger that opened a menu was lifted at a point of the window, where an entry is chosen if the finger moved
    /// there.
    func release(at point: CGPoint, in window: UIWindow)
}
