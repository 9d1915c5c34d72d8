extension UITextView: EditingResponder {
    /// Posted when an editable text view becomes first responder; the object is the view.
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted after a change by ``UITextView/insertText(_:)`` or ``UITextView/deleteBackward()``, not after setting the
    /// text.
    nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    /// Posted when an editable text view resigns first responder; the object is the view.
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")

    // MARK: Begin and end

    /// Only editable views ask the delegate; selectable ones become first responder without being edited.
    var mayBeginEditing: Bool { !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true }
    var mayEndEditing: Bool { !isEditable || delegate?.textViewShouldEndEditing(self) ?? true }

    func editingBegan() {
        guard isEditable else { return }
        delegate?.textViewDidBeginEditing(self)
        post(Self.textDidBeginEditingNotification)
    }

    func editingEnded() {
        guard isEditable else { return }
        delegate?.textViewDidEndEditing(self)
        post(Self.textDidEndEditingNotification)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Change

    func type(_ text: String) { edit(usableSelection, with: text) }

    func removeBackward() {
        let selection = usableSelection
        guard selection.length == 0 else { return edit(selection, with: "") }
        guard selection.location > 0 else { return }
        edit((content.string as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1), with: "")
    }

    /// Replaces a part of the text. A first responder must be editable and asks the delegate, as for typed text;
    /// otherwise the program edits and the delegate is not asked.
    func edit(_ range: NSRange, with text: String) {
        if isFirstResponder { guard isEditable, delegateAllows(replacing: range, with: text) else { return } }
        replaceText(in: range, with: text)
    }

    var allowsEditing: Bool { isEditable }

    func pasted(_ text: String) -> String { text }

    func delegateAllows(replacing range: NSRange, with text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func replaceText(in range: NSRange, with text: String, marking marked: NSRange?) {
        byInput {
            replaceContent(in: range, with: AttributedText(text, attributes: typingAttributes))
            markedOffsets = marked
        }
        delegate?.textViewDidChange(self)
        post(Self.textDidChangeNotification)
        if isFirstResponder, isScrollEnabled { scroll(to: selectedRange, animated: false) }
    }
}
