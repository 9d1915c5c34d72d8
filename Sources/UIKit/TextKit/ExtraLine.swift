/// The line for the cursor after a final line feed.
struct ExtraLine {
    /// Points between the last line of text and this one.
    var gap: CGFloat
    /// Points.
    var height: CGFloat
}

extension AttributedText {
    /// The line after a final line feed; nil for texts that end otherwise.
    ///
    /// - Parameter defaultFont: For text without a font.
    func extraLine(defaultFont: @autoclosure () -> UIFont) -> ExtraLine? {
        guard let last = runs.last, [0x0A, 0x0D, 0x2029].contains(string.utf16.last ?? 0) else { return nil }
        let font = last.attributes[.font] as? UIFont ?? defaultFont()
        let style = last.attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
        let gap = CGFloat(font.textFont.lineSpacing) + style.lineSpacing + style.paragraphSpacing + style.paragraphSpacingBefore
        return ExtraLine(gap: gap, height: CGFloat(style.textLayoutStyle.lineHeight(natural: Double(font.lineHeight))))
    }
}
