/// By how much a line is narrowed that overflows only because a substitute draws it.
///
/// A text that would be cut is set again with this slack in every line, and the lines that need it are set tighter.
/// Lines of text that is not cut wrap as they are measured.
enum Condensing {
    /// The largest part of a line's advances that may go missing; more would be seen.
    static let largestShare = 0.03

    /// How far the stand-in's line may be from the system font's, in ems: 2 points of text of 17 points.
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
