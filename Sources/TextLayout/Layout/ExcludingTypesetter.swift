/// Lays out a text around its container's exclusion paths.
///
/// Lines are set from the top. At each height the line is divided by the exclusions into spans, which are filled from
/// left to right (from right to left in such an interface); a span that the next word does not fit into stays empty.
struct ExcludingTypesetter {
    let text: StyledText
    let container: TextContainer
    let placesGlyphs: Bool
    let recordsAdvances: Bool
    let addedSpacing: ((Range<Int>) -> Double)?

    /// A line and its span.
    private struct SetLine {
        var fragment: LineFragment
        var span: ClosedRange<Double>
    }

    private var lines: [TextLine] = []
    private var rowCount = 0
    private var y = 0.0

    init(
        text: StyledText, container: TextContainer, placesGlyphs: Bool, recordsAdvances: Bool,
        addedSpacing: ((Range<Int>) -> Double)?
    ) {
        (self.text, self.container, self.placesGlyphs) = (text, container, placesGlyphs)
        (self.recordsAdvances, self.addedSpacing) = (recordsAdvances, addedSpacing)
    }

    /// The lines that fit the container.
    mutating func frame() -> TextFrame {
        let paragraphs = Paragraphs.split(text.units)
        for (index, paragraph) in paragraphs.enumerated() {
            let follows = index + 1 < paragraphs.count
            guard set(paragraph, index: index, textFollows: follows) else { break }
        }
        return TextFrame(lines: lines, width: lines.reduce(0) { max($0, $1.x + $1.width) })
    }

    // MARK: Paragraphs

    /// Sets the lines of a paragraph.
    ///
    /// - Returns: Whether there is space for more.
    private mutating func set(_ paragraph: Paragraph, index: Int, textFollows: Bool) -> Bool {
        let shaped = ParagraphCache.shared.paragraph(paragraph.range, of: text)
        let breaker = LineBreaker(
            text: text, paragraph: paragraph, paragraphIndex: index, shaped: shaped, container: container, condenses: false)
        let style = text.runs[text.runIndex(at: paragraph.range.lowerBound)].paragraphStyle
        if index > 0, paragraph.beginsParagraph { y += style.paragraphSpacingBefore }
        var start: Int? = paragraph.range.lowerBound
        while let next = start {
            guard rowCount < limit else { return false }
            guard let row = row(from: next, of: breaker, style: style, textFollows: textFollows), append(row, breaker, style)
            else { return false }
            let end = row.last?.fragment.range.upperBound ?? next
            start = end < paragraph.range.upperBound ? end : nil
        }
        if paragraph.endsParagraph { y += style.paragraphSpacing }
        return true
    }

    private var limit: Int { container.maximumLines == 0 ? Int.max : container.maximumLines }

    // MARK: Rows

    /// The lines at the first height from ``y`` on that holds a word; moves ``y`` there.
    ///
    /// - Returns: nil if the container ends above that.
    private mutating func row(
        from start: Int, of breaker: LineBreaker, style: ParagraphStyle, textFollows: Bool
    ) -> [SetLine]? {
        let natural = style.lineHeight(natural: LineExtent(of: start..<start + 1, in: text).height)
        while true {
            let height = max(natural, Self.leastStep)
            var row = row(from: start, height: height, breaker, style: style, textFollows: textFollows)
            // Larger letters further on make the line higher, so that it may intersect more of the exclusions.
            let actual = self.height(of: row, style)
            if actual > height { row = self.row(from: start, height: actual, breaker, style: style, textFollows: textFollows) }
            if !row.isEmpty { return row }
            guard y < container.height, let end = container.exclusions.compactMap(\.bottom).max(), y < end else { return nil }
            y += height
        }
    }

    /// The smallest vertical step, in points, of the search for space.
    private static let leastStep = 1.0

