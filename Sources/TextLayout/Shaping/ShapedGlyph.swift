/// A glyph as shaping leaves it: lengths in ems or points, whatever its owner says; y up.
struct ShapedGlyph: Equatable, Sendable {
    /// Index in the face; 0 is the "missing" glyph.
    var glyph: UInt32
    /// Offset of the first code unit that the glyph stands for.
    var cluster: Int
    /// How far the pen moves.
    var advance: Double
    /// Shift of the drawn glyph that does not move the pen.
    var xOffset: Double
    var yOffset: Double

    /// Stands for a tab: draws nothing and takes the room that its place on the line gives it.
    static func tab(cluster: Int) -> ShapedGlyph {
        ShapedGlyph(glyph: tabGlyph, cluster: cluster, advance: 0, xOffset: 0, yOffset: 0)
    }

    var isTab: Bool { glyph == Self.tabGlyph }

    private static let tabGlyph = UInt32.max
}
