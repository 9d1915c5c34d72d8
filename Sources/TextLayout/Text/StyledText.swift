/// A text and how its stretches are set. Offsets are UTF-16 code units throughout; unpaired surrogates are allowed.
package struct StyledText: Hashable, Sendable {
    /// A stretch of text set in one way.
    package struct Run: Hashable, Sendable {
        /// Never empty, unless the text is.
        package var range: Range<Int>
        package var attributes: TextAttributes
        package var paragraphStyle: ParagraphStyle

        package init(range: Range<Int>, attributes: TextAttributes, paragraphStyle: ParagraphStyle = .standard) {
            self.range = range
            self.attributes = attributes
            self.paragraphStyle = paragraphStyle
        }
    }

    package let units: [UInt16]
    /// Ascending, without gaps; one empty run when there is no text, so that it has a line height.
    package let runs: [Run]

    /// A text set in one way throughout.
    package init(_ text: String, attributes: TextAttributes, paragraphStyle: ParagraphStyle = .standard) {
        units = Array(text.utf16)
        runs = [Run(range: 0..<units.count, attributes: attributes, paragraphStyle: paragraphStyle)]
    }

    /// A text set in several ways.
    ///
    /// - Precondition: `runs` is not empty, ascends without gaps and covers all of `units`.
    package init(units: [UInt16], runs: [Run]) {
        precondition(runs.first?.range.lowerBound == 0 && runs.last?.range.upperBound == units.count, "runs must cover the text")
        self.units = units
        self.runs = runs
    }

    /// Index of the run that a code unit is set in; the last run's at the end of the text.
    ///
    /// - Complexity: logarithmic in the number of runs.
    func runIndex(at offset: Int) -> Int {
        min(runs.partitioningIndex { $0.range.upperBound > offset }, runs.count - 1)
    }

    /// Indices of the runs that a range touches; for an empty range, that of its place.
    func runIndices(in range: Range<Int>) -> ClosedRange<Int> {
        let first = runIndex(at: range.lowerBound)
        guard range.count > 1 else { return first...first }
        return first...runIndex(at: range.upperBound - 1)
    }
}
