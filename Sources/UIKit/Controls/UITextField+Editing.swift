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

    func delegateAllows(replacing range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    /// Replaces a part of the text, in UTF-16 units, if the delegate allows it, and moves the cursor behind it.
    func edit(_ range: NSRange, with string: String) {
        if delegateAllows(replacing: range, with: string) { replaceText(in: range, with: string) }
    }

    var allowsEditing: Bool { isEnabled }

    /// Lines become words of one line.
    func pasted(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

    func replaceText(in range: NSRange, with string: String, marking marked: NSRange?) {
        byInput {
            text = replacing(range, with: string)
            selectedOffsets = NSRange(location: range.location + string.utf16.count, length: 0)
            markedOffsets = marked
        }
        sendAndPost(.editingChanged, Self.textDidChangeNotification)
    }

    /// The text with another part. Half of a character of two UTF-16 units that is left becomes U+FFFD, so that what
    /// follows keeps its offsets.
    private func replacing(_ range: NSRange, with string: String) -> String {
        let (text, end) = (wholeText, range.location + range.length)
        let before = text.substring(with: NSRange(location: 0, length: range.location))
        return before + string + text.substring(with: NSRange(location: end, length: text.length - end))
    }

    /// Replaces the selection by typed text.
    func type(_ string: String) {
        if string == "\n" { return pressReturn() }
        edit(selectedOffsets, with: string)
    }

    func removeBackward() {
        let selection = selectedOffsets
        guard selection.length == 0 else { return edit(selection, with: "") }
        guard selection.location > 0 else { return }
        edit(wholeText.rangeOfComposedCharacterSequence(at: selection.location - 1), with: "")
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
