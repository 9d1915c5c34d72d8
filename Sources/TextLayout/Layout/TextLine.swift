/// A laid-out line. Coordinates are points in the frame's space: origin at the top left corner, y down.
package struct TextLine: Sendable {
    /// The range of UTF-16 offsets that the line represents, including hanging white space, terminator and truncated
    /// text.
    package var range: Range<Int>
    /// The left edge of the glyphs.
    package var x: Double
    /// The top of the line.
    package var top: Double
    /// The height of the line, without the spacing to the next.
    package var height: Double
    /// The baseline of the glyphs.
    package var baseline: Double
    /// The distance from the left edge of the first glyph to the right edge of the last, without hanging white space.
    package var width: Double
    /// Whether an ellipsis replaces a part of the text.
    package var isTruncated: Bool
    /// The runs from left to right; empty if the text was only measured.
    package var runs: [GlyphRun]
    /// The range from the left to the right edge of the container, or of the part of it that exclusions leave to the
    /// line.
    package var span: ClosedRange<Double>

    package var bottom: Double { top + height }
}
