extension UITextView {
    /// The text with all its attributes.
    var content: AttributedText { document.content }

    /// The font of text that is typed; nil until set.
    var typingFont: UIFont? { typingAttributes[.font] as? UIFont }

    /// The font of the first character; nil without text.
    var firstFont: UIFont? {
        content.runs.first.map { $0.attributes[.font] as? UIFont ?? typingFont ?? NSAttributedString.fontOfPlainText }
    }

    /// The text with its attributes and the fonts of characters whose attributes name none.
    func shownText() -> NSAttributedString {
        var text = content
        let plain = typingFont ?? NSAttributedString.fontOfPlainText
        if text.runs.contains(where: { $0.attributes[.font] == nil }) {
            text.changeAttributes { if $0[.font] == nil { $0[.font] = plain } }
        }
        return text.attributedString()
    }

    /// Replaces the whole text and moves the selection to its end.
    func setContent(_ text: AttributedText) {
        changeText {
            markedOffsets = nil
            document.setContent(text)
            selectedRange = NSRange(location: text.length, length: 0)
        }
        textChanged()
    }

    /// Replaces a part of the text, in UTF-16 units, and moves the selection behind it.
    func replaceContent(in range: NSRange, with text: AttributedText) {
        markedOffsets = nil
        document.replace(range, with: text)
        selectedRange = NSRange(location: range.location + text.length, length: 0)
        textChanged()
    }

    /// Updates the view after a program changed the storage or the container.
    func containerChanged() {
        let usable = usableSelection
        if usable != selectedRange { selectedRange = usable }
        if let marked = markedOffsets, marked.location + marked.length > content.length { markedOffsets = nil }
        textChanged()
    }

    /// The selection, clamped to the text.
    var usableSelection: NSRange {
        let start = min(max(selectedRange.location, 0), content.length)
        return NSRange(location: start, length: min(max(selectedRange.length, 0), content.length - start))
    }

    /// Measures, lays out and draws again after a change of the text or its space.
    func textChanged() {
        solvedWidth = nil
        contentSizeChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Sets an attribute for the whole text and for text typed from now on.
    func apply(_ key: NSAttributedString.Key, _ value: Any?) {
        typingAttributes[key] = value
        var text = content
        text.changeAttributes { $0[key] = value }
        document.setContent(text)
        textChanged()
    }

    func applyAlignment(_ alignment: NSTextAlignment) {
        let style = NSMutableParagraphStyle()
        (typingAttributes[.paragraphStyle] as? NSParagraphStyle).map(style.setParagraphStyle)
        style.alignment = alignment
        apply(.paragraphStyle, style)
    }
}
