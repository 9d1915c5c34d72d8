extension UITextView {
    /// - Parameter selection: In UTF-16 units of the new text; nil for its end.
    func setContent(_ text: AttributedText, selecting selection: NSRange? = nil) {
        content = text
        selectedRange = selection ?? NSRange(location: text.length, length: 0)
        textChanged()
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
        content.changeAttributes { $0[key] = value }
        textChanged()
    }

    func applyAlignment(_ alignment: NSTextAlignment) {
        let style = NSMutableParagraphStyle()
        (typingAttributes[.paragraphStyle] as? NSParagraphStyle).map(style.setParagraphStyle)
        style.alignment = alignment
        apply(.paragraphStyle, style)
    }
}
