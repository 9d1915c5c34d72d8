/// The attributes of a run of text.
package struct TextAttributes: Hashable, Sendable {
    package var font: TextFont
    /// Points added after every character, in addition to the font's tracking.
    package var kern: Double
    /// Points added after every character instead of the font's own tracking; nil keeps the latter.
    package var tracking: Double?
    /// The distance in points by which glyphs are raised above the baseline.
    package var baselineOffset: Double
    /// The extent of each character U+FFFC; nil if these are ordinary characters.
    package var attachment: AttachmentExtent?
    /// A value for the caller that glyph runs carry, such as an index into its own attributes.
    package var payload: Int

    package init(
        font: TextFont, kern: Double = 0, tracking: Double? = nil, baselineOffset: Double = 0,
        attachment: AttachmentExtent? = nil,
        payload: Int = 0
    ) {
        self.font = font
        self.kern = kern
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.attachment = attachment
        self.payload = payload
    }

    /// Points added after every character drawn with a font, which may be a fallback.
    func spacing(in font: TextFont) -> Double {
        (tracking ?? font.tracking) + kern
    }
}
