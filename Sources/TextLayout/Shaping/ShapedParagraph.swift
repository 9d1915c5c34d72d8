/// A paragraph's advances and, where letters depend on their neighbours, its glyphs.
struct ShapedParagraph {
    /// Offsets in the whole text.
    let range: Range<Int>
    /// Points that each code unit moves the pen, spacing included; 0 for units that share their predecessor's glyph.
    let advances: [Double]
    /// In logical order; nil when every unit stands for itself, so that its glyph can be looked up.
    let runs: [ShapedRun]?
    /// Embedding level of the paragraph; odd runs right to left.
    let level: UInt8

    /// Points that the pen moves over one unit when it stands at `x` on its line.
    @inline(__always) func advance(at offset: Int, unit: UInt16, penAt x: Double) -> Double {
        guard unit == CodeUnits.tab else { return advances[offset - range.lowerBound] }
        return ((x / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - x
    }

    /// Width of a part of the paragraph that begins at `x` on its line.
    func width(of part: Range<Int>, in units: [UInt16], from x: Double = 0) -> Double {
        part.reduce(x) { $0 + advance(at: $1, unit: units[$1], penAt: $0) } - x
    }

    /// The runs that have a part in a range, in logical order; none when the paragraph has no shaped runs.
    ///
    /// - Complexity: logarithmic in the number of runs, plus the runs returned.
    func runs(touching range: Range<Int>) -> ArraySlice<ShapedRun> {
        guard let runs else { return [] }
        let first = runs.partitioningIndex { $0.range.upperBound > range.lowerBound }
        return runs[first...].prefix { $0.range.lowerBound < range.upperBound }
    }

    /// Distance of the default tab stops, in points.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nsparagraphstyle/tabstops
    static let tabInterval = 28.0
}

/// Glyphs of one face, direction and set of attributes.
struct ShapedRun {
    /// Offsets in the whole text.
    var range: Range<Int>
    /// Embedding level.
    var level: UInt8
    /// Index of the text's run.
    var styleIndex: Int
    /// The font that draws, which may be a fallback.
    var font: TextFont
    /// From left to right; lengths in points, spacing included.
    var glyphs: [ShapedGlyph]

    /// The glyphs of a part of the run, from left to right.
    ///
    /// - Complexity: logarithmic in the number of glyphs.
    func glyphs(in part: Range<Int>) -> ArraySlice<ShapedGlyph> {
        if level % 2 == 0 {
            let start = glyphs.partitioningIndex { $0.cluster >= part.lowerBound }
            return glyphs[start..<max(start, glyphs.partitioningIndex { $0.cluster >= part.upperBound })]
        }
        let start = glyphs.partitioningIndex { $0.cluster < part.upperBound }
        return glyphs[start..<max(start, glyphs.partitioningIndex { $0.cluster < part.lowerBound })]
    }
}
