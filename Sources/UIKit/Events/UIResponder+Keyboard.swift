/// The first responder of a window.
extension UIResponder {
    /// The window in whose responder chain the object is.
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

    /// The next responder of the chain that may be first responder, which follows this one when it resigns.
    private var successor: UIResponder? {
        sequence(first: self, next: \.next).dropFirst().first { $0.succeedsFirstResponder }
    }

    /// Has the screen wait with the keyboard and the views around it until a closure has ended.
    func holdingInputs(_ body: () -> Bool) -> Bool { responderWindow?.windowScreen.inputs.hold(body) ?? body() }

    /// Shows the views that belong to the object anew, without an animation, if it is first responder.
    func readInputViews() {
        guard isFirstResponder, let window = responderWindow else { return }
        UIView.performWithoutAnimation { window.windowScreen.inputs.responderChanged(in: window, isReload: true) }
    }

    /// Whether the object is a view, or is in a view or controller, that belongs to a part of a hierarchy.
    fileprivate func belongs(to view: UIView) -> Bool {
        sequence(first: self, next: \.next).contains { $0 === view || ($0 as? any ViewManager)?.viewIfLoaded === view }
    }
}

extension UIWindow {
    /// Has the first responder resign, with none in its place. Returns whether there is none.
    fileprivate func emptyFirstResponder() -> Bool {
        guard let holder = firstResponder else { return true }
        isExchangingResponder = true
        defer { isExchangingResponder = false }
        return holder.resignFirstResponder()
    }

    /// A view with all in it is about to leave the window: the first responder resigns if it is there, whether it agrees or not.
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
