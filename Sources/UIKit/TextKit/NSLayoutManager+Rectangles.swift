/// Rectangles of text, in the coordinates of its containers.
extension NSLayoutManager {
    /// The rectangle around the lines of a container, from its top, with their padding, including the extra line after
    /// a final line feed.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard let layout = layout(of: container) else { return .zero }
        var used = layout.frame.lines.indices.reduce(CGRect.null) { $0.union(layout.usedRect(ofLine: $1)) }
        if extraLineFragmentTextContainer === container { used = used.union(extraLineFragmentUsedRect) }
        return used.isNull ? .zero : CGRect(x: used.minX, y: 0, width: used.width, height: used.maxY)
    }

    /// The line fragment of a glyph: the full width of the line, with the spacing below it.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        line(at: glyphIndex, effectiveGlyphRange).map { $0.fragmentRect(ofLine: $1) } ?? .zero
    }

    /// The part of a glyph's line fragment that text covers, with the padding.
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        line(at: glyphIndex, effectiveGlyphRange).map { $0.usedRect(ofLine: $1) } ?? .zero
    }

    /// The glyphs of a glyph's line that an ellipsis replaces; an empty range at `NSNotFound` if the line is not
    /// truncated.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let (layout, index) = line(at: glyphIndex, nil), layout.frame.lines[index].isTruncated else {
            return NSRange(location: NSNotFound, length: 0)
        }
        let line = layout.frame.lines[index]
        var shownEnd = line.range.lowerBound
        let shown = line.runs.map(\.range).filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
        for range in shown where range.lowerBound <= shownEnd { shownEnd = max(shownEnd, range.upperBound) }
        let next = shown.first { $0.lowerBound > shownEnd }?.lowerBound ?? line.range.upperBound
        return NSRange(shownEnd + layout.range.lowerBound..<next + layout.range.lowerBound)
    }

    private func line(at glyph: Int, _ effectiveRange: NSRangePointer?) -> (LaidOutContainer, Int)? {
        guard let layout = container(at: glyph), let index = layout.lineIndex(at: glyph) else { return nil }
        effectiveRange?.pointee = NSRange(layout.characters(of: layout.frame.lines[index]))
        return (layout, index)
    }

    /// A glyph's origin on the baseline, relative to the top left corner of its line fragment.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (layout, index) = line(at: glyphIndex, nil) else { return .zero }
        let line = layout.frame.lines[index]
        return CGPoint(
            x: layout.cursor(before: glyphIndex, onLine: index) - layout.fragmentRect(ofLine: index).minX,
            y: CGFloat(line.baseline - line.top))
    }

    /// The x-coordinates of the insertion points before each of a line's glyphs and after the last.
    ///
    /// - Parameter origin: The x-coordinate in the container that the results are relative to.
    func edges(of glyphs: NSRange, from origin: CGFloat) -> [CGFloat] {
        guard let (layout, index) = line(at: glyphs.location, nil) else { return [] }
        return (glyphs.location...glyphs.location + glyphs.length).map { layout.cursor(before: $0, onLine: index) - origin }
    }

    /// The bounding rectangle of glyphs in a container.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let characters = glyphRange.location..<glyphRange.location + glyphRange.length
        let bounds = layout(of: container)?.rects(of: characters).reduce(CGRect.null) { $0.union($1) } ?? .null
        return bounds.isNull ? .zero : bounds
    }

    /// Calls a block for each line fragment with some of the glyphs: with its rectangle, the part that text covers, its
    /// container and its glyphs.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let wanted = glyphRange.location..<glyphRange.location + glyphRange.length
        for layout in containers {
            for (index, line) in layout.frame.lines.enumerated() {
                let glyphs = layout.characters(of: line)
                guard glyphs.overlaps(wanted) else { continue }
                block(
                    layout.fragmentRect(ofLine: index), layout.usedRect(ofLine: index), layout.container, NSRange(glyphs), &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// Calls a block with the rectangles of glyphs in a container: one for each line, or several if parts of the line
    /// have different directions.
    ///
    /// - Parameter selectedRange: Not read: rectangles of selected lines do not extend to the container's edge.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in layout(of: textContainer)?.rects(of: glyphRange.location..<glyphRange.location + glyphRange.length) ?? [] {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: The extra line at the end

    /// The extra line fragment for the insertion point after a final line feed or in an empty text; zero if there is
    /// none.
    public var extraLineFragmentRect: CGRect {
        guard let (layout, line, top) = extraLine else { return .zero }
        let width = layout.container.size.width
        return CGRect(x: 0, y: top, width: max(width, 2 * layout.container.lineFragmentPadding), height: line.height)
    }

    /// The used part of the extra line fragment, which is its padding; zero if there is none.
    public var extraLineFragmentUsedRect: CGRect {
        guard let (layout, line, top) = extraLine else { return .zero }
        return CGRect(x: 0, y: top, width: 2 * layout.container.lineFragmentPadding, height: line.height)
    }

    /// The container of the extra line fragment; nil if there is none.
    public var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.layout.container }

    private var extraLine: (layout: LaidOutContainer, line: ExtraLine, top: CGFloat)? {
        guard let content = textStorage?.content, let layout = containers.last(where: { !$0.frame.lines.isEmpty }) else {
            return nil
        }
        if content.length == 0 { return (layout, ExtraLine(gap: 0, height: look.font.lineHeight), 0) }
        guard layout.range.upperBound == content.length, let line = content.extraLine(defaultFont: look.font) else { return nil }
        return (layout, line, CGFloat(layout.frame.height) + line.gap)
    }
}
