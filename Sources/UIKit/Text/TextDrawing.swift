import TextLayout

/// Draws a laid-out text with the attributes of the text it was laid out from.
struct TextDrawing {
    let frame: TextFrame
    /// The attributes, indexed by the glyph runs' payload.
    let attributes: [[NSAttributedString.Key: Any]]
    /// The range of each element of `attributes`, in UTF-16 units.
    private let ranges: [Range<Int>]
    /// The line and container in which the attachments were measured.
    let room: AttachmentRoom
    /// The font of characters without a font attribute; nil for that of plain text, which is created only if a
    /// character needs it, since missing fonts are logged.
    var defaultFont: UIFont?
    /// The colour of characters without a colour attribute.
    var defaultColor: UIColor = .black
    /// The colour of all characters, overriding their attributes.
    var overridingColor: UIColor?
    /// The shadow of characters without a shadow attribute.
    var defaultShadow: NSShadow?
    /// An object that draws glyphs and lines instead, if there is one.
    var painter: (any GlyphPainting)?
    /// The attributes of links, which override the text's own; nil for blue and underlined.
    var linkAttributes: [NSAttributedString.Key: Any]?

    init(_ text: AttributedText, frame: TextFrame, room: AttachmentRoom) {
        self.frame = frame
        self.room = room
        attributes = text.runs.map(\.attributes)
        ranges = text.runs.map(\.range)
    }

    /// Draws the text with the frame's top left corner at a point.
    func draw(at origin: CGPoint, in context: CGContext) {
        drawBackgrounds(at: origin, in: context)
        drawGlyphs(at: origin, in: context)
    }

    /// Draws the background colours of the text.
    func drawBackgrounds(at origin: CGPoint, in context: CGContext) {
        for background in backgrounds(at: origin) {
            context.setFillColor(background.color.cgColor)
            for rect in background.rects { context.fill(rect) }
        }
    }

    /// The ranges of one background colour, with a rectangle for each line.
    func backgrounds(at origin: CGPoint) -> [TextBackground] {
        var found: [TextBackground] = []
        for line in frame.lines {
            for run in line.runs {
                guard let color = attributes(of: run)[.backgroundColor] as? UIColor else { continue }
                let rect = CGRect(
                    x: origin.x + CGFloat(line.x + run.x), y: origin.y + CGFloat(line.top), width: CGFloat(run.width),
                    height: CGFloat(line.height))
                let next = TextBackground(color: color, range: run.range, rects: [rect])
                if let last = found.indices.last, continues(found[last], with: next) {
                    found[last].append(next)
                } else {
                    found.append(next)
                }
            }
        }
        return found
    }

    /// Draws glyphs, attachments, underlines and strikethroughs.
    func drawGlyphs(at origin: CGPoint, in context: CGContext) {
        for line in frame.lines {
            for run in line.runs { draw(run, on: line, origin: origin, in: context) }
        }
    }

    /// Whether a background directly continues another one of the same colour; line separators between them must have
    /// it too.
    private func continues(_ one: TextBackground, with other: TextBackground) -> Bool {
        guard one.color == other.color, one.range.upperBound <= other.range.lowerBound else { return false }
        let between = one.range.upperBound..<other.range.lowerBound
        return zip(ranges, attributes).allSatisfy { range, attributes in
            !range.overlaps(between) || attributes[.backgroundColor] as? UIColor == one.color
        }
    }

    func attributes(of run: GlyphRun) -> [NSAttributedString.Key: Any] {
        guard attributes.indices.contains(run.attributes.payload) else { return [:] }
        let own = attributes[run.attributes.payload]
        guard own[.link] != nil else { return own }
        let look = linkAttributes ?? [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single]
        return own.merging(look) { _, link in link }
    }

    private func draw(_ run: GlyphRun, on line: TextLine, origin: CGPoint, in context: CGContext) {
        let attributes = attributes(of: run)
        let color = overridingColor ?? attributes[.foregroundColor] as? UIColor ?? defaultColor
        context.saveGState()
        defer { context.restoreGState() }
        setShadow(attributes[.shadow] as? NSShadow ?? defaultShadow, in: context)
        context.setFillColor(color.cgColor)
        let start = CGPoint(x: origin.x + CGFloat(line.x), y: origin.y + CGFloat(line.baseline))
        let areGlyphsPainted = painter?.paintGlyphs(of: run, attributes, from: start, in: context) ?? false
        context.translateBy(x: start.x, y: start.y)
        if !areGlyphsPainted {
            context.drawGlyphs(run.glyphs, face: run.font.typeface.face, size: CGFloat(run.font.pointSize))
        }
        drawAttachments(of: run, attributes, color: color, in: context)
        let strokes = strokes(of: run)
        guard let painter else { return strokes.forEach { $0.draw(in: context) } }
        context.translateBy(x: -start.x, y: -start.y)
        for stroke in strokes { painter.paint(stroke, of: run) }
    }

    /// The underline and the strikethrough of a run.
    func strokes(of run: GlyphRun) -> [TextLineStroke] {
        let attributes = attributes(of: run)
        let color = overridingColor ?? attributes[.foregroundColor] as? UIColor ?? defaultColor
        return TextLineStroke.all(of: run, attributes: attributes, color: color)
    }

    /// Draws the attachments of a run; the context's origin is the start of the line's baseline.
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

/// A range of text with a background colour.
struct TextBackground {
    let color: UIColor
    /// The range in UTF-16 units of the text.
    var range: Range<Int>
    /// The rectangles from the first line to the last, in the coordinates of the drawing.
    var rects: [CGRect]

    fileprivate mutating func append(_ other: TextBackground) {
        range = range.lowerBound..<other.range.upperBound
        guard let last = rects.last, let next = other.rects.first, last.minY == next.minY, abs(last.maxX - next.minX) < 0.01
        else {
            return rects += other.rects
        }
        rects[rects.count - 1] = last.union(next)
    }
}

/// Draws the glyphs and lines of a text in a custom way.
protocol GlyphPainting {
    /// Draws the glyphs of a run; `start` is the start of its line's baseline. Returns false for the default drawing.
    func paintGlyphs(
        of run: GlyphRun, _ attributes: [NSAttributedString.Key: Any], from start: CGPoint, in context: CGContext
    ) -> Bool
    /// Draws an underline or a strikethrough of a run.
    func paint(_ stroke: TextLineStroke, of run: GlyphRun)
}
