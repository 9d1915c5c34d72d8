/// A button's menu, which opens when a finger touches the button or, unless that is what the button is for, when it rests there.
extension UIButton {
    var opensMenuAtTouch: Bool { showsMenuAsPrimaryAction && menu != nil }
    /// Whether the button shows which entry of its menu was chosen.
    var showsChosenEntry: Bool { changesSelectionAsPrimaryAction && opensMenuAtTouch }

    /// - Parameter point: Where the finger is, in the window's coordinates.
    func openMenu(at point: CGPoint) {
        guard let menu, let window else { return }
        sendActions(for: .menuActionTriggered)
        menuShowing.open(menu, beside: self, sender: menuSender) { [weak self] in self?.menuClosed(choosing: $0) }
        menuShowing.drag(to: point, in: window)
    }

    private func menuClosed(choosing element: UIMenuElement?) {
        guard showsChosenEntry, let leaf = element as? any UIMenuLeaf else { return }
        menu?.select(leaf)
        showChosenEntry()
    }

    /// Shows the chosen entry, which is the first one until another was.
    func showChosenEntry() {
        guard showsChosenEntry, let menu else { return }
        if menu.selectedElements.isEmpty, let first = menu.leaves.first { menu.select(first) }
        guard let chosen = menu.selectedElements.first else { return }
        if configuration != nil {
            configuration?.title = chosen.title
            configuration?.image = chosen.image
        } else {
            setTitle(chosen.title, for: .normal)
            setImage(chosen.image, for: .normal)
        }
    }

    // MARK: Fingers

    func menuTouchMoved(_ touch: UITouch, isLifted: Bool = false) {
        guard opensMenuAtTouch, let window else { return }
        let point = touch.location(in: window)
        if isLifted { menuShowing.release(at: point, in: window) } else { menuShowing.drag(to: point, in: window) }
    }

    /// Looks for fingers that rest on a button with a menu.
    func prepareMenuPress() {
        let wanted = menu != nil && !showsMenuAsPrimaryAction
        let present = attachedRecognizers.first { $0 is MenuPressRecognizer }
        if wanted, present == nil { addGestureRecognizer(MenuPressRecognizer()) }
        if !wanted, let present { removeGestureRecognizer(present) }
    }
}

/// Opens the menu of a button when a finger rests on it.
private final class MenuPressRecognizer: UILongPressGestureRecognizer {
    override func entered(_ state: UIGestureRecognizer.State) {
        guard let button = view as? UIButton, button.isEnabled, let window = button.window else { return }
        switch state {
        case .began: button.openMenu(at: location(in: window))
        case .changed: menuShowing.drag(to: location(in: window), in: window)
        case .ended: menuShowing.release(at: location(in: window), in: window)
        case .cancelled, .possible, .failed: break
        }
    }
}
