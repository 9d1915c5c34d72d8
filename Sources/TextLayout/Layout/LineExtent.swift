/// The vertical extent of a line's fonts, in points.
struct LineExtent {
    private(set) var ascent = 0.0
    private(set) var descent = 0.0
    private(set) var gap = 0.0
    /// The spacing to the next line.
    private(set) var spacing = 0.0

    /// The greatest extent of the line's fonts in each direction, including baseline offsets.
    init(of fragment: LineFragment, in text: StyledText) {
        let indices = text.runIndices(in: fragment.range)
        for index in indices {
            let attributes = text.runs[index].attributes
            ascent = max(ascent, attributes.font.ascender + attributes.baselineOffset)
            descent = max(descent, -attributes.font.descender - attributes.baselineOffset)
            gap = max(gap, attributes.font.leading)
            spacing = max(spacing, attributes.font.lineSpacing)
        }
    }

    var height: Double { ascent + descent + gap }
    var belowBaseline: Double { descent + gap }
}
