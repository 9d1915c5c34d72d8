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
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    /// Does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) {}
}
