/// A glyph after shaping; its owner defines whether lengths are ems or points. y is up.
struct ShapedGlyph: Equatable, Sendable {
    /// The index in the face; 0 is the "missing" glyph.
    var glyph: UInt32
    /// The offset of the first code unit that the glyph represents.
    var cluster: Int
    /// The advance of the pen.
    var advance: Double
    /// The offset of the drawn glyph, which does not move the pen.
    var xOffset: Double
    var yOffset: Double

    /// A placeholder for a tab: draws nothing; its width depends on its position on the line.
    static func tab(cluster: Int) -> ShapedGlyph {
        ShapedGlyph(glyph: tabGlyph, cluster: cluster, advance: 0, xOffset: 0, yOffset: 0)
    }

    var isTab: Bool { glyph == Self.tabGlyph }

    /// A placeholder for an attachment, which the text's owner draws.
    static func attachment(cluster: Int, advance: Double) -> ShapedGlyph {
        ShapedGlyph(glyph: attachmentGlyph, cluster: cluster, advance: advance, xOffset: 0, yOffset: 0)
    }

    var isAttachment: Bool { glyph == Self.attachmentGlyph }

    private static let tabGlyph = UInt32.max
    private static let attachmentGlyph = UInt32.max - 1
}
