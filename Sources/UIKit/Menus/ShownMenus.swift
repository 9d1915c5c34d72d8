/// Shows menus in the windows of what they belong to, at most one at a time.
@MainActor
final class ShownMenus: MenuShowing {
    static let shared = ShownMenus()
    private weak var stage: MenuStage?

    func open(_ menu: UIMenu, beside view: UIView, sender: AnyObject, closed: @escaping (UIMenuElement?) -> Void) {
        guard let window = view.window else { return }
        show(MenuStage(menu, beside: view, sender: sender, closed: closed), in: window)
    }

    /// Shows a stage in the place of the one that is open.
    func show(_ stage: MenuStage, in window: UIWindow) {
        self.stage?.close()
        self.stage = stage
        stage.open(in: window)
    }

    /// Closes the menu that is open in a window.
    func close(in window: UIWindow) { if stage?.window === window { stage?.close() } }

    func drag(to point: CGPoint, in window: UIWindow) { if stage?.window === window { stage?.drag(to: point) } }

    func release(at point: CGPoint, in window: UIWindow) { if stage?.window === window { stage?.release(at: point) } }
}
