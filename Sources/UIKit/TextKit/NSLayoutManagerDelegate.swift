/// The delegate of a layout manager. Every method has a default implementation without effect.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutmanagerdelegate
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// The spacing below a line, in points. Called once for each line.
    ///
    /// - Parameters:
    ///   - glyphIndex: The line's last glyph.
    ///   - rect: The line fragment before its placement: zero.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Changes the properties of glyphs, by
    /// ``NSLayoutManager/setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)``. Called for each run of a font
    /// when the text is laid out.
    ///
    /// - Parameters:
    ///   - glyphs: Zeros: glyphs are unknown before the layout.
    ///   - props: The properties that follow from the characters.
    ///   - charIndexes: The characters of the glyphs.
    /// - Returns: The number of glyphs that were set; 0 to leave them unchanged.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int

    /// The effect of a control character on the layout. Called for control characters when the text is laid out; of the
    /// results only ``NSLayoutManager/ControlCharacterAction/zeroAdvancement`` has an effect.
    ///
    /// - Parameter action: The character's default action.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction

    /// Called when the text or its containers changed, so that the layout is invalid.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// Called after a container was filled; with nil if the containers do not suffice for the text.
    ///
    /// - Parameter layoutFinishedFlag: Whether the whole text is laid out.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// Returns 0.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int { 0 }
    /// Returns the action.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { action }
    /// Returns 0.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    /// Does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) {}
}
