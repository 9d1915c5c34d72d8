extension NSLayoutManager {
    /// What is special about a glyph.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nslayoutmanager/glyphproperty
    public struct GlyphProperty: OptionSet, Sendable {
        /// Bit mask of the properties.
        public let rawValue: Int
        /// Makes a set from a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The glyph is not shown.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// The character controls the layout, such as a line feed, a tab or a picture.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// The glyph is white space that becomes wider in justified text.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// The glyph stands on another one, such as an accent.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// What is special about a glyph, as the delegate says, or the character that it stands for.
    public func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
        if delegate != nil, !isGeneratingGlyphs { _ = containers }
        if let givenProperties, givenProperties.indices.contains(glyphIndex) { return givenProperties[glyphIndex] }
        return naturalProperty(at: glyphIndex)
    }

    /// What the character tells of its glyph.
    func naturalProperty(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
        guard let text = textStorage?.string as NSString?, glyphIndex < text.length else { return .null }
        let unit = text.character(at: glyphIndex)
        // The second half of a pair has no glyph of its own.
        guard !UTF16.isTrailSurrogate(unit) else { return .null }
        let range = text.rangeOfComposedCharacterSequence(at: glyphIndex)
        guard let scalar = UnicodeScalar(unit) else { return [] }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return .controlCharacter
        case .spaceSeparator: return .elastic
        case .nonspacingMark, .enclosingMark: return range.location < glyphIndex ? .nonBaseCharacter : []
        default: return unit == 0xFFFC ? .controlCharacter : []
        }
    }

    /// The whole width of a glyph's line, with the space below it; the text is laid out if it is not.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The part of a glyph's line that text takes, with its padding; the text is laid out if it is not.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The container of a glyph; nil for glyphs that no container has room for. The text is laid out if it is not.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
}
