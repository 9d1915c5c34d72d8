extension NSLayoutConstraint {
    /// Makes the constraints that a line of text draws, such as `H:|-[find]-[field(>=20)]-|`.
    ///
    /// They are in the order of the text: for each view the distances before it, then its widths or heights; at the end
    /// the distances to the superview, and the alignments between neighbours. The later view of a pair is the first
    /// item of its constraints. None is active. A bare `-` means 8 points between two views, and the superview's margin
    /// beside `|`.
    ///
    /// Raises `NSInvalidArgumentException`, with the place in the text, for a text that is no visual format, an unknown
    /// name, a `|` beside a view without a superview, and alignments along the line.
    ///
    /// - Parameters:
    ///   - format: The line. White space between its parts is ignored.
    ///   - opts: The alignment of neighbours, the direction of a row, and the points between which distances are
    ///     measured.
    ///   - metrics: Numbers that the text names, in points or as priorities.
    ///   - views: Views, or layout guides, that the text names.
    /// - Complexity: Linear in the length of the text.
    /// - Source: Auto Layout Guide, "Visual Format Language"; Notes/visual-format.md tells what is our reading.
    public class func constraints(
        withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualFormatBuilder.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
        } catch {
            raise("NSInvalidArgumentException", error.exceptionReason)
        }
    }
}
