import TextLayout

/// Draws a laid-out text with the attributes of the text it was laid out from.
struct TextDrawing {
    let frame: TextFrame
    /// Attributes by the glyph runs' payload.
    let attributes: [[NSAttributedString.Key: Any]]
    /// Where the attachments were measured.
    let room: AttachmentRoom
    /// The font of characters without a font attribute; nil for that of plain text, which is looked for where a character needs it only: the
    /// log names the font if it is missing.
    var defaultFont: UIFont?
    /// The colour of characters without a colour attribute.
    var defaultColor: UIColor = .black
    /// The colour of all characters, overriding their attributes.
    var overridingColor: UIColor?
    /// The shadow of characters without a shadow attribute.
    var defaultShadow: NSShadow?
    /// What links look like, which wins over the text's own attributes; nil for blue and underlined.
    var linkAttributes: [NSAttributedString.Key: Any]?

    init(_ text: AttributedText, frame: TextFrame, room: AttachmentRoom) {
        self.frame = frame
        self.room = room
        attributes = text.runs.map(\.attributes)
    }

    /// Draws the text with the frame's top left corner at a point.
    func draw(at origin: CGPoint, in context: CGContext) {
        drawBackgrounds(at: origin, in: context)
        drawGlyphs(at: origin, in: context)
    }

    /// Draws the background colours of the text.
    func drawBackgrounds(at origin: CGPoint, in context: CGContext) {
        for line in frame.lines {
            for run in line.runs { drawBackground(of: run, on: line, origin: origin, in: context) }
        }
    }

    /// Draws glyphs, pictures and lines under and through text.
    func drawGlyphs(at origin: CGPoint, in context: CGContext) {
        for line in frame.lines {
            for run in line.runs { draw(run, on: line, origin: origin, in: context) }
        }
    }

    private func attributes(of run: GlyphRun) -> [NSAttributedString.Key: Any] {
        guard attributes.indices.contains(run.attributes.payload) else { return [:] }
        let own = attributes[run.attributes.payload]
        guard own[.link] != nil else { return own }
        let look = linkAttributes ?? [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single]
        return own.merging(look) { _, link in link }
    }

    private func drawBackground(of run: GlyphRun, on line: TextLine, origin: CGPoint, in context: CGContext) {
        guard let color = attributes(of: run)[.backgroundColor] as? UIColor else { return }
        let x = origin.x + CGFloat(line.x + run.x)
        context.setFillColor(color.cgColor)
        context.fill(
            CGRect(x: x, y: origin.y + CGFloat(line.top), width: CGFloat(run.width), height: CGFloat(line.height)))
    }

    private func draw(_ run: GlyphRun, on line: TextLine, origin: CGPoint, in context: CGContext) {
        let attributes = attributes(of: run)
        let color = overridingColor ?? attributes[.foregroundColor] as? UIColor ?? defaultColor
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: origin.x + CGFloat(line.x), y: origin.y + CGFloat(line.baseline))
        setShadow(attributes[.shadow] as? NSShadow ?? defaultShadow, in: context)
        context.setFillColor(color.cgColor)
        context.drawGlyphs(run.glyphs, face: run.font.typeface.face, size: CGFloat(run.font.pointSize))
        drawAttachments(of: run, attributes, color: color, in: context)
        for stroke in TextLineStroke.all(of: run, attributes: attributes, color: overridingColor ?? color) {
            stroke.draw(in: context)
        }
    }

    /// Draws pictures where their characters are; the context's origin is the start of the line's baseline.
    private func drawAttachments(
        of run: GlyphRun, _ attributes: [NSAttributedString.Key: Any], color: UIColor, in context: CGContext
    ) {
        guard !run.attachments.isEmpty, let attachment = attributes[.attachment] as? NSTextAttachment,
            !attachment.usesTextAttachmentView
        else { return }
        let font = attributes[.font] as? UIFont ?? defaultFont ?? NSAttributedString.fontOfPlainText
        for place in run.attachments {
            let bounds = room.bounds(of: attachment, at: place.offset, font: font)
            guard !bounds.isEmpty,
                let image = attachment.image(forBounds: bounds, textContainer: room.container, characterIndex: place.offset)
            else { continue }
            let top = -CGFloat(run.attributes.baselineOffset) - bounds.maxY
            let shown = image.isTemplate && image.traits.tint == nil ? image.withTintColor(color) : image
            shown.paint(in: CGRect(origin: CGPoint(x: CGFloat(place.x) + bounds.minX, y: top), size: bounds.size), on: context)
        }
    }

    private func setShadow(_ shadow: NSShadow?, in context: CGContext) {
        guard let shadow, let color = shadow.shadowColor as? UIColor else { return }
        context.setShadow(userOffset: shadow.shadowOffset, sigma: shadow.shadowBlurRadius / 2, color: color.cgColor)
    }
}
