import TextLayout

/// A label's text and the sizes it was found to have, kept until something changes.
struct LabelText {
    /// What the label shows; empty when it shows nothing.
    var string = NSAttributedString.nothing
    /// Whether the string came with attributes of its own, rather than as plain text.
    var isAttributed = false
    private var styled: StyledText?
    private var unwrapped: TextMeasurement?
    private var wrapped: (width: Double, lines: Int, size: TextMeasurement)?

    /// Widths from here on count as no limit, in points: labels are asked with huge bounds for their unwrapped size.
    static let unlimitedWidth = 1e6

    /// Forgets what was measured.
    mutating func invalidate() {
        styled = nil
        unwrapped = nil
        wrapped = nil
    }

    /// The text in the terms of text layout.
    mutating func styledText(_ style: LabelStyle) -> StyledText {
        if let styled { return styled }
        let new = StyledText(string, defaultFont: style.font, paragraphStyle: style.paragraphStyle)
        styled = new
        return new
    }

    /// The room the text takes within a width.
    ///
    /// - Parameter lines: Lines at most; 0 for no limit.
    mutating func measure(_ style: LabelStyle, width: Double, lines: Int) -> TextMeasurement {
        if width >= Self.unlimitedWidth, lines == style.numberOfLines { return measureUnwrapped(style) }
        if let wrapped, wrapped.width == width, wrapped.lines == lines { return wrapped.size }
        let size = TextMeasurer.shared.measure(styledText(style), in: style.container(width: width, lines: lines))
        wrapped = (width, lines, size)
        return size
    }

    private mutating func measureUnwrapped(_ style: LabelStyle) -> TextMeasurement {
        if let unwrapped { return unwrapped }
        let container = style.container(width: .infinity, lines: style.numberOfLines)
        let size = TextMeasurer.shared.measure(styledText(style), in: container)
        unwrapped = size
        return size
    }
}

/// What a label's properties say about setting its text.
struct LabelStyle {
    var font: UIFont
    var alignment: NSTextAlignment
    var lineBreakMode: NSLineBreakMode
    /// 0 for no limit.
    var numberOfLines: Int
    var isRightToLeft: Bool
    /// Whether the text brings its own paragraph styles.
    var isAttributed: Bool

    var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        return style
    }

    func container(width: Double, height: Double = .infinity, lines: Int) -> TextContainer {
        TextContainer(
            width: width >= LabelText.unlimitedWidth ? .infinity : width, height: height, maximumLines: lines,
            lineBreakMode: isAttributed ? nil : lineBreakMode.textLayoutMode,
            interfaceDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    }
}
