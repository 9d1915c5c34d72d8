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
}
