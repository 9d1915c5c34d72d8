extension UITextField: EditingResponder {
    /// Why editing ended. Always reported as ``committed``.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled
    }

    /// Posted when a field becomes first responder; the object is the field.
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted after the user changed the text; the object is the field.
    nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    /// Posted when a field resigns first responder; the object is the field.
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")

    // MARK: Begin and end

    var mayBeginEditing: Bool { isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true }
    var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    func editingBegan() {
        if clearsOnBeginEditing && delegate?.textFieldShouldClear(self) ?? true { text = "" }
        sideViewsChanged()
        delegate?.textFieldDidBeginEditing(self)
        sendAndPost(.editingDidBegin, Self.textDidBeginEditingNotification)
    }

    func editingEnded() {
        sideViewsChanged()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendAndPost(.editingDidEnd, Self.textDidEndEditingNotification)
    }

    private func sendAndPost(_ event: UIControl.Event, _ notification: NSNotification.Name) {
        sendActions(for: event)
        NotificationCenter.default.post(name: notification, object: self)
    }

    // MARK: Change

    /// Replaces a part of the text, in UTF-16 units, if the delegate allows it.
    func replaceCharacters(in range: NSRange, with string: String) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
        text = NSString(string: text ?? "").replacingCharacters(in: range, with: string)
        sendAndPost(.editingChanged, Self.textDidChangeNotification)
    }

    /// Inserts typed text at the end, where the cursor always is.
    func type(_ string: String) {
        if string == "\n" { return pressReturn() }
        let end = NSRange(location: text?.utf16.count ?? 0, length: 0)
        replaceCharacters(in: end, with: string)
    }

    func eraseLastCharacter() {
        guard let last = text?.last, let length = text?.utf16.count else { return }
        let size = String(last).utf16.count
        replaceCharacters(in: NSRange(location: length - size, length: size), with: "")
    }

    /// Sends the events of the return key; editing ends if an action is registered for `editingDidEndOnExit`.
    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let isAwaited = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if isAwaited { resignFirstResponder() }
    }

    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        sendAndPost(.editingChanged, Self.textDidChangeNotification)
    }
}
