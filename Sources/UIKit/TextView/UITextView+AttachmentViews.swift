/// A view that shows an attachment of a text view.
struct AttachmentView {
    let attachment: NSTextAttachment
    let offset: Int
    let provider: NSTextAttachmentViewProvider
    let view: UIView
}

extension UITextView {
    /// Lays out the views of attachments, creates missing ones, and removes those of removed attachments.
    func placeAttachmentViews() {
        guard content.hasAttachments || !attachmentViews.isEmpty else { return }
        let old = attachmentViews
        attachmentViews = content.runs.compactMap { run in
            guard let attachment = run.attributes[.attachment] as? NSTextAttachment else { return nil }
            let known = old.first { $0.attachment === attachment }
            return known.map {
                AttachmentView(attachment: attachment, offset: run.range.lowerBound, provider: $0.provider, view: $0.view)
            }
                ?? makeView(for: attachment, at: run.range.lowerBound)
        }
        for gone in old where !attachmentViews.contains(where: { $0.view === gone.view }) { gone.view.removeFromSuperview() }
        for shown in attachmentViews { place(shown) }
    }

    private func makeView(for attachment: NSTextAttachment, at offset: Int) -> AttachmentView? {
        let location = OffsetLocation(offset)
        let provider = attachment.viewProvider(for: self, location: location, textContainer: document.container)
        guard let provider, let view = provider.view else { return nil }
        attachment.shownView = AttachmentViewBounds(provider: provider)
        addSubview(view)
        let everything = NSRange(location: 0, length: content.length)
        document.manager?.invalidateLayout(forCharacterRange: everything, actualCharacterRange: nil)
        contentSizeChanged()
        return AttachmentView(attachment: attachment, offset: offset, provider: provider, view: view)
    }

    private func place(_ shown: AttachmentView) {
        let manager = preparedLayoutManager()
        guard let layout = manager.container(at: shown.offset) else { return }
        let line = manager.lineFragmentRect(forGlyphAt: shown.offset, effectiveRange: nil)
        let pen = manager.location(forGlyphAt: shown.offset)
        let font = content.runs.first { $0.range.contains(shown.offset) }?.attributes[.font] as? UIFont ?? typingFont
        let bounds = layout.room.bounds(
            of: shown.attachment, at: shown.offset, font: font ?? NSAttributedString.fontOfPlainText)
        shown.view.frame = CGRect(
            x: textContainerInset.left + line.minX + pen.x + bounds.minX,
            y: textContainerInset.top + line.minY + pen.y - bounds.maxY, width: bounds.width, height: bounds.height)
    }
}
