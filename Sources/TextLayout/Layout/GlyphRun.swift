import Rasterizer

/// Adjacent glyphs of one font and set of attributes on a line.
package struct GlyphRun: Sendable {
    /// The font that draws; glyph indices refer to its typeface's face.
    package var font: TextFont
    package var attributes: TextAttributes
    /// UTF-16 offsets in the text; an ellipsis has an empty range, the replaced text belongs to the line only.
    package var range: Range<Int>
    /// Points from the line's start to the run's left edge.
    package var x: Double
    /// Points.
    package var width: Double
    /// The origins of the glyphs: points from the line's start, and below its baseline.
    package var glyphs: [PositionedGlyph]
    /// Characters that the text's owner draws.
    package var attachments: [PlacedAttachment]
    /// The distance that each code unit of ``range`` moves the pen, in logical order; empty unless the typesetter
    /// records advances.
    package var advances: [Double]
    package var isRightToLeft: Bool
}

/// An attachment on a line.
package struct PlacedAttachment: Sendable {
    /// UTF-16 offset in the text.
    package var offset: Int
    /// Points from the line's start.
    package var x: Double
}
