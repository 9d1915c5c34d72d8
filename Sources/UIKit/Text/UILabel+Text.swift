import TextLayout

extension UILabel {
    /// The font of a label that was given none.
    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// What the properties say about setting the text.
    var style: LabelStyle {
        LabelStyle(
            font: font, alignment: textAlignment, lineBreakMode: lineBreakMode, numberOfLines: numberOfLines,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            isAttributed: content.isAttributed && content.hasParagraphStyle)
    }

    /// The text or its font changed: measure, lay out and draw again.
    func textChanged() {
        solvedWidth = nil
        content.invalidate()
        contentSizeChanged()
        setNeedsDisplay()
    }

    func setFont(_ font: UIFont) {
        let isChange = font != self.font
        ownFont = font
        if content.isAttributed { apply(.font, font) }
        if isChange { textChanged() }
    }

    /// Sets an attribute throughout, as setting a property of a label with attributed text does.
    func apply(_ key: NSAttributedString.Key, _ value: Any?) {
        setNeedsDisplay()
        guard content.isAttributed, let value else { return }
        content.setAttribute(key, value)
        textChanged()
    }

    func applyParagraphStyle(_ change: (NSMutableParagraphStyle) -> Void) {
        if content.isAttributed { content.changeParagraphStyles(change) }
        textChanged()
    }

    /// Looks the font up again for the text size that the traits prefer.
    func followContentSizeCategory() {
        guard let textStyle = font.request.textStyle else { return }
        setFont(.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection))
    }
}

extension LabelText {
    var hasParagraphStyle: Bool {
        string.attributeRuns.contains { $0.attributes[.paragraphStyle] is NSParagraphStyle }
    }

    mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        let changed = NSMutableAttributedString(attributedString: string)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        string = changed
        invalidate()
    }

    /// Changes every paragraph style of the string; characters without one are left alone.
    ///
    /// The string is put together anew from its runs: Foundation on Linux traps when attributes of several runs are replaced in place.
    mutating func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
        let changed = NSMutableAttributedString(string: "")
        for run in string.attributeRuns {
            var attributes = run.attributes
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                let copy = NSMutableParagraphStyle()
                copy.setParagraphStyle(style)
                change(copy)
                attributes[.paragraphStyle] = copy
            }
            let range = NSRange(location: run.range.lowerBound, length: run.range.count)
            let text = string.attributedSubstring(from: range).string
            changed.append(NSAttributedString(string: text, attributes: attributes))
        }
        string = changed
        invalidate()
    }
}
