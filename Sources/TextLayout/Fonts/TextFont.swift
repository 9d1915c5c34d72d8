/// A typeface at a size, with its layout metrics.
package struct TextFont: Hashable, Sendable {
    /// The face that is measured and drawn, before glyph fallback.
    package let typeface: Typeface
    /// Points.
    package let pointSize: Double
    /// Ems; Apple's numbers for the system font, the face's own otherwise.
    package let metrics: FontMetrics
    /// Space added after every character, in points.
    package let tracking: Double
    /// Space that a text style adds between a line and the next, in points.
    package let lineSpacing: Double
    /// Whether the face is a substitute, so that widths are approximate.
    package let isSubstitute: Bool

    package init(
        typeface: Typeface, pointSize: Double, metrics: FontMetrics, tracking: Double, lineSpacing: Double = 0, isSubstitute: Bool
    ) {
        self.typeface = typeface
        self.pointSize = pointSize
        self.metrics = metrics
        self.tracking = tracking
        self.lineSpacing = lineSpacing
        self.isSubstitute = isSubstitute
    }

    /// Points above the baseline.
    package var ascender: Double { metrics.ascent * pointSize }
    /// Points below the baseline, negative.
    package var descender: Double { metrics.descent * pointSize }
    /// Points between lines beside ascender and descender.
    package var leading: Double { metrics.lineGap * pointSize }
    /// Points from the top of a line to the top of the next.
    package var lineHeight: Double { metrics.lineHeight * pointSize }
    /// Points.
    package var capHeight: Double { metrics.capHeight * pointSize }
    /// Points.
    package var xHeight: Double { metrics.xHeight * pointSize }

    /// This font with another face, for characters that its own face lacks; such faces have no tracking.
    func falling(backTo typeface: Typeface) -> TextFont {
        TextFont(
            typeface: typeface, pointSize: pointSize, metrics: metrics, tracking: 0, lineSpacing: lineSpacing, isSubstitute: true)
    }

    /// This font with a distance from baseline to baseline, in points; not less than its line height.
    package func withLineDistance(_ distance: Double) -> TextFont {
        TextFont(
            typeface: typeface, pointSize: pointSize, metrics: metrics, tracking: tracking,
            lineSpacing: max(0, distance - lineHeight), isSubstitute: isSubstitute)
    }
}
