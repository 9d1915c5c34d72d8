/// The room that an attachment, the character U+FFFC, takes on its line; lengths in points.
package struct AttachmentExtent: Hashable, Sendable {
    /// The distance that the pen moves.
    package var width: Double
    /// From the baseline up to the attachment's top; negative where it lies below the baseline.
    package var ascent: Double
    /// From the baseline down to the attachment's bottom; negative where it lies above the baseline.
    package var descent: Double

    package init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}
