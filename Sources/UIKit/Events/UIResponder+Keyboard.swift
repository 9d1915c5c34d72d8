/// Who in a window has the keyboard.
extension UIResponder {
    /// The window that events reach this object through.
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
    /// Takes the keyboard from whatever in the view has it. Returns whether something had it and gave it away.
    ///
    /// - Parameter force: Whether to take it without asking.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let holder = window.firstResponder as? UIView, holder.isDescendant(of: self) else { return false }
        if holder.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}
