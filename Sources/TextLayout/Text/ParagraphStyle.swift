/// How the lines of a paragraph are set; lengths in points.
package struct ParagraphStyle: Hashable, Sendable {
    /// Where lines stand between the indents.
    package enum Alignment: Hashable, Sendable {
        /// The side on which the interface's lines begin.
        case natural
        case left, center, right, justified
    }

    package var alignment = Alignment.natural
    package var lineBreakMode = LineBreakMode.wordWrapping
    package var firstLineHeadIndent = 0.0
    package var headIndent = 0.0
    /// Positive: from the leading side; zero or negative: from the trailing side.
    package var tailIndent = 0.0
    /// Between a line's bottom and the next line's top.
    package var lineSpacing = 0.0
    /// After the paragraph, if another one follows.
    package var paragraphSpacing = 0.0
    /// Before the paragraph, if another one precedes.
    package var paragraphSpacingBefore = 0.0
    /// Lines are at least so high.
    package var minimumLineHeight = 0.0
    /// Lines are at most so high; 0 for no limit.
    package var maximumLineHeight = 0.0
    /// Factor of the font's line height; 0 counts as 1.
    package var lineHeightMultiple = 0.0
    /// Direction the paragraph is written in; nil takes that of its first strong character.
    package var baseDirection: TextDirection?

    package init() {}

    package static let standard = ParagraphStyle()

    /// The height of a line whose fonts ask for `natural` points.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nsparagraphstyle
    func lineHeight(natural: Double) -> Double {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }

    /// Points left of the room for text, on the leading side.
    func indent(isFirstLine: Bool) -> Double { isFirstLine ? firstLineHeadIndent : headIndent }

    /// Room for text in a container of the given width; never negative.
    func lineWidth(inContainerOf width: Double, isFirstLine: Bool) -> Double {
        let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
        return max(0, end - indent(isFirstLine: isFirstLine))
    }
}
