extension UIControl: UIContextMenuInteractionDelegate {}

/// Opens the menus of controls by their context menu interactions.
@MainActor
struct ControlMenus: MenuShowing {
    func contextMenusChanged(of control: UIControl) {
        if let interaction = control.contextMenuInteraction {
            guard !control.isContextMenuInteractionEnabled else { return }
            control.removeInteraction(interaction)
            control.changeRareValues { $0.menuInteraction = nil }
        } else if control.isContextMenuInteractionEnabled {
            let interaction = UIContextMenuInteraction(delegate: control)
            control.changeRareValues { $0.menuInteraction = interaction }
            control.addInteraction(interaction)
        }
    }

    func openMenu(of control: UIControl, at point: CGPoint) { control.contextMenuInteraction?.openMenu(of: control, at: point) }

    func configuration(of menu: UIMenu) -> AnyObject { UIContextMenuConfiguration(actionProvider: { _ in menu }) }

    func drag(to point: CGPoint, in window: UIWindow) { ShownMenus.shared.drag(to: point, in: window) }

    func release(at point: CGPoint, in window: UIWindow) { ShownMenus.shared.release(at: point, in: window) }
}
