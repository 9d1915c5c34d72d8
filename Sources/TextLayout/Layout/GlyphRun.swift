import Rasterizer

/// Glyphs of one font and set of attributes that stand side by side on a line.
package struct GlyphRun: Sendable {
    /// The font that draws; its typeface's face is the one the glyph indices mean.
    package var font: TextFont
    package var attributes: TextAttributes
    /// UTF-16 offsets in the text; for an ellipsis those of the text it stands for are on the line, not here.
    package var range: Range<Int>
    /// Points from the line's start to the run's left edge.
    package var x: Double
    /// Points.
    package var width: Double
    /// Where the glyphs' origins stand: points from the line's start and below its baseline.
    package var glyphs: [PositionedGlyph]
}
