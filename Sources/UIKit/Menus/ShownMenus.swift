/// Shows menus in the windows of their sources, at most one at a time.
@MainActor
final class ShownMenus {
    static let shared = ShownMenus()
    private weak var stage: MenuStage?

    /// Replaces the open menu by another.
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
