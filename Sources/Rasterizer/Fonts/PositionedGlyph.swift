/// A glyph of a font face with the position of its origin on the baseline.
package struct PositionedGlyph: Equatable, Sendable {
    /// Index of the glyph in its face; 0 is the "missing" glyph.
    package var glyph: UInt32
    /// Points, in the coordinate space of the canvas that draws it.
    package var x: Double
    /// Points, in the coordinate space of the canvas that draws it; the baseline.
    package var y: Double

    package init(glyph: UInt32, x: Double, y: Double) {
        self.glyph = glyph
        self.x = x
        self.y = y
    }
}
