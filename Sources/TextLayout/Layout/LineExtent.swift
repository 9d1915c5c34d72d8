/// The vertical extent of a line's fonts and attachments, in points.
package struct LineExtent {
    package private(set) var ascent = 0.0
    package private(set) var descent = 0.0
    package private(set) var gap = 0.0
    /// The spacing to the next line.
    package private(set) var spacing = 0.0

    /// The greatest extent of the line's fonts and attachments in each direction, including baseline offsets. The font
    /// of an attachment is ignored.
    package init(of range: Range<Int>, in text: StyledText) {
        let indices = text.runIndices(in: range)
        for index in indices {
            let attributes = text.runs[index].attributes
            let part = text.runs[index].range.clamped(to: range)
            if !part.isEmpty, let attachment = text.attachment(at: part.lowerBound, inRun: index) {
                ascent = max(ascent, attachment.ascent + attributes.baselineOffset)
                descent = max(descent, attachment.descent - attributes.baselineOffset)
                continue
            }
            ascent = max(ascent, attributes.font.ascender + attributes.baselineOffset)
            descent = max(descent, -attributes.font.descender - attributes.baselineOffset)
            gap = max(gap, attributes.font.leading)
            spacing = max(spacing, attributes.font.lineSpacing)
        }
    }

    var height: Double { ascent + descent + gap }
    var belowBaseline: Double { descent + gap }
}
