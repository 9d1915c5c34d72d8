/// Divides one paragraph into lines.
struct LineBreaker {
    let text: StyledText
    let paragraph: Paragraph
    let paragraphIndex: Int
    var shaped: ShapedParagraph
    let container: TextContainer
    /// Whether lines may be set tighter as far as ``Condensing`` allows.
    let condenses: Bool

    private var style: ParagraphStyle { text.runs[text.runIndex(at: paragraph.range.lowerBound)].paragraphStyle }
    private var mode: LineBreakMode { container.lineBreakMode ?? style.lineBreakMode }
    /// The excess width, in points, that is attributed to floating-point error.
    private static let tolerance = 1e-4

    /// The paragraph's lines.
    ///
    /// - Parameters:
    ///   - limit: Maximum number of lines, at least 1.
    ///   - textFollows: Whether further paragraphs follow, so that the last allowed line needs an ellipsis.
    /// - Complexity: O(n) for the paragraph, or its shortest prefix that fills `limit` lines.
    func lines(limit: Int, textFollows: Bool) -> [LineFragment] {
        var lines: [LineFragment] = []
        var start = paragraph.range.lowerBound
        var breaks = breakOpportunities
        repeat {
            let room = style.lineWidth(inContainerOf: container.width, isFirstLine: isFirstLine(at: start))
            let isLastAllowed = lines.count == limit - 1
            let line = line(
                from: start, room: room, isLastAllowed: isLastAllowed, hintsAtMore: isLastAllowed && textFollows, breaks: &breaks)
            lines.append(line)
            start = line.range.upperBound
        } while start < paragraph.range.upperBound && lines.count < limit
        return lines
    }

    /// Where the paragraph's lines may end; for ``line(from:room:isLastAllowed:hintsAtMore:breaks:)``.
    var breakOpportunities: BreakOpportunities {
        BreakOpportunities(units: text.units, range: paragraph.range, mode: mode, known: shaped.words)
    }

    /// The line that begins at an offset.
    ///
    /// - Parameters:
    ///   - room: Its width in points.
    ///   - isLastAllowed: Whether no further line follows, so that a truncating mode shows what is left on this one.
    ///   - hintsAtMore: Whether the line ends with an ellipsis although its paragraph fits.
    func line(
        from start: Int, room: Double, isLastAllowed: Bool, hintsAtMore: Bool, breaks: inout BreakOpportunities
    ) -> LineFragment {
        var breaker = self
        breaker.shaped.tabs.indent = style.indent(isFirstLine: isFirstLine(at: start))
        let roomWithSlack = condenses ? room + Condensing.slack(room: room, font: font) : room
        let line =
            takesWholeRest(isLastAllowed: isLastAllowed)
            ? breaker.restOfParagraph(from: start, room: roomWithSlack, hintsAtMore: hintsAtMore)
            : breaker.wrappedLine(from: start, room: roomWithSlack, breaks: &breaks)
        return condenses ? condensed(line, into: room) : line
    }

    /// Whether the next word, or a character where words are not kept whole, fits into a line.
    func fitsWord(from start: Int, room: Double, breaks: inout BreakOpportunities) -> Bool {
        let end = breaks.firstEnd(after: start)
        return shaped.width(of: start..<trimmed(start..<end), in: text.units) <= room + Self.tolerance
    }

    /// Whether the line that begins at an offset is its paragraph's first.
    func isFirstLine(at start: Int) -> Bool { paragraph.beginsParagraph && start == paragraph.range.lowerBound }

    private var font: TextFont { text.runs[text.runIndex(at: paragraph.range.lowerBound)].attributes.font }

    /// The line with advances that fit its room.
    private func condensed(_ line: LineFragment, into room: Double) -> LineFragment {
        guard line.width > room + Self.tolerance, !line.isTruncated, mode != .clipping else { return line }
        var line = line
        line.condensing = room / line.width
        (line.width, line.hangingWidth) = (room, 0)
        return line
    }

    private func takesWholeRest(isLastAllowed: Bool) -> Bool {
        mode == .clipping || mode.truncates && (isLastAllowed || !container.truncatesLastLineOnly)
    }

    // MARK: Wrapping

    private func wrappedLine(from start: Int, room: Double, breaks: inout BreakOpportunities) -> LineFragment {
        let end = lineEnd(from: start, room: room, breaks: &breaks)
        let isLast = end == paragraph.range.upperBound
        let words = start..<trimmed(start..<end)
        let wordsWidth = shaped.width(of: words, in: text.units)
        let hangingWidth = shaped.width(of: words.upperBound..<end, in: text.units, from: wordsWidth)
        guard isLast else {
            var line = fragment(range: start..<end, pieces: [.text(words)], width: wordsWidth, endsParagraph: false)
            line.hangingWidth = max(0, min(hangingWidth, room - wordsWidth))
            return line
        }
        let width = wordsWidth + hangingWidth
        return fragment(
            range: start..<paragraph.end, pieces: [.text(start..<end)], width: min(width, max(wordsWidth, room)),
            endsParagraph: true)
    }

    /// The end of the line that begins at `start`: past its last word and the white space after it.
    private func lineEnd(from start: Int, room: Double, breaks: inout BreakOpportunities) -> Int {
        var x = 0.0
        for offset in start..<paragraph.range.upperBound {
            let unit = text.units[offset]
            let advance = shaped.advance(at: offset, unit: unit, penAt: x)
            if x + advance > room + Self.tolerance, offset > start, !CodeUnits.hangs(unit) || mode == .charWrapping {
                return breaks.lineEnd(after: start, overflowingAt: offset)
            }
            x += advance
        }
        return paragraph.range.upperBound
    }

    private func trimmed(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, CodeUnits.hangs(text.units[end - 1]) { end -= 1 }
        return end
    }

    // MARK: A single line

    /// One line for the rest of the paragraph, truncated or clipped if it is too wide.
    private func restOfParagraph(from start: Int, room: Double, hintsAtMore: Bool) -> LineFragment {
        let rest = start..<paragraph.range.upperBound
        let width = shaped.width(of: rest, in: text.units)
        guard mode.truncates, hintsAtMore || width > room + Self.tolerance else {
            return fragment(range: start..<paragraph.end, pieces: [.text(rest)], width: width, endsParagraph: true)
        }
        let truncation = Truncation(text: text, shaped: shaped, rest: rest, room: room + Self.tolerance)
        let (pieces, truncatedWidth) = truncation.pieces(mode: hintsAtMore ? .truncatingTail : mode)
        return fragment(range: start..<paragraph.end, pieces: pieces, width: truncatedWidth, endsParagraph: true)
    }

    private func fragment(
        range: Range<Int>, pieces: [LineFragment.Piece], width: Double, endsParagraph: Bool
    ) -> LineFragment {
        LineFragment(
            range: range, pieces: pieces, width: width, paragraphIndex: paragraphIndex,
            isFirstOfParagraph: isFirstLine(at: range.lowerBound),
            isLastOfParagraph: endsParagraph)
    }
}
