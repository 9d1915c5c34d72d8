import TextLayout

/// The line and container in which a text's attachments are measured.
struct AttachmentRoom {
    /// Points; of a whole line, without padding.
    var lineWidth: CGFloat
    /// The container of a text view or layout manager.
    var container: NSTextContainer?

    init(lineWidth: CGFloat, container: NSTextContainer? = nil) {
        self.lineWidth = min(lineWidth, Self.unlimitedWidth)
        self.container = container
    }

    /// The lines of a container.
    init(_ lines: TextContainer, container: NSTextContainer? = nil) {
        self.init(lineWidth: CGFloat(lines.width), container: container)
    }

    /// A width that no line reaches, in points, which stands for an infinite one.
    private static let unlimitedWidth: CGFloat = 16_777_216

    /// The place of an attachment's picture relative to the pen on the baseline, y upwards.
    ///
    /// - Parameter offset: The attachment's, in UTF-16 units of the text.
    func bounds(of attachment: NSTextAttachment, at offset: Int, font: UIFont) -> CGRect {
        attachment.attachmentBounds(
            for: container, proposedLineFragment: CGRect(x: 0, y: 0, width: lineWidth, height: font.lineHeight),
            glyphPosition: .zero, characterIndex: offset
        ).offsetBy(dx: attachment.lineLayoutPadding, dy: 0)
    }

    /// The room that the attachment of a run takes; nil for runs without one.
    func extent(of run: AttributeRun, font: UIFont) -> AttachmentExtent? {
        guard let attachment = run.attributes[.attachment] as? NSTextAttachment else { return nil }
        let bounds = bounds(of: attachment, at: run.range.lowerBound, font: font)
        return AttachmentExtent(
            width: Double(bounds.width + 2 * attachment.lineLayoutPadding), ascent: Double(bounds.maxY),
            descent: Double(-bounds.minY))
    }
}
