import UIKit

extension UIWindow {
    /// Presses a key of a hardware keyboard and lets it go: key commands along the responder chain go first, keys that write are typed into what
    /// has the keyboard, and the responders hear of the press.
    ///
    /// - Parameter input: What the key writes alone, or an input that `UIKeyCommand` names.
    /// - Returns: Whether a key command took it.
    @discardableResult
    public func pressKey(_ input: String, holding modifiers: UIKeyModifierFlags = []) -> Bool {
        let key = UIKey(input, modifiers)
        let types = !key.characters.isEmpty && modifiers.isDisjoint(with: [.command, .control]) && keyboardReceiver != nil
        defer { layoutIfNeeded() }
        if performKeyCommand(key, onlyUrgent: types) { return true }
        let press = UIPress(key, in: self)
        send(press, .began)
        if types { keyboardReceiver?.insertText(key.characters) }
        send(press, .ended)
        return false
    }

    private func send(_ press: UIPress, _ phase: UIPress.Phase) {
        press.phase = phase
        press.timestamp = CACurrentMediaTime()
        UIApplication.shared.sendEvent(UIPressesEvent(press))
    }
}
