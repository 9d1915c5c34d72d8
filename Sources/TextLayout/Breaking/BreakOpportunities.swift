/// The offsets at which the lines of a paragraph may end, computed on first use.
struct BreakOpportunities {
    private let units: [UInt16]
    private let range: Range<Int>
    private let mode: LineBreakMode
    private let keepsKoreanWords: Bool
    private let known: WordBoundaries
    private lazy var words = wordBoundaries()
    private lazy var graphemes = boundaries(UnicodeText.graphemeBreaks)

    /// - Parameters:
    ///   - keepsKoreanWords: Whether lines break between Korean words only, not between their syllables.
    ///   - known: The paragraph's cache of boundaries, shared by all widths.
    init(units: [UInt16], range: Range<Int>, mode: LineBreakMode, keepsKoreanWords: Bool, known: WordBoundaries) {
        self.known = known
        self.keepsKoreanWords = keepsKoreanWords
        self.units = units
        self.range = range
        self.mode = mode
    }

    /// The end of a line in which the unit at `overflow` does not fit: the last word boundary up to there or, if a
    /// single word fills the line, the last boundary of a user-perceived character; always past `start`.
    mutating func lineEnd(after start: Int, overflowingAt overflow: Int) -> Int {
        if mode != .charWrapping, let end = words.last(in: (start + 1)...overflow) { return end }
        return graphemes.last(in: (start + 1)...overflow) ?? graphemes.first(after: start) ?? range.upperBound
    }

    /// The first offset after `start` at which a line may end without dividing a word.
    mutating func firstEnd(after start: Int) -> Int {
        (mode == .charWrapping ? graphemes : words).first(after: start) ?? range.upperBound
    }

    private func wordBoundaries() -> BoundarySet {
        let found = known.boundaries { boundaries(UnicodeText.lineBreaks) }
        guard keepsKoreanWords, units[range].contains(where: CodeUnits.isHangulSyllable) else { return found }
        return found.filter { offset in
            offset == range.upperBound || !units[(offset - 1)...offset].allSatisfy(CodeUnits.isHangulSyllable)
        }
    }

    private func boundaries(_ find: ([UInt16]) -> [Int]) -> BoundarySet {
        BoundarySet(ascending: find(Array(units[range])).map { $0 + range.lowerBound })
    }
}

/// Ascending offsets with binary search.
struct BoundarySet: Sendable {
    private let offsets: [Int]

    init(ascending offsets: [Int]) { self.offsets = offsets }

    func filter(_ isKept: (Int) -> Bool) -> BoundarySet { BoundarySet(ascending: offsets.filter(isKept)) }

    /// The greatest offset within a range.
    ///
    /// - Complexity: O(log count).
    func last(in range: ClosedRange<Int>) -> Int? {
        let past = offsets.partitioningIndex { $0 > range.upperBound }
        guard past > 0, offsets[past - 1] >= range.lowerBound else { return nil }
        return offsets[past - 1]
    }

    /// The least offset greater than another.
    func first(after offset: Int) -> Int? {
        let index = offsets.partitioningIndex { $0 > offset }
        return index < offsets.count ? offsets[index] : nil
    }
}
