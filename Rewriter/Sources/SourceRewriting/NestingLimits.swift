/// Finds what the parser, or a visitor of its tree, may not follow, since both call themselves for each level: brackets
/// that are nested too deep, where the parser looks ahead from each of them besides, and from those of generic
/// arguments again and again; and statements of too many parts, as a type of thousands of arrows.
struct NestingLimits {
    /// As many as the compiler allows.
    static let mostLevels = 256
    /// Of texts inside each other: the parser reads each of them again for those around it.
    static let mostTexts = 64
    /// The words and signs of a statement, or of a part of it between commas.
    static let mostParts = 16_384

    private var lexer: SourceLexer
    /// The brackets that are open.
    private var levels = 0
    /// The signs that may open generic arguments, since anything that does not stand in such.
    private var angles = 0
    private var parts = 0
    /// The last word where no sign came since, or else the last sign; and the place of either.
    private var (word, sign, lastPlace) = (Range<Int>?.none, UInt8(0), 0)

    /// The message about the first excess, with its place; nil if no limit is exceeded.
    static func excess(in bytes: [UInt8], of path: String) -> RewritingDiagnostic? {
        bytes.withUnsafeBufferPointer { bytes in
            var limits = NestingLimits(lexer: SourceLexer(bytes))
            guard let message = limits.firstExcess() else { return nil }
            let place = limits.lastPlace
            let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            return RewritingDiagnostic(
                severity: .error, path: path, line: bytes[..<place].count { $0 == 0x0A } + 1, column: place - start + 1,
                message: message + "; the file is not rewritten.")
        }
    }

    private init(lexer: SourceLexer) { self.lexer = lexer }

    private mutating func firstExcess() -> String? {
        while true {
            let piece = lexer.next()
            if let excess = lexer.excess {
                lastPlace = excess.place
                return excess.message
            }
            switch piece {
            case .word(let range): count(range)
            case .mark(let byte): count(byte)
            case nil: return nil
            }
            if max(levels, angles) > Self.mostLevels { return "more than \(Self.mostLevels) brackets are inside each other" }
            if parts > Self.mostParts { return "a statement has more than \(Self.mostParts) words and signs" }
        }
    }

    private mutating func count(_ range: Range<Int>) {
        if isComplete, beginsLine(range.lowerBound) { parts = 0 }
        parts += 1
        (word, sign, lastPlace) = (range, 0, range.lowerBound)
    }

    /// Whether a statement may end behind what came last: a word, but `var` and `let`, or a sign that closes or stands
    /// directly behind something.
    private var isComplete: Bool {
        guard sign != 0 else { return word.map { !Self.binding.contains(lexer.bytes, $0) } ?? false }
        switch sign {
        case UInt8(ascii: ")"), UInt8(ascii: "]"): return true
        case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">"):
            let before = lastPlace == 0 ? 0x20 : lexer.bytes[lastPlace - 1]
            return before > 0x20 && before != UInt8(ascii: "-")
        default: return false
        }
    }

    private func beginsLine(_ start: Int) -> Bool {
        let line = lexer.bytes[..<start].lastIndex { $0 != 0x20 && $0 != 0x09 }
        return line.map { lexer.bytes[$0] == 0x0A } ?? false
    }

    private static let binding = WordSet(["var", "let"])

    private mutating func count(_ byte: UInt8) {
        let place = lexer.place - 1
        if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#"), isComplete, beginsLine(place) { parts = 0 }
        parts += 1
        (word, sign, lastPlace) = (nil, byte, place)
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): levels += 1
        case UInt8(ascii: "{"): (levels, angles, parts) = (levels + 1, 0, 0)
        case UInt8(ascii: "}"): (levels, angles, parts) = (max(0, levels - 1), 0, 0)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): (levels, angles) = (max(0, levels - 1), 0)
        case UInt8(ascii: "<") where isBehindName: angles += 1
        case UInt8(ascii: ">"): angles = max(0, angles - 1)
        case UInt8(ascii: "="), UInt8(ascii: ";"): (angles, parts) = (0, 0)
        case UInt8(ascii: ","): parts = 0
        case UInt8(ascii: "&"), UInt8(ascii: "|"): angles = 0
        default: break
        }
    }

    /// Whether the byte that the lexer has just passed stands directly behind a name, as that of generic arguments
    /// does.
    private var isBehindName: Bool { lexer.place > 1 && SourceLexer.isOfWord(lexer.bytes[lexer.place - 2]) }
}
