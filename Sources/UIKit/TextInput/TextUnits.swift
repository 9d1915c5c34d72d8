import TextLayout

/// The units of a text, in UTF-16 units.
struct TextUnits {
    private let text: String

    init(_ text: String) { self.text = text }

    /// The units in order; lines count as paragraphs, since a text alone has none.
    func ranges(_ granularity: UITextGranularity) -> [Range<Int>] {
        let units = Array(text.utf16)
        guard !units.isEmpty else { return [] }
        return switch granularity {
        case .character: TextBoundaries.characters(in: units)
        case .word: TextBoundaries.words(in: units)
        case .sentence: TextBoundaries.sentences(in: units)
        case .paragraph, .line: paragraphs
        case .document: [0..<units.count]
        }
    }

    private var paragraphs: [Range<Int>] {
        let string = text as NSString
        var ranges: [Range<Int>] = []
        while case let start = ranges.last?.upperBound ?? 0, start < string.length {
            let paragraph = string.paragraphRange(for: NSRange(location: start, length: 0))
            ranges.append(start..<max(start + 1, paragraph.location + paragraph.length))
        }
        return ranges
    }
}
