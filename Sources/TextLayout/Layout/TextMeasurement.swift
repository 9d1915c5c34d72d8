/// The size of a text in points; not rounded.
package struct TextMeasurement: Hashable, Sendable {
    package var width: Double
    package var height: Double
    package var lineCount: Int
    /// The distance from the top to the first baseline.
    package var firstBaseline: Double
    /// The distance from the last baseline to the bottom.
    package var belowLastBaseline: Double
    /// Whether an ellipsis replaces a part of the text.
    package var isTruncated: Bool
    /// The offset past the last character that a line represents.
    package var end: Int

    package init(_ frame: TextFrame) {
        width = frame.width
        height = frame.height
        lineCount = frame.lines.count
        firstBaseline = frame.lines.first?.baseline ?? 0
        belowLastBaseline = frame.height - (frame.lines.last?.baseline ?? 0)
        isTruncated = frame.isTruncated
        end = frame.lines.last?.range.upperBound ?? 0
    }
}
