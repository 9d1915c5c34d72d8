/// A glyph's contours in font units, y up, the origin on the baseline.
package struct GlyphOutline: Equatable, Sendable {
    /// Drawing steps; every contour starts with a move and is implicitly closed.
    package enum Element: Equatable, Sendable {
        case move(Point)
        case line(Point)
        case quadratic(control: Point, Point)
        case cubic(Point, Point, Point)
    }

    /// A position in font units.
    package struct Point: Equatable, Sendable {
        package var x: Double
        package var y: Double
    }

    package var elements: [Element] = []
}
