import TextLayout

extension UILabel {
    /// The font of a label whose font was not set.
    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// The font of characters whose attributes name none.
    var plainFont: UIFont { ownFont ?? Self.defaultFont }

    /// The font of the first character of a text with attributes.
    var firstFont: UIFont? { content.isAttributed ? content.text.runs.first?.attributes[.font] as? UIFont : nil }

    /// The text with its attributes, which for plain text are the label's font and colour.
    func shownText() -> NSAttributedString {
        guard !content.isAttributed else { return content.text.attributedString() }
        if let known = content.object { return known }
        var attributes: [NSAttributedString.Key: Any] = [.font: plainFont]
        attributes[.foregroundColor] = textColor
        let made = NSAttributedString(string: content.text.string, attributes: attributes)
        content.object = made
        return made
    }

    /// The properties that the layout of the text depends on.
    var style: LabelStyle {
        LabelStyle(
            font: plainFont, alignment: textAlignment, lineBreakMode: lineBreakMode,
            lineBreakStrategy: lineBreakStrategy, numberOfLines: numberOfLines,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            isAttributed: content.isAttributed && content.hasParagraphStyle)
    }

    /// Measures, lays out and draws again after a change of the text or its font.
    func textChanged() {
        solvedWidth = nil
        content.invalidate()
        contentSizeChanged()
        setNeedsDisplay()
    }

    func setFont(_ font: UIFont) {
        let isChange = font != plainFont
        ownFont = font
        if content.isAttributed { apply(.font, font) }
        if isChange { textChanged() }
    }

    /// Sets an attribute for the whole text, as setting a property of a label with attributed text does.
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

    /// Sets the font of a text style, which follows the content size category from now on.
    func follow(_ textStyle: UIFont.TextStyle) {
        font = .preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection)
        adjustsFontForContentSizeCategory = true
    }

    /// Replaces the font by its text style's font at the text size of the traits.
    func followContentSizeCategory() {
        if let followed = plainFont.following(traitCollection) { setFont(followed) }
    }
}

extension LabelText {
    var hasParagraphStyle: Bool {
        text.runs.contains { $0.attributes[.paragraphStyle] is NSParagraphStyle }
    }

    /// Sets an attribute for the whole text.
    mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        changeAttributes { $0[key] = value }
    }

    /// Changes every paragraph style of the string; characters without one are unchanged.
    mutating func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
        changeAttributes { attributes in
            guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
            let copy = NSMutableParagraphStyle()
            copy.setParagraphStyle(style)
            change(copy)
            attributes[.paragraphStyle] = copy
        }
    }

    private mutating func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        text.changeAttributes(change)
        invalidate()
    }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
