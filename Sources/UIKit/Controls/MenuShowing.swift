/// Shows the menus of controls: `ShownMenus`, on a higher floor.
@MainActor
protocol MenuShowing {
    /// Opens a menu beside a view.
    ///
    /// - Parameters:
    ///   - sender: What its actions have as their sender.
    ///   - closed: Called when the menu closed, with what was chosen, before that is performed.
    func open(_ menu: UIMenu, beside view: UIView, sender: AnyObject, closed: @escaping (UIMenuElement?) -> Void)
    /// A finger that opened a menu moved on, to a point of the window.
    func drag(to point: CGPoint, in window: UIWindow)
    /// A finger that opened a menu was lifted at a point of the window, where an entry is chosen if the finger moved there.
    func release(at point: CGPoint, in window: UIWindow)
}
