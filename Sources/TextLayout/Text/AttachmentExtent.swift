/// The space of an attachment, the character U+FFFC, on its line; lengths in points.
package struct AttachmentExtent: Hashable, Sendable {
    /// The advance of the pen.
    package var width: Double
    /// The distance from the baseline up to the attachment's top; negative if that is below the baseline.
    package var ascent: Double
    /// The distance from the baseline down to the attachment's bottom; negative if that is above the baseline.
    package var descent: Double

    package init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}
