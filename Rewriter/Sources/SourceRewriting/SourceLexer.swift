/// Finds the ends of blocks, texts and comments in a source, without parsing it.
///
/// It does not know regular expressions between slashes. Where one has quotes or braces that are not in pairs, the
/// lexer finds the source unfinished and says so.
struct SourceLexer {
    let bytes: UnsafeBufferPointer<UInt8>
    var place = 0
    /// Whether a text or a comment had no end, or braces were not in pairs.
    private(set) var isConfused = false
    /// The message about the first excess of nesting inside of a text, with its place; nil if there is none.
    private(set) var excess: (message: String, place: Int)?
    /// Whether the lexer keeps what stands between parentheses inside of texts.
    var keepsInterpolated = false
    /// The pieces between parentheses inside of texts that were found since they were last taken.
    private(set) var interpolated: [Piece] = []
    /// The texts that are open, each inside of the one before.
    private var openTexts = 0
    /// The end of the number signs that were found to begin no text.
    private var endOfPlainSigns = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// A token of the source.
    enum Piece {
        /// A name or keyword.
        case word(Range<Int>)
        /// Any other byte: an operator, a bracket, a digit.
        case mark(UInt8)
    }

    /// The next piece that is not a blank, a comment or a text; nil at the end.
    mutating func next() -> Piece? {
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: place += 1
            case UInt8(ascii: "/") where follows(UInt8(ascii: "/")): skipLine()
            case UInt8(ascii: "/") where follows(UInt8(ascii: "*")): skipComment()
            case UInt8(ascii: "\""): skipText(numberSigns: 0)
            case UInt8(ascii: "#") where beginsRawText(): skipRawText()
            case UInt8(ascii: "`"): skipQuotedName()
            case _ where Self.isOfWord(byte): return .word(takeWord())
            default:
                place += 1
                return .mark(byte)
            }
        }
        return nil
    }

    mutating func notePlaceIsUnexpected() { isConfused = true }

    mutating func dropInterpolated() { interpolated.removeAll(keepingCapacity: true) }

    private func follows(_ byte: UInt8) -> Bool { place + 1 < bytes.count && bytes[place + 1] == byte }

    /// Letters, digits, the low line, and all bytes of letters beyond ASCII.
    static func isOfWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte >= 0x80
    }

    private mutating func takeWord() -> Range<Int> {
        let start = place
        while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
        return start..<place
    }

    private mutating func skipQuotedName() {
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "`"), bytes[place] != 0x0A { place += 1 }
        place += 1
    }

    // MARK: Comments

    private mutating func skipLine() {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while place + 1 < bytes.count {
            if bytes[place] == UInt8(ascii: "/"), bytes[place + 1] == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                place += 1
            }
        }
        isConfused = true
        place = bytes.count
    }

    // MARK: Texts

    private func count(_ byte: UInt8, at start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] == byte { end += 1 }
        return end - start
    }

    /// Whether the number signs at the place begin a text; they are counted once for all of them.
    private mutating func beginsRawText() -> Bool {
        if place < endOfPlainSigns { return false }
        let end = place + count(UInt8(ascii: "#"), at: place)
        if end < bytes.count, bytes[end] == UInt8(ascii: "\"") { return true }
        endOfPlainSigns = end
        return false
    }

    private mutating func skipRawText() {
        let signs = count(UInt8(ascii: "#"), at: place)
        place += signs
        skipText(numberSigns: signs)
    }

    /// Skips a text from its first quotation mark; what is between parentheses behind a backslash may have texts of its
    /// own.
    private mutating func skipText(numberSigns: Int) {
        let quote = UInt8(ascii: "\"")
        let marks = count(quote, at: place)
        if marks == 2, numberSigns == 0 { return place += 2 }
        let width = marks >= 3 ? 3 : 1
        place += width
        while place < bytes.count {
            switch bytes[place] {
            case quote where count(quote, at: place) >= width && count(UInt8(ascii: "#"), at: place + width) >= numberSigns:
                return place += width + numberSigns
            case UInt8(ascii: "\\") where count(UInt8(ascii: "#"), at: place + 1) >= numberSigns: skipEscape(numberSigns)
            case 0x0A where width == 1:
                isConfused = true
                return
            default: place += 1
            }
        }
        isConfused = true
    }

    private mutating func skipEscape(_ numberSigns: Int) {
        place += 1 + numberSigns
        guard place < bytes.count, bytes[place] == UInt8(ascii: "(") else { return place += 1 }
        place += 1
        openTexts += 1
        defer { openTexts -= 1 }
        noteExcess(openTexts, of: "texts", most: NestingLimits.mostTexts)
        var depth = 1
        while depth > 0, let piece = next() {
            if keepsInterpolated { interpolated.append(piece) }
            switch piece {
            case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")): depth += 1
            case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")): depth -= 1
            default: break
            }
            noteExcess(depth, of: "brackets", most: NestingLimits.mostLevels)
        }
    }

    private mutating func noteExcess(_ count: Int, of things: String, most: Int) {
        if count > most, excess == nil { excess = ("more than \(most) \(things) are inside each other", place - 1) }
    }
}
