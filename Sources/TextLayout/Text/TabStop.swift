/// A tab stop of a line.
package struct TabStop: Hashable, Sendable {
    /// The alignment of the text after the tab at the stop.
    package enum Alignment: Hashable, Sendable {
        case left, center, right
        /// The text up to the first of these code units ends at the stop.
        case before([UInt16])
    }

    /// The distance from the container's leading edge in points.
    package var location: Double
    package var alignment: Alignment

    package init(location: Double, alignment: Alignment = .left) {
        self.location = location
        self.alignment = alignment
    }
}
