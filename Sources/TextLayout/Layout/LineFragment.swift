/// A line as the breaker leaves it: what stands on it and how much room it takes, without glyphs.
struct LineFragment {
    /// What stands on a line, from its logical start to its end.
    enum Piece: Equatable {
        case text(Range<Int>)
        /// Three dots, set like the code unit at the offset.
        case ellipsis(styledAt: Int)
    }

    /// Offsets of everything the line stands for: hanging white space, terminator and what an ellipsis replaces included.
    var range: Range<Int>
    /// Without white space that hangs over the end of a wrapped line.
    var pieces: [Piece]
    /// Points, hanging white space excluded.
    var width: Double
    /// Points of the hanging white space that the line has room for.
    var hangingWidth = 0.0
    var paragraphIndex: Int
    var isFirstOfParagraph: Bool
    /// Whether the paragraph ends here, so that the line is not justified.
    var isLastOfParagraph: Bool

    var isTruncated: Bool {
        pieces.contains { if case .ellipsis = $0 { true } else { false } }
    }
}
