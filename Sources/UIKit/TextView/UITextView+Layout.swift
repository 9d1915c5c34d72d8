import TextLayout

/// A text view's sizes: those of the text plus insets and line padding.
extension UITextView {
    private var horizontalRoom: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * document.container.lineFragmentPadding
    }

    private var verticalRoom: CGFloat { textContainerInset.top + textContainerInset.bottom }

    /// The width at which the text wraps for the intrinsic size.
    var wrappingWidth: CGFloat { solvedWidth ?? UILabel.unlimitedSide }

    /// The size of a view that shows all its text in a width; rounded up to whole pixels.
    func fittedSize(width: CGFloat) -> CGSize {
        let text = measured(width: width)
        let scale = pixelScale
        return CGSize(
            width: min(width, CGFloat(text.width).roundedUpToPixel(scale) + horizontalRoom),
            height: (CGFloat(text.height) + lastLineSpacing + extraLineHeight).roundedUpToPixel(scale) + verticalRoom)
    }

    /// The height of the line for the cursor after a final line feed; labels have none.
    private var extraLineHeight: CGFloat {
        guard let line = content.extraLine(defaultFont: typingFont ?? NSAttributedString.fontOfPlainText) else { return 0 }
        return line.gap + line.height
    }

    /// The line spacing of the last line's font below it, which labels omit.
    ///
    /// - Source: recorded heights: 38 points for a line of body text.
    private var lastLineSpacing: CGFloat {
        guard let last = content.runs.last else { return 0 }
        return CGFloat((last.attributes[.font] as? UIFont ?? typingFont)?.textFont.lineSpacing ?? 0)
    }

    private func measured(width: CGFloat) -> TextMeasurement {
        guard let manager = document.manager, manager.delegate != nil else {
            return TextMeasurer.shared.measure(styledText(width: width), in: room(width: width))
        }
        manager.look = look
        return manager.measure(in: room(width: width), room: attachmentRoom(width: width))
    }

    /// The attributes of characters without attributes.
    private var look: TextLook {
        TextLook(
            ownFont: typingFont, color: UIColor.label.resolvedColor(with: traitCollection),
            linkAttributes: linkTextAttributes, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The layout manager with the container in the view's width, created on demand.
    func preparedLayoutManager() -> NSLayoutManager {
        let manager = layoutManager
        manager.look = look
        followWidth()
        return manager
    }

    /// Makes the container as wide as the view without its insets.
    func followWidth() {
        let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
        document.container.follow(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    private func styledText(width: CGFloat) -> StyledText {
        StyledText(
            content, defaultFont: typingFont ?? NSAttributedString.fontOfPlainText, paragraphStyle: .ofPlainText,
            room: attachmentRoom(width: width))
    }

    private func attachmentRoom(width: CGFloat) -> AttachmentRoom {
        AttachmentRoom(lineWidth: max(0, width - horizontalRoom), container: document.container)
    }

    private func room(width: CGFloat) -> TextContainer {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return document.container.textLayoutContainer(width: width - horizontalRoom, isRightToLeft: isRightToLeft)
    }

    /// Stores the width found by layout; nil for none.
    func wrapText(atSolvedWidth width: CGFloat?) {
        guard width != solvedWidth else { return }
        solvedWidth = width
        contentSizeChanged()
    }

    /// Makes the content as wide as the view and as high as the text.
    func updateTextContentSize() {
        guard bounds.width > 0 else { return }
        followWidth()
        let size = CGSize(width: bounds.width, height: fittedSize(width: bounds.width).height)
        if size != contentSize { contentSize = size }
    }

    /// Points from the top to the first baseline, or from the last to the bottom, of a view as high as its text.
    func textBaselineOffset(first: Bool) -> CGFloat {
        let text = measured(width: bounds.width > 0 ? bounds.width : wrappingWidth)
        return first
            ? textContainerInset.top + CGFloat(text.firstBaseline) : textContainerInset.bottom + CGFloat(text.belowLastBaseline)
    }

    func drawContent() {
        guard content.length > 0, let context = UIGraphicsGetCurrentContext() else { return }
        if document.manager != nil { return drawByLayoutManager() }
        let frame = Typesetter(styledText(width: bounds.width), in: room(width: bounds.width)).frame()
        var drawing = TextDrawing(content, frame: frame, room: attachmentRoom(width: bounds.width))
        drawing.defaultFont = typingFont
        drawing.defaultColor = UIColor.label.resolvedColor(with: traitCollection)
        drawing.linkAttributes = linkTextAttributes
        let origin = CGPoint(x: textContainerInset.left + document.container.lineFragmentPadding, y: textContainerInset.top)
        drawing.draw(at: origin, in: context)
    }

    private func drawByLayoutManager() {
        let manager = preparedLayoutManager()
        let glyphs = manager.glyphRange(for: document.container)
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        manager.drawBackground(forGlyphRange: glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
}
