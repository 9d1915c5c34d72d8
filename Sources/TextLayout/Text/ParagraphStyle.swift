/// The layout of a paragraph's lines; lengths in points.
package struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of lines between the indents.
    package enum Alignment: Hashable, Sendable {
        /// The leading side of the interface.
        case natural
        case left, center, right, justified
    }

    package var alignment = Alignment.natural
    package var lineBreakMode = LineBreakMode.wordWrapping
    package var firstLineHeadIndent = 0.0
    package var headIndent = 0.0
    /// The trailing indent: positive values are measured from the leading side, zero and negative ones from the
    /// trailing side.
    package var tailIndent = 0.0
    /// The distance between a line's bottom and the next line's top.
    package var lineSpacing = 0.0
    /// The space after the paragraph, if another one follows.
    package var paragraphSpacing = 0.0
    /// The space before the paragraph, if another one precedes it.
    package var paragraphSpacingBefore = 0.0
    /// The minimum height of lines.
    package var minimumLineHeight = 0.0
    /// The maximum height of lines; 0 for no limit.
    package var maximumLineHeight = 0.0
    /// A factor for the font's line height; 0 means 1.
    package var lineHeightMultiple = 0.0
    /// The tab stops; nil for stops at the default distance.
    package var tabStops: [TabStop]?
    /// The distance of the tab stops beyond the last one; 0 for the default.
    package var defaultTabInterval = 0.0
    /// The writing direction of the paragraph; nil takes that of its first strong character.
    package var baseDirection: TextDirection?
    /// Whether a last line of a single word takes over the last word of the previous line.
    package var pushesOutLastWords = false
    /// Whether Korean text breaks between words only.
    package var keepsKoreanWords = false

    package init() {}

    package static let standard = ParagraphStyle()

    /// The height of a line whose fonts have a natural height in points.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nsparagraphstyle
    package func lineHeight(natural: Double) -> Double {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }

    /// The distance of the text from the leading edge, in points.
    func indent(isFirstLine: Bool) -> Double { isFirstLine ? firstLineHeadIndent : headIndent }

    /// The width for text in a container of the given width; not negative.
    func lineWidth(inContainerOf width: Double, isFirstLine: Bool) -> Double {
        let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
        return max(0, end - indent(isFirstLine: isFirstLine))
    }
}
