/// The mapping between glyphs, characters, lines and containers. There is one glyph for each UTF-16 unit.
extension NSLayoutManager {
    /// The number of glyphs, which is the length of the text.
    public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Does nothing: glyphs are generated together with the layout.
    public func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Does nothing: glyphs are generated together with the layout.
    public func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    /// Lays out the whole text.
    public func ensureLayout(forCharacterRange charRange: NSRange) { _ = containers }
    /// Lays out the whole text.
    public func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = containers }
    /// Lays out the whole text.
    public func ensureLayout(for container: NSTextContainer) { _ = containers }
    /// Lays out the whole text.
    public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = containers }

    /// The first character that is not laid out: the end of the text, since all of it is laid out.
    public func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
    /// The first glyph that is not laid out: the end of the text, since all of it is laid out.
    public func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }

    /// Whether there is a glyph with an index.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// The character of a glyph: the same index.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The glyph of a character: the same index.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The glyphs of characters: the same range.
    public func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange
    {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// The characters of glyphs: the same range.
    public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The glyphs in a container.
    @discardableResult
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        layout(of: container).map { NSRange($0.range) } ?? NSRange(location: 0, length: 0)
    }

    /// The container of a glyph; nil if the glyph fits no container.
    public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer?
    {
        guard let layout = containers.first(where: { $0.range.contains(glyphIndex) }) else { return nil }
        effectiveGlyphRange?.pointee = NSRange(layout.range)
        return layout.container
    }

    /// The glyphs of the lines that a rectangle in a container's coordinates intersects.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let layout = layout(of: container) else { return NSRange(location: 0, length: 0) }
        let lines = layout.frame.lines.indices.filter { layout.fragmentRect(ofLine: $0).intersects(bounds) }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        let start = layout.characters(of: layout.frame.lines[first]).lowerBound
        return NSRange(start..<layout.characters(of: layout.frame.lines[last]).upperBound)
    }

    /// The glyphs of the lines that a rectangle in a container's coordinates intersects. Lays the text out if needed.
    public func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    /// The glyph nearest to a point in a container's coordinates; 0 without text.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        layout(of: container)?.character(nearest: point)?.index ?? 0
    }

    /// The glyph nearest to a point in a container's coordinates, and the fraction, 0...1, of its width at which the
    /// point is.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = layout(of: container)?.character(nearest: point)
        partialFraction?.pointee = found?.fraction ?? 0
        return found?.index ?? 0
    }

    /// The fraction, 0...1, of the width of the glyph nearest to a point at which the point is.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        layout(of: container)?.character(nearest: point)?.fraction ?? 0
    }

    /// The character nearest to a point in a container's coordinates, and the fraction, 0...1, of the distance to the
    /// next insertion point.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

    /// The laid-out lines of a container.
    func layout(of container: NSTextContainer) -> LaidOutContainer? { containers.first { $0.container === container } }
}
