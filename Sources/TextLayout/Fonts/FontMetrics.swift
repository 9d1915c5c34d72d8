/// Vertical metrics of a face, in ems; multiply by the point size for points.
package struct FontMetrics: Hashable, Sendable {
    /// The distance above the baseline, positive.
    package var ascent: Double
    /// The distance below the baseline, negative.
    package var descent: Double
    /// The space between lines that the face specifies; zero or positive.
    package var lineGap: Double
    /// Height of a flat capital letter.
    package var capHeight: Double
    /// Height of a flat lower-case letter without ascender.
    package var xHeight: Double

    package init(ascent: Double, descent: Double, lineGap: Double, capHeight: Double, xHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.lineGap = lineGap
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// Height of a line: from ascent to descent, and the gap below it.
    package var lineHeight: Double { ascent - descent + lineGap }

    /// The iOS system font's metrics in the regular weight up to 17 points; all but the x-height are the same for every
    /// weight and size.
    ///
    /// - Source: UIFont properties printed by public programs at 15, 17 and 20 points, iOS 9 to 26.
    package static let system = FontMetrics(
        ascent: 1950.0 / 2048, descent: -494.0 / 2048, lineGap: 0, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048)

    /// The iOS system font's metrics in a style and point size.
    static func system(_ style: SystemFontStyle, pointSize: Double) -> FontMetrics {
        var metrics = system
        metrics.xHeight = SystemXHeight.xHeight(weight: style.weight, pointSize: pointSize, sizing: style.sizing)
        return metrics
    }
}
