/// The amount by which a line is condensed that overflows only because a substitute draws it.
///
/// A text that would be truncated is set again with this slack in every line, and the lines that need it are condensed.
/// Lines of other texts wrap as measured.
enum Condensing {
    /// The largest fraction of a line's advances that may be removed; more would be visible.
    static let largestShare = 0.03

    /// The largest difference of the substitute's line from the system font's, in ems: 2 points of text of 17 points.
    ///
    /// - Source: of recorded labels up to 19 points that the fit of the advances did not see, 99 % are within this
    ///   distance.
    static let errorOfFittedAdvances = 0.12

    /// The points by which a line's advances may exceed its room.
    static func slack(room: Double, font: TextFont) -> Double {
        guard font.isSubstitute, FontTable.shared.condensesSubstitutes else { return 0 }
        let largest = max(0, room) * largestShare / (1 - largestShare)
        return font.typeface.hasFittedAdvances ? min(largest, errorOfFittedAdvances * font.pointSize) : largest
    }
}
