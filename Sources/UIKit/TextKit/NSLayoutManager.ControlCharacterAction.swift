extension NSLayoutManager {
    /// The effect of a control character on the layout.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nslayoutmanager/controlcharacteraction
    public struct ControlCharacterAction: OptionSet, Sendable {
        /// Bit mask of the contained actions.
        public let rawValue: Int
        /// Makes a set from a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The character has no width.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
        /// The character is white space whose width the delegate determines.
        public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
        /// The character advances to the next tab stop.
        public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
        /// The character ends the line.
        public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
        /// The character ends the paragraph.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
        /// The character ends the container.
        public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
    }

    /// The glyphs around a glyph that have their fonts' nominal spacing: those of its attribute run.
    public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        guard let textStorage, glyphIndex < textStorage.length else { return NSRange(location: NSNotFound, length: 0) }
        var range = NSRange()
        _ = textStorage.attributes(at: glyphIndex, effectiveRange: &range)
        return range
    }

    /// The size of a glyph's attachment, in points; -1 for other glyphs.
    public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        let none = CGSize(width: -1, height: -1)
        guard let textStorage, glyphIndex < textStorage.length,
            let attachment = textStorage.attribute(.attachment, at: glyphIndex, effectiveRange: nil) as? NSTextAttachment,
            let layout = container(at: glyphIndex)
        else { return none }
        let font = textStorage.attribute(.font, at: glyphIndex, effectiveRange: nil) as? UIFont ?? look.font
        return layout.room.bounds(of: attachment, at: glyphIndex, font: font).size
    }

    /// Whether a glyph is not drawn: that of a control character, or of the second unit of a surrogate pair.
    public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        let properties = propertyForGlyph(at: glyphIndex)
        if properties.contains(.null) { return true }
        guard properties.contains(.controlCharacter), let text = textStorage?.string as NSString? else { return false }
        return text.character(at: glyphIndex) != 0xFFFC
    }
}
