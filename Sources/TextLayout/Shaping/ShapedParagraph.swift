/// A paragraph's advances and, if it needed shaping, its glyphs.
struct ShapedParagraph: Sendable {
    /// The range in the whole text.
    let range: Range<Int>
    /// The advance of each code unit in points, including spacing; 0 for units that share the preceding unit's glyph.
    let advances: [Double]
    /// The runs in logical order; nil if no unit needs shaping, so that glyphs are looked up.
    let runs: [ShapedRun]?
    /// The embedding level of the paragraph; odd runs right to left.
    let level: UInt8
    /// The code units of the whole text.
    let units: [UInt16]
    /// The tab stops.
    var tabs: TabRuler
    /// The offsets at which its lines may end.
    let words = WordBoundaries()

    /// The advance of one unit in points if the pen is at `x` on its line.
    @inline(__always) func advance(at offset: Int, unit: UInt16, penAt x: Double) -> Double {
        guard unit == CodeUnits.tab else { return advances[offset - range.lowerBound] }
        return tabs.advance(penAt: x) { width(after: offset, upTo: $0) }
    }

    /// The width of the text after a tab, up to the next tab or the first of some code units.
    private func width(after tab: Int, upTo terminators: [UInt16]) -> Double {
        (tab + 1..<range.upperBound).lazy
            .prefix { units[$0] != CodeUnits.tab && !terminators.contains(units[$0]) }
            .reduce(0) { $0 + advances[$1 - range.lowerBound] }
    }

    /// The width of a part of the paragraph that begins at `x` on its line.
    func width(of part: Range<Int>, in units: [UInt16], from x: Double = 0) -> Double {
        part.reduce(x) { $0 + advance(at: $1, unit: units[$1], penAt: $0) } - x
    }

    /// The runs that overlap a range, in logical order; none if the paragraph has no shaped runs.
    ///
    /// - Complexity: O(log r + k) for r runs, of which k are returned.
    func runs(touching range: Range<Int>) -> ArraySlice<ShapedRun> {
        guard let runs else { return [] }
        let first = runs.partitioningIndex { $0.range.upperBound > range.lowerBound }
        return runs[first...].prefix { $0.range.lowerBound < range.upperBound }
    }
}

/// Glyphs of one face, direction and set of attributes.
struct ShapedRun: Sendable {
    /// The range in the whole text.
    var range: Range<Int>
    /// The embedding level.
    var level: UInt8
    /// The index of the text's run.
    var styleIndex: Int
    /// The font used for drawing, possibly a fallback.
    var font: TextFont
    /// The glyphs from left to right; lengths in points, including spacing.
    var glyphs: [ShapedGlyph]

    /// The glyphs of a part of the run, from left to right.
    ///
    /// - Complexity: O(log n) for n glyphs.
    func glyphs(in part: Range<Int>) -> ArraySlice<ShapedGlyph> {
        if level % 2 == 0 {
            let start = glyphs.partitioningIndex { $0.cluster >= part.lowerBound }
            return glyphs[start..<max(start, glyphs.partitioningIndex { $0.cluster >= part.upperBound })]
        }
        let start = glyphs.partitioningIndex { $0.cluster < part.upperBound }
        return glyphs[start..<max(start, glyphs.partitioningIndex { $0.cluster < part.lowerBound })]
    }
}
