/// The horizontal position of a line's glyphs, and the space that justification distributes.
struct AlignedRoom {
    /// Points from the frame's left edge to the first glyph.
    private(set) var x: Double
    /// Points to distribute over the line's spaces.
    private(set) var stretch = 0.0

    /// Aligns a line in its container or, if that is unlimited, within the widest line.
    init(_ line: LineFragment, style: ParagraphStyle, frameWidth: Double, in container: TextContainer) {
        let width = container.width.isFinite ? max(0, container.width) : frameWidth
        let room = style.lineWidth(inContainerOf: width, isFirstLine: line.isFirstOfParagraph)
        let indent = style.indent(isFirstLine: line.isFirstOfParagraph)
        let isRightToLeft = (style.baseDirection ?? container.interfaceDirection) == .rightToLeft
        let left = isRightToLeft ? width - indent - room : indent
        let free = room - line.width
        switch Self.resolved(style.alignment, line: line, isRightToLeft: container.interfaceDirection == .rightToLeft) {
        case .left, .natural:
            x = left
        case .center:
            x = left + free / 2
        case .right:
            x = left + free
        case .justified:
            x = left
            stretch = max(0, free)
        }
    }

    /// Resolves natural alignment, and that of the last lines of justified paragraphs, to a side.
    private static func resolved(
        _ alignment: ParagraphStyle.Alignment, line: LineFragment, isRightToLeft: Bool
    ) -> ParagraphStyle.Alignment {
        switch alignment {
        case .justified where !line.isLastOfParagraph: .justified
        case .natural, .justified: isRightToLeft ? .right : .left
        default: alignment
        }
    }
}
