/// A laid-out text. Coordinates are points: origin at the top left corner, y down.
package struct TextFrame: Sendable {
    package var lines: [TextLine]
    /// The widest line, indents included; not rounded.
    package var width: Double
    /// From the top of the first line to the bottom of the last; not rounded.
    package var height: Double

    package init(lines: [TextLine], width: Double, height: Double) {
        self.lines = lines
        self.width = width
        self.height = height
    }

    /// Whether an ellipsis replaces a part of the text.
    package var isTruncated: Bool { lines.contains(where: \.isTruncated) }
}
