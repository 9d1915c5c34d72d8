extension UITextView {
    func setContent(_ string: NSAttributedString) {
        content = string
        selectedRange = NSRange(location: string.length, length: 0)
        textChanged()
    }

    /// The text or its room changed: measure, lay out and draw again.
    func textChanged() {
        solvedWidth = nil
        contentSizeChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Sets an attribute throughout and for what is typed from now on.
    func apply(_ key: NSAttributedString.Key, _ value: Any?) {
        typingAttributes[key] = value
        content = NSMutableAttributedString(content, changing: { $0[key] = value })
        textChanged()
    }

    func applyAlignment(_ alignment: NSTextAlignment) {
        let style = NSMutableParagraphStyle()
        (typingAttributes[.paragraphStyle] as? NSParagraphStyle).map(style.setParagraphStyle)
        style.alignment = alignment
        apply(.paragraphStyle, style)
    }

    // MARK: Editing

    func replaceSelection(with text: String) {
        let inserted = NSAttributedString(string: text, attributes: typingAttributes)
        replace(usableSelection, with: inserted)
    }

    func removeBackward() {
        let selection = usableSelection
        guard selection.length == 0 else { return replace(selection, with: NSAttributedString(string: "")) }
        guard selection.location > 0 else { return }
        let character = (content.string as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
        replace(character, with: NSAttributedString(string: ""))
    }

    /// The selection as far as it lies in the text.
    private var usableSelection: NSRange {
        let start = min(max(selectedRange.location, 0), content.length)
        return NSRange(location: start, length: min(max(selectedRange.length, 0), content.length - start))
    }

    private func replace(_ range: NSRange, with string: NSAttributedString) {
        let changed = NSMutableAttributedString(attributedString: content)
        changed.replaceCharacters(in: range, with: string)
        setContent(changed)
        selectedRange = NSRange(location: range.location + string.length, length: 0)
    }
}
