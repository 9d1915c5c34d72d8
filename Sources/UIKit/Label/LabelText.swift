import TextLayout

/// A label's text with a cache of its measured sizes.
struct LabelText {
    /// The displayed text; empty when there is none.
    var text = AttributedText()
    /// Whether an attributed string was set rather than plain text.
    var isAttributed = false
    /// The plain text as an object with the label's font and colour, if a program requested it.
    var object: NSAttributedString?
    private var styled: (text: StyledText, width: Double?)?
    private var unwrapped: TextMeasurement?
    private var wrapped: (width: Double, lines: Int, size: TextMeasurement)?

    /// Widths from here on count as unlimited, in points: labels ask for their unwrapped size with huge bounds.
    static let unlimitedWidth = 1e6

    /// Whether the size of the unwrapped text is known, for tests that guard against regressions.
    var isMeasuredUnwrapped: Bool { unwrapped != nil }

    /// Empties the cache.
    mutating func invalidate() {
        object = nil
        styled = nil
        unwrapped = nil
        wrapped = nil
    }

    /// The text converted for the TextLayout module.
    ///
    /// - Parameter width: The width for measuring attachments; texts without them are cached for every width.
    mutating func styledText(_ style: LabelStyle, width: Double) -> StyledText {
        if let styled, styled.width == nil || styled.width == width { return styled.text }
        let new = StyledText(
            text, defaultFont: style.font, paragraphStyle: style.paragraphStyle,
            room: AttachmentRoom(lineWidth: CGFloat(width)))
        styled = (new, text.hasAttachments ? width : nil)
        return new
    }

    /// The size of the text within a width.
    ///
    /// - Parameter lines: Maximum number of lines; 0 for no limit.
    mutating func measure(_ style: LabelStyle, width: Double, lines: Int) -> TextMeasurement {
        if width >= Self.unlimitedWidth, lines == style.numberOfLines { return measureUnwrapped(style) }
        if let wrapped, wrapped.width == width, wrapped.lines == lines { return wrapped.size }
        let size = TextMeasurer.shared.measure(
            styledText(style, width: width), in: style.container(width: width, lines: lines))
        wrapped = (width, lines, size)
        return size
    }

    private mutating func measureUnwrapped(_ style: LabelStyle) -> TextMeasurement {
        if let unwrapped { return unwrapped }
        let container = style.container(width: .infinity, lines: style.numberOfLines)
        let size = TextMeasurer.shared.measure(styledText(style, width: .infinity), in: container)
        unwrapped = size
        return size
    }
}

/// The properties of a label that affect its text layout.
struct LabelStyle {
    var font: UIFont
    var alignment: NSTextAlignment
    var lineBreakMode: NSLineBreakMode
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
    /// 0 for no limit.
    var numberOfLines: Int
    var isRightToLeft: Bool
    /// Whether the text brings its own paragraph styles.
    var isAttributed: Bool

    var paragraphStyle: ParagraphStyle {
        var style = ParagraphStyle.ofPlainText
        style.alignment = alignment.textLayoutAlignment
        style.lineBreakMode = lineBreakMode.textLayoutMode
        style.breakLines(by: lineBreakStrategy)
        return style
    }

    func container(width: Double, height: Double = .infinity, lines: Int) -> TextContainer {
        TextContainer(
            width: width >= LabelText.unlimitedWidth ? .infinity : width, height: height, maximumLines: lines,
            lineBreakMode: isAttributed ? nil : lineBreakMode.textLayoutMode,
            interfaceDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    }
}
