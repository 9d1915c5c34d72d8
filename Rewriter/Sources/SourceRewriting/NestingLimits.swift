/// Finds brackets that are nested deeper than the parser may follow: it looks ahead from each of them by calling itself, and from those of generic
/// arguments again and again.
struct NestingLimits {
    /// As many as the compiler allows.
    static let mostLevels = 256

    private var lexer: SourceLexer
    /// The brackets that are open.
    private var levels = 0
    /// The signs that may open generic arguments, since anything that does not stand in such.
    private var angles = 0

    /// What is too much, with its place; nil where nothing is.
    static func excess(in bytes: [UInt8], of path: String) -> RewritingDiagnostic? {
        bytes.withUnsafeBufferPointer { bytes in
            var limits = NestingLimits(lexer: SourceLexer(bytes))
            guard let place = limits.firstTooDeep() else { return nil }
            let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            return RewritingDiagnostic(
                severity: .error, path: path, line: bytes[..<place].count { $0 == 0x0A } + 1, column: place - start + 1,
                message: "more than \(mostLevels) brackets are inside each other; the file is not rewritten.")
        }
    }

    private mutating func firstTooDeep() -> Int? {
        while let piece = lexer.next() {
            guard case .mark(let byte) = piece else { continue }
            count(byte)
            if max(levels, angles) > Self.mostLevels { return lexer.place - 1 }
        }
        return nil
    }

    private mutating func count(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): levels += 1
        case UInt8(ascii: "{"): (levels, angles) = (levels + 1, 0)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): (levels, angles) = (max(0, levels - 1), 0)
        case UInt8(ascii: "<") where isBehindName: angles += 1
        case UInt8(ascii: ">"): angles = max(0, angles - 1)
        case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"): angles = 0
        default: break
        }
    }

    /// Whether the byte that the lexer has just passed stands directly behind a name, as that of generic arguments does.
    private var isBehindName: Bool { lexer.place > 1 && SourceLexer.isOfWord(lexer.bytes[lexer.place - 2]) }
}
