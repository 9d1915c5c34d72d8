/// A typeface at a size, with its layout metrics.
package struct TextFont: Hashable, Sendable {
    /// The face that is measured and drawn, before glyph fallback.
    package let typeface: Typeface
    /// The size in points.
    package let pointSize: Double
    /// The metrics in ems; Apple's numbers for the system font, otherwise the face's own.
    package let metrics: FontMetrics
    /// The space added after every character, in points.
    package let tracking: Double
    /// The space that a text style adds between lines, in points.
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

    /// The ascender in points above the baseline.
    package var ascender: Double { metrics.ascent * pointSize }
    /// The descender in points below the baseline, negative.
    package var descender: Double { metrics.descent * pointSize }
    /// The leading: points between lines in addition to ascender and descender.
    package var leading: Double { metrics.lineGap * pointSize }
    /// The distance between the tops of consecutive lines, in points.
    package var lineHeight: Double { metrics.lineHeight * pointSize }
    /// The cap height in points.
    package var capHeight: Double { metrics.capHeight * pointSize }
    /// The x-height in points.
    package var xHeight: Double { metrics.xHeight * pointSize }

    /// This font with another face, for characters that its own face lacks; such faces have no tracking.
    func falling(backTo typeface: Typeface) -> TextFont {
        TextFont(
            typeface: typeface, pointSize: pointSize, metrics: metrics, tracking: 0, lineSpacing: lineSpacing, isSubstitute: true)
    }

    /// This font with a distance between baselines, in points; not less than its line height.
    package func withLineDistance(_ distance: Double) -> TextFont {
        TextFont(
            typeface: typeface, pointSize: pointSize, metrics: metrics, tracking: tracking,
            lineSpacing: max(0, distance - lineHeight), isSubstitute: isSubstitute)
    }
}
