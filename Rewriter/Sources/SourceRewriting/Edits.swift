/// Replacements of ranges of a file's bytes, which keep every line where it was.
struct Edits {
    private struct Edit {
        /// Bytes from the start of the file.
        let range: Range<Int>
        let text: String
        /// The order in which edits at one place were made.
        let number: Int
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Puts a text in place of a range. Line breaks that the range has more than the text follow the text.
    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text, number: edits.count))
    }

    /// Puts a text before a byte.
    mutating func insert(_ text: String, at place: Int) { replace(place..<place, with: text) }

    /// Puts spaces in place of a range, so that columns stay as they are; line breaks are kept.
    mutating func blank(_ range: Range<Int>, of source: [UInt8]) {
        let bytes = source[range].map { $0 == 10 || $0 == 13 ? $0 : 32 }
        replace(range, with: String(decoding: bytes, as: UTF8.self))
    }

    /// The bytes with all edits made. An edit inside a range that another one replaces is left out.
    func applied(to source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.text.utf8.count })
        var done = 0
        for edit in inOrder where edit.range.lowerBound >= done {
            result += source[done..<edit.range.lowerBound]
            result += edit.text.utf8
            let missing = Self.lineBreaks(in: source[edit.range]) - Self.lineBreaks(in: edit.text.utf8)
            if missing > 0 { result += repeatElement(0x0A, count: missing) }
            done = edit.range.upperBound
        }
        return result + source[done...]
    }

    private static func lineBreaks(in bytes: some Sequence<UInt8>) -> Int { bytes.count { $0 == 0x0A } }

    /// The edits by their places; insertions at the start of a replaced range go before what replaces it.
    private var inOrder: [Edit] {
        edits.sorted {
            ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, -$0.range.upperBound, $0.number)
                < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, -$1.range.upperBound, $1.number)
        }
    }
}
