extension NSLayoutManager {
    /// The properties of a glyph.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nslayoutmanager/glyphproperty
    public struct GlyphProperty: OptionSet, Sendable {
        /// Bit mask of the properties.
        public let rawValue: Int
        /// Makes a set from a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The glyph is not drawn.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// The character controls the layout: a line feed, a tab or an attachment, for example.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// The glyph is white space that is stretched in justified text.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// The glyph is combined with the one before it, such as an accent.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// The properties of a glyph as the delegate set them, or as they follow from the character.
    public func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
        if delegate != nil, !isGeneratingGlyphs { _ = containers }
        if let givenProperties, givenProperties.indices.contains(glyphIndex) { return givenProperties[glyphIndex] }
        return naturalProperty(at: glyphIndex)
    }

    /// The properties of a glyph that follow from the character.
    func naturalProperty(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
        guard let text = textStorage?.string as NSString?, glyphIndex < text.length else { return .null }
        let unit = text.character(at: glyphIndex)
        // The second unit of a surrogate pair has no glyph of its own.
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

    /// The line fragment of a glyph: the full width of the line, with the spacing below it. Lays the text out if
    /// needed.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The part of a glyph's line fragment that text covers, with the padding. Lays the text out if needed.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The container of a glyph; nil if the glyph fits no container. Lays the text out if needed.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
}
