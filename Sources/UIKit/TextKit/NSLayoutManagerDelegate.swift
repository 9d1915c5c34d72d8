/// Takes part in the layout of a text. Every method has a default implementation that changes nothing.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutmanagerdelegate
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Points to add below a line, instead of none. Asked once for each line.
    ///
    /// - Parameters:
    ///   - glyphIndex: The line's last glyph.
    ///   - rect: The line before it is placed: its height and position are zero.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Gives the glyphs of characters other properties, by ``NSLayoutManager/setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)``. Asked for
    /// each run of a font when the text is laid out.
    ///
    /// - Parameters:
    ///   - glyphs: Zeros: glyphs are not known before the layout.
    ///   - props: What the characters tell of their glyphs.
    ///   - charIndexes: The characters of the glyphs.
    /// - Returns: How many glyphs were set; 0 leaves them as they are.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int

    /// What a control character does in the layout. Asked for the characters whose glyphs are control characters when the text is laid out;
    /// of the answers ``NSLayoutManager/ControlCharacterAction/zeroAdvancement`` is followed.
    ///
    /// - Parameter action: What it does by itself.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction

    /// The text or its containers changed, so that it will be laid out anew.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// A container was filled; nil stands for text that no container has room for.
    ///
    /// - Parameter layoutFinishedFlag: Whether all text is laid out.
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
