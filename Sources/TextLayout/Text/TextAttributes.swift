/// How a stretch of text is set.
package struct TextAttributes: Hashable, Sendable {
    package var font: TextFont
    /// Points added after every character, beside the font's tracking.
    package var kern: Double
    /// Points added after every character instead of the font's own tracking; nil keeps that.
    package var tracking: Double?
    /// Points that the glyphs stand above the baseline.
    package var baselineOffset: Double
    /// Whatever the caller wants to find again on the glyph runs, such as an index into its own attributes.
    package var payload: Int

    package init(font: TextFont, kern: Double = 0, tracking: Double? = nil, baselineOffset: Double = 0, payload: Int = 0) {
        self.font = font
        self.kern = kern
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.payload = payload
    }

    /// Points added after every character drawn with a font, which may be a fallback.
    func spacing(in font: TextFont) -> Double {
        (tracking ?? font.tracking) + kern
    }
}
