/// The first responder of a window.
extension UIResponder {
    /// The window in whose responder chain the object is.
    var responderWindow: UIWindow? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
    }

    func takeKeyboard() -> Bool {
        guard let window = responderWindow, canBecomeFirstResponder else { return false }
        guard window.firstResponder !== self else { return true }
        if let holder = window.firstResponder, !holder.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    func leaveKeyboard() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { responderWindow?.firstResponder = nil }
        return true
    }
}

extension UIView {
    func leaveKeyboard(force: Bool) -> Bool {
        guard let window, let holder = window.firstResponder as? UIView, holder.isDescendant(of: self) else { return false }
        if holder.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}
