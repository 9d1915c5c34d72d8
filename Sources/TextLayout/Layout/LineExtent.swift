/// The room that a line's fonts ask for, in points.
struct LineExtent {
    private(set) var ascent = 0.0
    private(set) var descent = 0.0
    private(set) var gap = 0.0
    /// To the next line.
    private(set) var spacing = 0.0

    /// The greatest of the line's fonts in each direction, shifted ones included.
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
