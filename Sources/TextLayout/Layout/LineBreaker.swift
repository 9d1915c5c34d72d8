/// Divides one paragraph into lines.
struct LineBreaker {
    let text: StyledText
    let paragraph: Paragraph
    let paragraphIndex: Int
    var shaped: ShapedParagraph
    let container: TextContainer
    /// Whether lines may be condensed as far as ``Condensing`` allows.
    let condenses: Bool

    private var style: ParagraphStyle { text.runs[text.runIndex(at: paragraph.range.lowerBound)].paragraphStyle }
    private var mode: LineBreakMode { container.lineBreakMode ?? style.lineBreakMode }
    /// The excess width, in points, that is attributed to floating-point error.
    private static let tolerance = 1e-4

    /// The paragraph's lines.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of lines, at least 1.
    ///   - textFollows: Whether further paragraphs follow, so that the last allowed line needs an ellipsis.
    /// - Complexity: O(n) for the paragraph, or its shortest prefix that fills `limit` lines.
    func lines(limit: Int, textFollows: Bool) -> [LineFragment] {
        var lines: [LineFragment] = []
        var start = paragraph.range.lowerBound
        var breaks = breakOpportunities
        repeat {
            let isLastAllowed = lines.count == limit - 1
            let line = line(
                from: start, room: room(at: start), isLastAllowed: isLastAllowed, hintsAtMore: isLastAllowed && textFollows,
                breaks: &breaks)
            lines.append(line)
            start = line.range.upperBound
        } while start < paragraph.range.upperBound && lines.count < limit
        if style.pushesOutLastWords { pushOutLastWord(of: &lines, isLastAllowed: lines.count == limit, breaks: &breaks) }
        return lines
    }

    /// Moves the last word of the previous line to a last line of a single word, if that line keeps another word, both
    /// lines fit, and the paragraph is a single sentence.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy/pushout. That paragraphs of
    ///   several sentences keep a single word, and so words that begin with a sign, is what recorded widths show. White
    ///   space separates the words: what becomes of scripts without it is not documented.
    private func pushOutLastWord(of lines: inout [LineFragment], isLastAllowed: Bool, breaks: inout BreakOpportunities) {
        guard mode != .charWrapping, lines.count > 1, let last = lines.last, last.isLastOfParagraph, !last.isTruncated else {
            return
        }
        let before = lines[lines.count - 2].range
        let word = last.range.lowerBound..<min(last.range.upperBound, paragraph.range.upperBound)
        let lineBefore = before.lowerBound..<trimmed(before)
        guard lineBefore.upperBound < before.upperBound, spaceEnd(in: word.lowerBound..<trimmed(word)) == nil,
            let end = spaceEnd(in: lineBefore), UnicodeText.isPartOfWords(UInt32(text.units[word.lowerBound])), isOneSentence
        else { return }
        let both = line(from: end, room: room(at: end), isLastAllowed: isLastAllowed, hintsAtMore: false, breaks: &breaks)
        guard both.range.upperBound == last.range.upperBound, !both.isTruncated else { return }
        let shortened = indented(at: before.lowerBound)
            .wrappedLine(words: before.lowerBound..<trimmed(before.lowerBound..<end), end: end, room: room(at: before.lowerBound))
        lines[(lines.count - 2)...] = [shortened, both]
    }

    private var isOneSentence: Bool { UnicodeText.sentenceBreaks(in: Array(text.units[paragraph.range])).count <= 1 }

    /// The width, in points, for the line that begins at an offset.
    func room(at start: Int) -> Double {
        style.lineWidth(inContainerOf: container.width, isFirstLine: isFirstLine(at: start))
    }

    /// The breaker with tabs measured from the start of the line at an offset.
    private func indented(at start: Int) -> LineBreaker {
        var breaker = self
        breaker.shaped.tabs.indent = style.indent(isFirstLine: isFirstLine(at: start))
        return breaker
    }

    /// The offset past the last white space in a range.
    private func spaceEnd(in range: Range<Int>) -> Int? { range.last { CodeUnits.hangs(text.units[$0]) }.map { $0 + 1 } }

    /// The break opportunities of the paragraph; for ``line(from:room:isLastAllowed:hintsAtMore:breaks:)``.
    var breakOpportunities: BreakOpportunities {
        BreakOpportunities(
            units: text.units, range: paragraph.range, mode: mode, keepsKoreanWords: style.keepsKoreanWords, known: shaped.words)
    }

    /// The line that begins at an offset.
    ///
    /// - Parameters:
    ///   - room: The available width in points.
    ///   - isLastAllowed: Whether no further line follows, so that a truncating mode shows the rest on this one.
    ///   - hintsAtMore: Whether the line ends with an ellipsis although its paragraph fits.
    func line(
        from start: Int, room: Double, isLastAllowed: Bool, hintsAtMore: Bool, breaks: inout BreakOpportunities
    ) -> LineFragment {
        let breaker = indented(at: start)
        let roomWithSlack = condenses ? room + Condensing.slack(room: room, font: font) : room
        let takesWholeRest = takesWholeRest(isLastAllowed: isLastAllowed)
        let line =
            takesWholeRest
            ? breaker.restOfParagraph(from: start, room: roomWithSlack, hintsAtMore: hintsAtMore)
            : breaker.wrappedLine(from: start, room: roomWithSlack, breaks: &breaks)
        let mayCondense = condenses && !(takesWholeRest && mode == .clipping) && line.width <= roomWithSlack + Self.tolerance
        return mayCondense ? condensed(line, into: room) : line
    }

    /// Whether the next word, or a character if words are not kept whole, fits into a line.
    func fitsWord(from start: Int, room: Double, breaks: inout BreakOpportunities) -> Bool {
        let end = breaks.firstEnd(after: start)
        return shaped.width(of: start..<trimmed(start..<end), in: text.units) <= room + Self.tolerance
    }

    /// Whether the line that begins at an offset is its paragraph's first.
    func isFirstLine(at start: Int) -> Bool { paragraph.beginsParagraph && start == paragraph.range.lowerBound }

    private var font: TextFont { text.runs[text.runIndex(at: paragraph.range.lowerBound)].attributes.font }

    /// The line with advances condensed to the available width.
    private func condensed(_ line: LineFragment, into room: Double) -> LineFragment {
        guard line.width > room + Self.tolerance, !line.isTruncated else { return line }
        var line = line
        line.condensing = room / line.width
        (line.width, line.hangingWidth) = (room, 0)
        return line
    }

    /// Whether a line shows the rest of its paragraph, truncated if it is too long.
    ///
    /// - Source: labels with the mode clip and any number of lines, which public documents record as high as two lines
    ///   of words.
    private func takesWholeRest(isLastAllowed: Bool) -> Bool {
        (mode == .clipping || mode.truncates) && (isLastAllowed || !container.truncatesLastLineOnly)
    }

    // MARK: Wrapping

    private func wrappedLine(from start: Int, room: Double, breaks: inout BreakOpportunities) -> LineFragment {
        let end = lineEnd(from: start, room: room, breaks: &breaks)
        return wrappedLine(words: start..<trimmed(start..<end), end: end, room: room)
    }

    /// The line of a range of words and the white space after them.
    private func wrappedLine(words: Range<Int>, end: Int, room: Double) -> LineFragment {
        let (start, isLast) = (words.lowerBound, end == paragraph.range.upperBound)
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

    /// The end of a range without its trailing white space.
    func trimmed(_ range: Range<Int>) -> Int {
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
