/// Replaces the part of a line that is too wide by an ellipsis.
struct Truncation {
    let text: StyledText
    let shaped: ShapedParagraph
    /// The text of the line before truncation.
    let rest: Range<Int>
    /// The available width, in points, for pieces and ellipsis together.
    let room: Double

    /// The content of the line and its width.
    ///
    /// If not even a single character fits, the ellipsis stands alone, regardless of its width.
    func pieces(mode: LineBreakMode) -> (pieces: [LineFragment.Piece], width: Double) {
        let breaks = [rest.lowerBound] + UnicodeText.graphemeBreaks(in: Array(text.units[rest])).map { $0 + rest.lowerBound }
        switch mode {
        case .truncatingHead: return truncatingHead(at: breaks)
        case .truncatingMiddle: return truncatingMiddle(at: breaks)
        default: return truncatingTail(at: breaks)
        }
    }

    private func truncatingTail(at breaks: [Int]) -> (pieces: [LineFragment.Piece], width: Double) {
        let place = max(rest.lowerBound, rest.upperBound - 1)
        let available = room - ellipsisWidth(styledAt: place)
        let head = trimmedHead(rest.lowerBound..<lastBreak(in: breaks, keepingWithin: available))
        return assemble(head: head, styledAt: max(rest.lowerBound, head.upperBound - 1), tail: rest.upperBound..<rest.upperBound)
    }

    private func truncatingHead(at breaks: [Int]) -> (pieces: [LineFragment.Piece], width: Double) {
        let available = room - ellipsisWidth(styledAt: rest.lowerBound)
        let tail = firstBreak(in: breaks, keepingWithin: available)..<rest.upperBound
        return assemble(head: rest.lowerBound..<rest.lowerBound, styledAt: min(tail.lowerBound, last), tail: tail)
    }

    private func truncatingMiddle(at breaks: [Int]) -> (pieces: [LineFragment.Piece], width: Double) {
        let available = room - ellipsisWidth(styledAt: rest.lowerBound)
        let head = rest.lowerBound..<lastBreak(in: breaks, keepingWithin: available / 2)
        let remaining = available - shaped.width(of: head, in: text.units)
        let tailStart = max(head.upperBound, firstBreak(in: breaks, keepingWithin: remaining))
        return assemble(head: head, styledAt: min(head.upperBound, last), tail: tailStart..<rest.upperBound)
    }

    private var last: Int { max(rest.lowerBound, rest.upperBound - 1) }

    private func assemble(
        head: Range<Int>, styledAt place: Int, tail: Range<Int>
    ) -> (pieces: [LineFragment.Piece], width: Double) {
        var pieces: [LineFragment.Piece] = []
        if !head.isEmpty { pieces.append(.text(head)) }
        pieces.append(.ellipsis(styledAt: place))
        if !tail.isEmpty { pieces.append(.text(tail)) }
        let width =
            shaped.width(of: head, in: text.units) + ellipsisWidth(styledAt: place) + shaped.width(of: tail, in: text.units)
        return (pieces, width)
    }

    /// The last boundary up to which text from the line's start fits in a width.
    private func lastBreak(in breaks: [Int], keepingWithin width: Double) -> Int {
        var x = 0.0
        var reached = rest.lowerBound
        for (start, end) in zip(breaks, breaks.dropFirst()) {
            x += shaped.width(of: start..<end, in: text.units, from: x)
            guard x <= width else { break }
            reached = end
        }
        return reached
    }

    /// The first boundary from which text to the line's end fits in a width.
    private func firstBreak(in breaks: [Int], keepingWithin width: Double) -> Int {
        var x = 0.0
        var reached = rest.upperBound
        for (start, end) in zip(breaks, breaks.dropFirst()).reversed() {
            x += shaped.width(of: start..<end, in: text.units)
            guard x <= width else { break }
            reached = start
        }
        return reached
    }

    /// The range without white space before the ellipsis.
    private func trimmedHead(_ head: Range<Int>) -> Range<Int> {
        var end = head.upperBound
        while end > head.lowerBound, CodeUnits.hangs(text.units[end - 1]) { end -= 1 }
        return head.lowerBound..<end
    }

    private func ellipsisWidth(styledAt offset: Int) -> Double {
        Ellipsis(attributes: text.runs[text.runIndex(at: offset)].attributes, cluster: offset).width
    }
}
