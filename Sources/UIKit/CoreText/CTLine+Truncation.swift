/// The part of a line that truncation removes.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinetruncationtype
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end, middle
}

/// A line truncated to a width: the line itself if it fits, otherwise with as many characters replaced by the token as
/// necessary.
///
/// - Parameters:
///   - width: The maximum width in points.
///   - truncationToken: The line that replaces the removed characters, such as an ellipsis; nil for nothing.
/// - Returns: nil if the token alone is wider.
/// - Source: developer.apple.com/documentation/coretext/ctlinecreatetruncatedline(_:_:_:_:)
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard line.width > width else { return line }
    let token = truncationToken?.content.given ?? AttributedText()
    guard (truncationToken?.width ?? 0) <= width else { return nil }
    return CutLine(line: line, token: token, type: truncationType).fitting(width)
}

/// Truncations of a line by increasing amounts.
private struct CutLine {
    let line: CTLine
    let token: AttributedText
    let type: CTLineTruncationType

    /// The line with as many of its characters as fit.
    ///
    /// - Complexity: One layout of the line for each doubling of its number of characters.
    func fitting(_ width: Double) -> CTLine {
        let letters = self.letters
        var (kept, tooMany) = (0, letters.count)
        while kept + 1 < tooMany {
            let middle = (kept + tooMany) / 2
            if cut(keeping: middle, of: letters).width <= width { kept = middle } else { tooMany = middle }
        }
        return cut(keeping: kept, of: letters)
    }

    /// The ranges of the user-perceived characters.
    private var letters: [NSRange] {
        let text = line.content.given.string as NSString
        var letters: [NSRange] = []
        var next = line.line.range.lowerBound
        while next < line.line.range.upperBound {
            letters.append(text.rangeOfComposedCharacterSequence(at: next))
            next = letters.last.map { $0.location + $0.length } ?? line.line.range.upperBound
        }
        return letters
    }

    private func cut(keeping count: Int, of letters: [NSRange]) -> CTLine {
        let before =
            switch type {
            case .start: 0
            case .end: count
            case .middle: (count + 1) / 2
            }
        let missing = letters[before..<before + letters.count - count]
        let end = missing.last.map { $0.location + $0.length } ?? line.line.range.upperBound
        let gap = NSRange(location: missing.first?.location ?? end, length: 0)
        let cut = line.content.given.replacing(NSRange(gap.location..<end), with: token)
        let length = cut.length - (line.content.length - line.line.range.upperBound) - line.line.range.lowerBound
        let shown = cut.part(NSRange(location: line.line.range.lowerBound, length: length))
        return CTLine(CoreTextContent(shown), start: line.start + line.line.range.lowerBound)
    }
}
