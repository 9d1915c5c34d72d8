/// The three dots that replace truncated text.
struct Ellipsis {
    /// Glyphs from left to right, in points.
    let glyphs: [ShapedGlyph]

    /// Creates an ellipsis of the character's glyph or, in a face that lacks it, three full stops.
    ///
    /// - Parameter cluster: The offset to which the glyphs are assigned.
    init(attributes: TextAttributes, cluster: Int) {
        let font = attributes.font
        let stop = font.typeface.simpleGlyph(for: 0x2E)
        let single = font.typeface.simpleGlyph(for: CodeUnits.ellipsis).map { [$0] }
        glyphs = (single ?? [stop, stop, stop].compactMap { $0 }).map {
            ShapedGlyph(
                glyph: $0.glyph, cluster: cluster, advance: $0.advance * font.pointSize + attributes.spacing(in: font),
                xOffset: 0, yOffset: 0)
        }
    }

    /// The width in points.
    var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
}
