/// The extra line for the insertion point after a final line feed.
struct ExtraLine {
    /// The distance from the last line of text to this one, in points.
    var gap: CGFloat
    /// The height in points.
    var height: CGFloat
}

extension AttributedText {
    /// The extra line after a final line feed; nil for texts that end otherwise.
    ///
    /// - Parameter defaultFont: The font for text without a font attribute.
    func extraLine(defaultFont: @autoclosure () -> UIFont) -> ExtraLine? {
        guard let last = runs.last, [0x0A, 0x0D, 0x2029].contains(string.utf16.last ?? 0) else { return nil }
        let font = last.attributes[.font] as? UIFont ?? defaultFont()
        let style = last.attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
        let gap = CGFloat(font.textFont.lineSpacing) + style.lineSpacing + style.paragraphSpacing + style.paragraphSpacingBefore
        return ExtraLine(gap: gap, height: CGFloat(style.textLayoutStyle.lineHeight(natural: Double(font.lineHeight))))
    }
}
