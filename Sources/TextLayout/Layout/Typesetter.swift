/// Lays out a text in a container: shapes paragraphs, breaks them into lines, stacks the lines and places the glyphs.
package struct Typesetter {
    private let text: StyledText
    private let container: TextContainer
    private let recordsAdvances: Bool
    private let addedSpacing: ((Range<Int>) -> Double)?
    /// The cache of shaped paragraphs.
    var paragraphCache = ParagraphCache.shared

    /// - Parameters:
    ///   - recordsAdvances: Whether frames record the position of each character; see ``TextLine/leadingEdge(of:)``.
    ///   - addedSpacing: Returns the points to add below a line, by its offsets; nil for none.
    package init(
        _ text: StyledText, in container: TextContainer, recordsAdvances: Bool = false,
        addedSpacing: ((Range<Int>) -> Double)? = nil
    ) {
        self.text = text
        self.container = container
        self.recordsAdvances = recordsAdvances
        self.addedSpacing = addedSpacing
    }

    /// The text's lines with their glyphs.
    ///
    /// - Complexity: O(n) for the text that is laid out.
    package func frame() -> TextFrame { frame(placingGlyphs: true) }

    /// The text's lines without glyphs, at lower cost.
    package func measure() -> TextFrame { frame(placingGlyphs: false) }

    private func frame(placingGlyphs: Bool) -> TextFrame {
        if !container.exclusions.isEmpty {
            var typesetter = ExcludingTypesetter(
                text: text, container: container, placesGlyphs: placingGlyphs, recordsAdvances: recordsAdvances,
                addedSpacing: addedSpacing)
            return typesetter.frame()
        }
        let (fragments, paragraphs) = fragmentsWithinHeight()
        var lines = stacked(fragments, in: paragraphs)
        let width = zip(fragments, lines).reduce(0) { max($0, $1.0.width + $1.0.hangingWidth + indents(of: $1.0)) }
        for index in lines.indices {
            let room = AlignedRoom(fragments[index], style: style(of: fragments[index]), frameWidth: width, in: container)
            lines[index].x = room.x
            lines[index].span = 0...(container.width.isFinite ? max(0, container.width) : width)
            guard placingGlyphs else { continue }
            var shaped = paragraphs[fragments[index].paragraphIndex].shaped
            shaped.tabs.indent = indents(of: fragments[index])
            let placer = GlyphPlacer(
                text: text, shaped: shaped, stretch: room.stretch, condensing: fragments[index].condensing,
                recordsAdvances: recordsAdvances)
            lines[index].runs = placer.runs(of: fragments[index])
        }
        return TextFrame(lines: lines, width: width)
    }

    // MARK: Breaking

    struct BrokenParagraph {
        var paragraph: Paragraph
        var shaped: ShapedParagraph
    }

    /// The lines that fit the container's height and its number of lines; condensed if that shows the whole text.
    func fragmentsWithinHeight() -> ([LineFragment], [BrokenParagraph]) {
        let all = fragments(limit: limit, condensing: false)
        let fitting = linesThatFit(all)
        if showsWholeText(all.0, fitting) { return all }
        if container.width.isFinite {
            let condensed = fragments(limit: limit, condensing: true)
            if showsWholeText(condensed.0, linesThatFit(condensed)) { return condensed }
        }
        return fitting == all.0.count ? all : fragments(limit: fitting, condensing: false)
    }

    private func showsWholeText(_ fragments: [LineFragment], _ fitting: Int) -> Bool {
        fitting == fragments.count && !fragments.contains(where: \.isTruncated)
            && fragments.last?.range.upperBound ?? 0 == text.units.count
    }

    private var limit: Int { container.maximumLines == 0 ? Int.max : container.maximumLines }

    /// The number of lines that fit the container's height. The first is shown regardless of its height.
    private func linesThatFit(_ lines: ([LineFragment], [BrokenParagraph])) -> Int {
        guard container.height.isFinite else { return lines.0.count }
        let fitting = stacked(lines.0, in: lines.1).prefix { $0.bottom <= container.height + Self.heightTolerance }.count
        return max(fitting, min(1, lines.0.count))
    }

    /// The excess height, in points, up to which a line is still shown: labels round their heights to pixels.
    static let heightTolerance = 0.01

    private func fragments(limit: Int, condensing: Bool) -> ([LineFragment], [BrokenParagraph]) {
        var fragments: [LineFragment] = []
        var broken: [BrokenParagraph] = []
        let paragraphs = Paragraphs.split(text.units)
        for (index, paragraph) in paragraphs.enumerated() where fragments.count < limit {
            let shaped = paragraphCache.paragraph(paragraph.range, of: text)
            broken.append(BrokenParagraph(paragraph: paragraph, shaped: shaped))
            let breaker = breaker(of: broken[index], at: index, condenses: condensing)
            fragments += breaker.lines(limit: limit - fragments.count, textFollows: index + 1 < paragraphs.count)
        }
        return (fragments, broken)
    }

    func breaker(of broken: BrokenParagraph, at index: Int, condenses: Bool = false) -> LineBreaker {
        LineBreaker(
            text: text, paragraph: broken.paragraph, paragraphIndex: index, shaped: broken.shaped, container: container,
            condenses: condenses)
    }

    // MARK: Stacking

    /// The stacked lines, without glyphs and alignment.
    private func stacked(_ fragments: [LineFragment], in paragraphs: [BrokenParagraph]) -> [TextLine] {
        var lines: [TextLine] = []
        var y = 0.0
        for (index, fragment) in fragments.enumerated() {
            let style = style(of: fragment)
            if fragment.isFirstOfParagraph, index > 0 { y += style.paragraphSpacingBefore }
            let extent = LineExtent(of: fragment.range, in: text)
            let height = style.lineHeight(natural: extent.height)
            lines.append(
                TextLine(
                    range: fragment.range, x: 0, top: y, height: height, baseline: y + height - extent.belowBaseline,
                    width: fragment.width, isTruncated: fragment.isTruncated, runs: [], span: 0...0))
            y += height + extent.spacing + style.lineSpacing + (addedSpacing?(fragment.range) ?? 0)
            let endsParagraph = paragraphs[fragment.paragraphIndex].paragraph.endsParagraph
            if fragment.isLastOfParagraph, endsParagraph { y += style.paragraphSpacing }
        }
        return lines
    }

    private func style(of fragment: LineFragment) -> ParagraphStyle {
        text.runs[text.runIndex(at: fragment.range.lowerBound)].paragraphStyle
    }

    func indents(of fragment: LineFragment) -> Double {
        style(of: fragment).indent(isFirstLine: fragment.isFirstOfParagraph)
    }
}
