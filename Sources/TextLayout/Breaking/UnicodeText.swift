internal import _FoundationICU
import Synchronization

/// Unicode's line, word and grapheme boundaries and its bidirectional algorithm. Only this file calls ICU.
///
/// Texts are UTF-16 code units; unpaired surrogates are allowed. The root locale is used regardless of the machine's.
enum UnicodeText {
    /// The offsets at which a line may end, ascending, including the text's end.
    static func lineBreaks(in units: [UInt16]) -> [Int] {
        boundaries(of: UBRK_LINE, in: units)
    }

    /// The ends of the user-perceived characters, ascending, including the text's end.
    static func graphemeBreaks(in units: [UInt16]) -> [Int] {
        boundaries(of: UBRK_CHARACTER, in: units)
    }

    /// The ends of words and of the text between them, ascending, including the text's end.
    static func wordBreaks(in units: [UInt16]) -> [Int] {
        boundaries(of: UBRK_WORD, in: units)
    }

    /// The ends of sentences, ascending, including the text's end.
    static func sentenceBreaks(in units: [UInt16]) -> [Int] {
        boundaries(of: UBRK_SENTENCE, in: units)
    }

    /// Whether a code point is part of words: a letter or a digit.
    static func isPartOfWords(_ scalar: UInt32) -> Bool {
        let character = UChar32(bitPattern: scalar)
        return swift_u_hasBinaryProperty(character, UCHAR_ALPHABETIC) != 0
            || swift_u_charType(character) == U_DECIMAL_DIGIT_NUMBER.rawValue
    }

    private static func boundaries(of type: UBreakIteratorType, in units: [UInt16]) -> [Int] {
        iterators.withLock { $0.boundaries(of: type, in: units) }
    }

    private static let iterators = Mutex(BreakIterators())

    /// Whether a code point is default ignorable, so that no face needs a glyph for it.
    static func isDefaultIgnorable(_ scalar: UInt32) -> Bool {
        swift_u_hasBinaryProperty(UChar32(bitPattern: scalar), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0
            || swift_u_charType(UChar32(bitPattern: scalar)) == U_CONTROL_CHAR.rawValue
    }

    /// Whether a code point is a full em wide in East Asian typography.
    static func isWide(_ scalar: UInt32) -> Bool {
        let width = swift_u_getIntPropertyValue(UChar32(bitPattern: scalar), UCHAR_EAST_ASIAN_WIDTH)
        return width == Int32(U_EA_WIDE.rawValue) || width == Int32(U_EA_FULLWIDTH.rawValue)
    }

    /// Whether a code point is shown as an emoji by default, in Unicode or on iOS, which has no other glyphs for
    /// pictographs.
    static func isEmoji(_ scalar: UInt32) -> Bool {
        let property = scalar < 0x1F000 ? UCHAR_EMOJI_PRESENTATION : UCHAR_EMOJI
        return swift_u_hasBinaryProperty(UChar32(bitPattern: scalar), property) != 0
    }

    /// The ISO 15924 number of a code point's script; nil for code points that take their neighbour's script.
    static func script(of scalar: UInt32) -> Int? {
        var status = U_ZERO_ERROR
        let script = swift_uscript_getScript(UChar32(bitPattern: scalar), &status)
        guard script != USCRIPT_COMMON, script != USCRIPT_INHERITED else { return nil }
        return Int(script.rawValue)
    }

    /// The embedding level of every code unit of a paragraph; odd levels run right to left.
    ///
    /// - Parameter base: The direction of the paragraph; nil takes that of the first strong character, or else left to
    ///   right.
    /// - Returns: The levels and the paragraph's own level.
    static func bidiLevels(of units: [UInt16], base: TextDirection?) -> (levels: [UInt8], paragraph: UInt8) {
        let paragraph = base.map { $0 == .rightToLeft ? UInt8(1) : 0 }
        let fallback = (levels: [UInt8](repeating: paragraph ?? 0, count: units.count), paragraph: paragraph ?? 0)
        guard !units.isEmpty, let bidi = swift_ubidi_open() else { return fallback }
        defer { swift_ubidi_close(bidi) }
        var status = U_ZERO_ERROR
        return units.withUnsafeBufferPointer { text in
            swift_ubidi_setPara(bidi, text.baseAddress, Int32(text.count), paragraph ?? UInt8(UBIDI_DEFAULT_LTR), nil, &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, let levels = swift_ubidi_getLevels(bidi, &status) else {
                return fallback
            }
            return (Array(UnsafeBufferPointer(start: levels, count: text.count)), swift_ubidi_getParaLevel(bidi))
        }
    }

    /// The order, from left to right, of the runs with the given levels on a line.
    static func visualOrder(ofLevels levels: [UInt8]) -> [Int] {
        guard levels.contains(where: { $0 != 0 }) else { return Array(levels.indices) }
        var order = [Int32](repeating: 0, count: levels.count)
        swift_ubidi_reorderVisual(levels, Int32(levels.count), &order)
        return order.map(Int.init)
    }
}

/// ICU's break iterators, opened once and set to one text after another.
private struct BreakIterators: ~Copyable, @unchecked Sendable {
    private var opened: [UInt32: OpaquePointer] = [:]

    mutating func boundaries(of type: UBreakIteratorType, in units: [UInt16]) -> [Int] {
        guard !units.isEmpty else { return [] }
        guard let iterator = iterator(of: type) else { return Array(1...units.count) }
        var status = U_ZERO_ERROR
        return units.withUnsafeBufferPointer { text in
            swift_ubrk_setText(iterator, text.baseAddress, Int32(text.count), &status)
            var result: [Int] = []
            while case let next = swift_ubrk_next(iterator), next != UBRK_DONE { result.append(Int(next)) }
            return result
        }
    }

    private mutating func iterator(of type: UBreakIteratorType) -> OpaquePointer? {
        if let known = opened[type.rawValue] { return known }
        var status = U_ZERO_ERROR
        let iterator = swift_ubrk_open(type, "root", nil, 0, &status)
        opened[type.rawValue] = iterator
        return iterator
    }
}
