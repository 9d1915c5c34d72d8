/// Input views of controllers and of what is in them.
extension UIViewController {
    /// Whether the controller leaves the screen, or presents another one. A search controller is presented for a bar that is in this one.
    var keepsInputsAway: Bool {
        guard appearance != .disappearing else { return true }
        guard let presented = presentation.presented, !(presented is UISearchController) else { return false }
        return !presented.presentation.isBeingDismissed
    }

    /// The controller is on the screen: it becomes first responder if it may and no other is that can be typed into or shows views. Programs
    /// that show an accessory view rely on it.
    func showInputs() {
        guard let window = loadedView?.window else { return }
        if canBecomeFirstResponder, window.firstResponder?.inputsAreHidden != false { becomeFirstResponder() }
        window.inputsChanged()
    }

    /// What the controller presented is gone: it, or the innermost controller in it that may, becomes first responder again.
    func showInputsAgain() {
        for child in children where child.isAppeared { child.showInputsAgain() }
        showInputs()
    }
}
