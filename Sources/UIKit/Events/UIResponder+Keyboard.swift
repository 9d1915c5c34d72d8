/// The first responder of a window.
extension UIResponder {
    /// The window in the object's responder chain.
    var responderWindow: UIWindow? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
    }

    func takeKeyboard() -> Bool {
        guard let window = responderWindow, canBecomeFirstResponder else { return false }
        guard window.firstResponder !== self else { return true }
        return window.windowScreen.inputs.hold {
            guard window.emptyFirstResponder() else { return false }
            window.firstResponder = self
            window.inputsChanged()
            return true
        }
    }

    func leaveKeyboard() -> Bool {
        guard canResignFirstResponder else { return false }
        guard isFirstResponder, let window = responderWindow else { return true }
        window.firstResponder = window.isExchangingResponder ? nil : successor
        window.inputsChanged()
        return true
    }

    /// The next responder in the chain that becomes first responder when this one resigns.
    private var successor: UIResponder? {
        sequence(first: self, next: \.next).dropFirst().first { $0.succeedsFirstResponder }
    }

    /// Defers updates of the screen's keyboard and input views until a closure has returned.
    func holdingInputs(_ body: () -> Bool) -> Bool { responderWindow?.windowScreen.inputs.hold(body) ?? body() }

    /// Reloads the object's input views, without an animation, if it is first responder.
    func readInputViews() {
        guard isFirstResponder, let window = responderWindow else { return }
        UIView.performWithoutAnimation { window.windowScreen.inputs.responderChanged(in: window, isReload: true) }
    }

    /// Whether the object is a view, or its chain contains a view or the controller of a view.
    fileprivate func belongs(to view: UIView) -> Bool {
        sequence(first: self, next: \.next).contains { $0 === view || ($0 as? any ViewManager)?.viewIfLoaded === view }
    }
}

extension UIWindow {
    /// Makes the first responder resign without a successor. Returns whether there is none now.
    fileprivate func emptyFirstResponder() -> Bool {
        guard let holder = firstResponder else { return true }
        isExchangingResponder = true
        defer { isExchangingResponder = false }
        return holder.resignFirstResponder()
    }

    /// Called before a view leaves the window with its descendants: a first responder among them resigns even if it
    /// refuses.
    func viewWillLeave(_ view: UIView) {
        guard let holder = firstResponder, holder.belongs(to: view) else { return }
        guard !emptyFirstResponder() else { return }
        firstResponder = nil
        inputsChanged()
    }
}

extension UIView {
    func leaveKeyboard(force: Bool) -> Bool {
        guard let window, let holder = window.firstResponder as? UIView, holder.isDescendant(of: self) else { return false }
        if holder.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        window.inputsChanged()
        return true
    }
}
