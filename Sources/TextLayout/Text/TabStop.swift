/// A place on a line that a tab moves the pen to.
package struct TabStop: Hashable, Sendable {
    /// Which part of the text after the tab stands at the stop.
    package enum Alignment: Hashable, Sendable {
        case left, center, right
        /// The text ends at the stop up to the first of these code units.
        case before([UInt16])
    }

    /// Points from the container's leading edge.
    package var location: Double
    package var alignment: Alignment

    package init(location: Double, alignment: Alignment = .left) {
        self.location = location
        self.alignment = alignment
    }
}
