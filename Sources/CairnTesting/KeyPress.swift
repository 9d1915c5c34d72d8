import UIKit

extension UIWindow {
    /// Presses and releases a key of a hardware keyboard: key commands along the responder chain come first, then keys
    /// with characters are typed into the first responder, and the responders receive the press events.
    ///
    /// - Parameter input: The key's character without modifiers, or an input that `UIKeyCommand` names.
    /// - Returns: Whether a key command handled it.
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
