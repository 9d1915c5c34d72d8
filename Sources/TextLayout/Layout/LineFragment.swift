/// A line after breaking: its content and width, without glyphs.
struct LineFragment {
    /// A part of a line, in logical order.
    enum Piece: Equatable {
        case text(Range<Int>)
        /// Three dots with the attributes of the code unit at the offset.
        case ellipsis(styledAt: Int)
    }

    /// Offsets of everything the line represents, including hanging white space, terminator and text replaced by an
    /// ellipsis.
    var range: Range<Int>
    /// The pieces, without white space that extends past the end of a wrapped line.
    var pieces: [Piece]
    /// The width in points, without hanging white space.
    var width: Double
    /// The factor of the advances if the line would otherwise overflow.
    var condensing = 1.0
    /// The width in points of the hanging white space that fits in the line.
    var hangingWidth = 0.0
    var paragraphIndex: Int
    var isFirstOfParagraph: Bool
    /// Whether the paragraph ends here, so that the line is not justified.
    var isLastOfParagraph: Bool

    var isTruncated: Bool {
        pieces.contains { if case .ellipsis = $0 { true } else { false } }
    }
}