    /// The lines of a row with a height; none if no span fits a word.
    private func row(
        from start: Int, height: Double, _ breaker: LineBreaker, style: ParagraphStyle, textFollows: Bool
    ) -> [SetLine] {
        var row: [SetLine] = []
        var next = start
        var breaks = breaker.breakOpportunities
        let spans = container.freeSpans(from: y, to: y + height)
        let isLast = rowCount == limit - 1
        for (index, span) in (isRightToLeft ? spans.reversed() : spans).enumerated() {
            let width = span.upperBound - span.lowerBound
            let isFirst = breaker.isFirstLine(at: next)
            let room = style.lineWidth(inContainerOf: width, isFirstLine: isFirst)
            guard width >= container.width || breaker.fitsWord(from: next, room: room, breaks: &breaks) else { continue }
            let isLastAllowed = isLast && index == spans.count - 1
            let line = breaker.line(
                from: next, room: room, isLastAllowed: isLastAllowed, hintsAtMore: isLastAllowed && textFollows,
                breaks: &breaks)
            row.append(SetLine(fragment: line, span: span))
            next = line.range.upperBound
            if next >= breaker.paragraph.range.upperBound { break }
        }
        return row
    }

    private var isRightToLeft: Bool { container.interfaceDirection == .rightToLeft }

    private func height(of row: [SetLine], _ style: ParagraphStyle) -> Double {
        row.map { style.lineHeight(natural: LineExtent(of: $0.fragment.range, in: text).height) }.max() ?? 0
    }

    // MARK: Lines

    /// Appends a row's lines on a common baseline.
    ///
    /// - Returns: Whether the row fits into the container's height, as the first one always does.
    private mutating func append(_ row: [SetLine], _ breaker: LineBreaker, _ style: ParagraphStyle) -> Bool {
        let extents = row.map { LineExtent(of: $0.fragment.range, in: text) }
        let height = height(of: row, style)
        guard lines.isEmpty || y + height <= container.height + Typesetter.heightTolerance else { return false }
        let baseline = y + height - (extents.map(\.belowBaseline).max() ?? 0)
        for line in row { lines.append(self.line(line, top: y, height: height, baseline: baseline, breaker, style)) }
        let added = row.compactMap { addedSpacing?($0.fragment.range) }.max() ?? 0
        y += height + (extents.map(\.spacing).max() ?? 0) + style.lineSpacing + added
        rowCount += 1
        return true
    }

    /// A line's span or, if that is unlimited, its part that the line covers: the line begins at its start, regardless
    /// of the alignment.
    private func limited(_ set: SetLine, _ style: ParagraphStyle) -> ClosedRange<Double> {
        guard !set.span.upperBound.isFinite else { return set.span }
        let (line, start) = (set.fragment, set.span.lowerBound)
        let width = style.indent(isFirstLine: line.isFirstOfParagraph) + line.width + line.hangingWidth
        return start...start + max(0, width)
    }

    private func line(
        _ set: SetLine, top: Double, height: Double, baseline: Double, _ breaker: LineBreaker, _ style: ParagraphStyle
    ) -> TextLine {
        let fragment = set.fragment
        let place = limited(set, style)
        var span = container
        span.width = place.upperBound - place.lowerBound
        let room = AlignedRoom(fragment, style: style, frameWidth: span.width, in: span)
        var line = TextLine(
            range: fragment.range, x: place.lowerBound + room.x, top: top, height: height, baseline: baseline,
            width: fragment.width, isTruncated: fragment.isTruncated, runs: [], span: place)
        guard placesGlyphs else { return line }
        var shaped = breaker.shaped
        shaped.tabs.indent = style.indent(isFirstLine: fragment.isFirstOfParagraph)
        let placer = GlyphPlacer(
            text: text, shaped: shaped, stretch: room.stretch, condensing: fragment.condensing,
            recordsAdvances: recordsAdvances)
        line.runs = placer.runs(of: fragment)
        return line
    }
}
