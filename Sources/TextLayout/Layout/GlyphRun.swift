import Rasterizer

/// Adjacent glyphs of one font and set of attributes on a line.
package struct GlyphRun: Sendable {
    /// The font used for drawing; glyph indices refer to its typeface's face.
    package var font: TextFont
    package var attributes: TextAttributes
    /// The range of UTF-16 offsets in the text; an ellipsis has an empty one, since the replaced text belongs to the
    /// line only.
    package var range: Range<Int>
    /// Points from the line's start to the run's left edge.
    package var x: Double
    /// The width in points.
    package var width: Double
    /// The glyphs with their origins: points from the line's start, and below its baseline.
    package var glyphs: [PositionedGlyph]
    /// The attachments, which the text's owner draws.
    package var attachments: [PlacedAttachment]
    /// The advance of each code unit of ``range``, in logical order; empty unless the typesetter records advances.
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
