/// Input views of controllers and of their descendants.
extension UIViewController {
    /// Whether the controller is disappearing, or presents another one. A search controller does not count, since its
    /// bar is in this controller's view.
    var keepsInputsAway: Bool {
        guard appearance != .disappearing else { return true }
        guard let presented = presentation.presented, !(presented is UISearchController) else { return false }
        return !presented.presentation.isBeingDismissed
    }

    /// Called when the controller appears: it becomes first responder if it can, and if no other responder is that
    /// takes text or shows input views. Programs with an accessory view rely on it.
    func showInputs() {
        guard let window = loadedView?.window else { return }
        if canBecomeFirstResponder, window.firstResponder?.inputsAreHidden != false { becomeFirstResponder() }
        window.inputsChanged()
    }

    /// Called after a presented controller was dismissed: the innermost child that can, or this controller, becomes
    /// first responder again.
    func showInputsAgain() {
        for child in children where child.isAppeared { child.showInputsAgain() }
        showInputs()
    }
}
