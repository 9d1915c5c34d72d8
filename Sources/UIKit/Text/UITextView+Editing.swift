extension UITextView {
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")

    // MARK: Begin and end

    /// Only text that can be edited asks the delegate; text that can be selected takes the keyboard without being edited.
    var mayBeginEditing: Bool { !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true }
    var mayEndEditing: Bool { !isEditable || delegate?.textViewShouldEndEditing(self) ?? true }

    func editingBegan() {
        guard isEditable else { return }
        delegate?.textViewDidBeginEditing(self)
        tell(Self.textDidBeginEditingNotification)
    }

    func editingEnded() {
        guard isEditable else { return }
        delegate?.textViewDidEndEditing(self)
        tell(Self.textDidEndEditingNotification)
    }

    private func tell(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Change

    func type(_ text: String) { edit(usableSelection, with: text) }

    func removeBackward() {
        let selection = usableSelection
        guard selection.length == 0 else { return edit(selection, with: "") }
        guard selection.location > 0 else { return }
        edit((content.string as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1), with: "")
    }

    /// Changes the text as the keyboard does, which asks the delegate, or as the program does, which need not.
    private func edit(_ range: NSRange, with text: String) {
        if isFirstResponder {
            guard isEditable, delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
        }
        replace(range, with: NSAttributedString(string: text, attributes: typingAttributes))
        delegate?.textViewDidChange(self)
        tell(Self.textDidChangeNotification)
    }

    /// The selection as far as it lies in the text.
    private var usableSelection: NSRange {
        let start = min(max(selectedRange.location, 0), content.length)
        return NSRange(location: start, length: min(max(selectedRange.length, 0), content.length - start))
    }

    private func replace(_ range: NSRange, with string: NSAttributedString) {
        let changed = NSMutableAttributedString(attributedString: content)
        changed.replaceCharacters(in: range, with: string)
        setContent(changed, selecting: NSRange(location: range.location + string.length, length: 0))
    }
}
