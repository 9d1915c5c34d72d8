/// A glyph of a font face with the position of its origin on the baseline.
package struct PositionedGlyph: Equatable, Sendable {
    /// The index of the glyph in its face; 0 is the "missing" glyph.
    package var glyph: UInt32
    /// The x position in points, in the coordinate space of the canvas that draws it.
    package var x: Double
    /// The y position of the baseline in points, in the coordinate space of the canvas that draws it.
    package var y: Double

    package init(glyph: UInt32, x: Double, y: Double) {
        self.glyph = glyph
        self.x = x
        self.y = y
    }
}
