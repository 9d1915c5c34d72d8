/// A paragraph, or a part of one up to a line separator.
struct Paragraph: Equatable {
    /// The range without its terminator.
    var range: Range<Int>
    /// The offset past its terminator.
    var end: Int
    /// Whether a paragraph begins here, rather than a line within one.
    var beginsParagraph: Bool
    /// Whether a paragraph ends here.
    var endsParagraph: Bool
}

enum Paragraphs {
    /// Divides a text at its hard line breaks.
    ///
    /// A terminator at the very end of the text starts no further line, as in labels.
    static func split(_ units: [UInt16]) -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        var start = 0
        var begins = true
        var offset = 0
        while offset < units.count {
            guard isTerminator(units[offset]) else {
                offset += 1
                continue
            }
            let contentEnd = offset
            let isLineBreak = units[offset] == lineSeparator
            offset += isCarriageReturnLineFeed(units, at: offset) ? 2 : 1
            paragraphs.append(
                Paragraph(range: start..<contentEnd, end: offset, beginsParagraph: begins, endsParagraph: !isLineBreak))
            start = offset
            begins = !isLineBreak
        }
        if start < units.count || paragraphs.isEmpty {
            paragraphs.append(
                Paragraph(range: start..<units.count, end: units.count, beginsParagraph: begins, endsParagraph: true))
        }
        return paragraphs
    }

    private static let lineSeparator: UInt16 = 0x2028

    private static func isTerminator(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func isCarriageReturnLineFeed(_ units: [UInt16], at offset: Int) -> Bool {
        units[offset] == 0x0D && offset + 1 < units.count && units[offset + 1] == 0x0A
    }
}
