/// A laid-out line. Coordinates are points in the frame's space: origin at the top left corner, y down.
package struct TextLine: Sendable {
    /// UTF-16 offsets of everything the line represents, including hanging white space, terminator and truncated text.
    package var range: Range<Int>
    /// Left edge of the glyphs.
    package var x: Double
    /// Top of the line.
    package var top: Double
    /// Height of the line, without the spacing to the next.
    package var height: Double
    /// Baseline of the glyphs.
    package var baseline: Double
    /// From the left edge of the first glyph to the right edge of the last; hanging white space excluded.
    package var width: Double
    /// Whether an ellipsis replaces a part of the text.
    package var isTruncated: Bool
    /// From left to right; empty when the text was only measured.
    package var runs: [GlyphRun]
    /// From the left to the right edge of the container, or of the part of it that exclusions leave to the line.
    package var span: ClosedRange<Double>

    package var bottom: Double { top + height }
}
