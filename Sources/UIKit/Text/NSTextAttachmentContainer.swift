/// An object that says how much room an attachment takes on its line, and what is drawn there.
///
/// - Source: developer.apple.com/documentation/uikit/nstextattachmentcontainer
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// The image to draw in the attachment's place; nil for none.
    ///
    /// - Parameters:
    ///   - imageBounds: What ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`` returned.
    ///   - textContainer: The container of a text view or layout manager; nil for text drawn otherwise.
    ///   - charIndex: In UTF-16 units of the text.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?

    /// The attachment's room on its line, in points: x is a shift to the right, y the distance of the bottom above the baseline.
    ///
    /// - Parameters:
    ///   - lineFrag: A line of the whole width at the origin; its height is that of the text's font. Labels that measure their
    ///     unwrapped text have a very wide one.
    ///   - position: Always zero: attachments are measured before lines are broken.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}
