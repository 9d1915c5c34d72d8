import TextLayout

/// Draws a text through the overridable methods of a layout manager.
struct ManagedPainting: GlyphPainting {
    unowned let manager: NSLayoutManager
    let layout: LaidOutContainer
    /// The container's top left corner in the context's coordinates.
    let origin: CGPoint

    /// Glyphs of a fallback font are drawn in the default way, since the method's font argument could not describe
    /// them.
    func paintGlyphs(
        of run: GlyphRun, _ attributes: [NSAttributedString.Key: Any], from start: CGPoint, in context: CGContext
    ) -> Bool {
        let font = attributes[.font] as? UIFont ?? manager.look.font
        guard font.textFont.typeface == run.font.typeface, font.textFont.pointSize == run.font.pointSize, !run.glyphs.isEmpty
        else {
            return false
        }
        let glyphs = run.glyphs.map { CGGlyph(truncatingIfNeeded: $0.glyph) }
        let places = run.glyphs.map { CGPoint(x: start.x + $0.x, y: -(start.y + $0.y)) }
        manager.showCGGlyphs(
            glyphs, positions: places, count: glyphs.count, font: font, textMatrix: CGAffineTransform(scaleX: 1, y: -1),
            attributes: attributes, in: context)
        return true
    }

    func paint(_ stroke: TextLineStroke, of run: GlyphRun) {
        let start = layout.range.lowerBound
        let glyphs = NSRange(run.range.lowerBound + start..<run.range.upperBound + start)
        guard let index = layout.lineIndex(at: glyphs.location) else { return }
        let line = NSRange(layout.characters(of: layout.frame.lines[index]))
        let rect = layout.fragmentRect(ofLine: index)
        if stroke.isThrough {
            manager.strikethroughGlyphRange(
                glyphs, strikethroughType: stroke.style, lineFragmentRect: rect, lineFragmentGlyphRange: line,
                containerOrigin: origin)
        } else {
            manager.underlineGlyphRange(
                glyphs, underlineType: stroke.style, lineFragmentRect: rect, lineFragmentGlyphRange: line, containerOrigin: origin
            )
        }
    }
}

extension NSLayoutManager {
    /// Fills the backgrounds of a drawing.
    ///
    /// - Parameter character: A character in the container that is drawn.
    func fillBackgrounds(_ drawing: TextDrawing, at place: CGPoint, from character: Int) {
        guard let start = container(at: character)?.range.lowerBound else { return }
        for background in drawing.backgrounds(at: place) {
            let range = NSRange(background.range.lowerBound + start..<background.range.upperBound + start)
            fillBackgroundRectArray(
                background.rects, count: background.rects.count, forCharacterRange: range, color: background.color)
        }
    }

    /// Draws the underlines or strikethroughs of the runs that a range intersects.
    func drawStrokes(in range: NSRange, areThrough: Bool, _ origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let layout = container(at: range.location) else { return }
        let drawing = drawing(of: range, in: layout)
        for line in drawing.frame.lines {
            context.saveGState()
            context.translateBy(
                x: origin.x + layout.container.lineFragmentPadding + CGFloat(line.x), y: origin.y + CGFloat(line.baseline))
            for run in line.runs {
                for stroke in drawing.strokes(of: run) where stroke.isThrough == areThrough { stroke.draw(in: context) }
            }
            context.restoreGState()
        }
    }

    /// The distance, in points, from the baseline down to the underline or strikethrough of the first run in a range.
    func strokeDistance(in range: NSRange, isThrough: Bool) -> CGFloat {
        guard let layout = container(at: range.location) else { return 0 }
        let drawing = drawing(of: range, in: layout)
        let runs = drawing.frame.lines.lazy.flatMap(\.runs)
        return runs.compactMap { drawing.strokes(of: $0).first { $0.isThrough == isThrough } }.first?.y ?? 0
    }
}
