/// An object that provides the size of an attachment in its line, and the image that is drawn there.
///
/// - Source: developer.apple.com/documentation/uikit/nstextattachmentcontainer
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// The image of the attachment; nil for none.
    ///
    /// - Parameters:
    ///   - imageBounds: The result of ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)``.
    ///   - textContainer: The container of a text view or layout manager; nil for text that is drawn otherwise.
    ///   - charIndex: The index of the character, in UTF-16 units of the text.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?

    /// The bounds of the attachment in its line, in points: x is an offset to the right, y the distance of the bottom
    /// above the baseline.
    ///
    /// - Parameters:
    ///   - lineFrag: A line of the full width at the origin; its height is that of the text's font. Labels that measure
    ///     their unwrapped text have a very wide one.
    ///   - position: Always zero: attachments are measured before lines are broken.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}
