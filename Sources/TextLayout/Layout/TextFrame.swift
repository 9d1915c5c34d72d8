/// A laid-out text. Coordinates are points: origin at the top left corner, y down.
package struct TextFrame: Sendable {
    package var lines: [TextLine]
    /// The width of the widest line, including indents; not rounded.
    package var width: Double
    /// The distance from the top of the text to the lowest bottom of a line; not rounded.
    package var height: Double

    /// Creates a frame that extends to its lowest line: negative distances can put the last line above the first.
    package init(lines: [TextLine], width: Double) {
        self.lines = lines
        self.width = width
        height = lines.reduce(0) { max($0, $1.bottom) }
    }

    /// Whether an ellipsis replaces a part of the text.
    package var isTruncated: Bool { lines.contains(where: \.isTruncated) }
}
