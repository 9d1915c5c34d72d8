import TextLayout

/// The line and container in which a text's attachments are measured.
struct AttachmentRoom {
    /// The width of a full line without padding, in points.
    var lineWidth: CGFloat
    /// The container of a text view or layout manager.
    var container: NSTextContainer?

    init(lineWidth: CGFloat, container: NSTextContainer? = nil) {
        self.lineWidth = min(lineWidth, Self.unlimitedWidth)
        self.container = container
    }

    /// Makes the space of lines in a container.
    init(_ lines: TextContainer, container: NSTextContainer? = nil) {
        self.init(lineWidth: CGFloat(lines.width), container: container)
    }

    /// A width, in points, that no line reaches and that replaces infinity.
    private static let unlimitedWidth: CGFloat = 16_777_216

    /// The rectangle of an attachment relative to the origin on the baseline, with the y-axis upwards.
    ///
    /// - Parameter offset: The offset of the attachment, in UTF-16 units of the text.
    func bounds(of attachment: NSTextAttachment, at offset: Int, font: UIFont) -> CGRect {
        attachment.attachmentBounds(
            for: container, proposedLineFragment: CGRect(x: 0, y: 0, width: lineWidth, height: font.lineHeight),
            glyphPosition: .zero, characterIndex: offset
        ).offsetBy(dx: attachment.lineLayoutPadding, dy: 0)
    }

    /// The extent of a run's attachment; nil for runs without one.
    func extent(of run: AttributeRun, font: UIFont) -> AttachmentExtent? {
        guard let attachment = run.attributes[.attachment] as? NSTextAttachment else { return nil }
        let bounds = bounds(of: attachment, at: run.range.lowerBound, font: font)
        return AttachmentExtent(
            width: Double(bounds.width + 2 * attachment.lineLayoutPadding), ascent: Double(bounds.maxY),
            descent: Double(-bounds.minY))
    }
}
