/// The classes of single UTF-16 code units in line breaking.
enum CodeUnits {
    static let tab: UInt16 = 0x09
    static let space: UInt16 = 0x20
    static let ellipsis: UInt16 = 0x2026
    static let attachment: UInt16 = 0xFFFC

    /// Whether a unit may extend past the end of a line: white space that separates words.
    @inline(__always) static func hangs(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20, 0x09: true
        case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Whether a unit is a composed syllable of Korean.
    static func isHangulSyllable(_ unit: UInt16) -> Bool { (0xAC00...0xD7A3).contains(unit) }

    /// Whether a unit is a control character, which has no width.
    @inline(__always) static func isControl(_ unit: UInt16) -> Bool {
        unit < 0x20 || (0x7F...0x9F).contains(unit)
    }

    /// The code point at an offset and its number of units; an unpaired surrogate counts as the replacement character.
    static func scalar(in units: [UInt16], at offset: Int, before end: Int) -> (scalar: UInt32, length: Int) {
        let unit = units[offset]
        guard unit & 0xF800 == 0xD800 else { return (UInt32(unit), 1) }
        guard unit & 0xFC00 == 0xD800, offset + 1 < end, units[offset + 1] & 0xFC00 == 0xDC00 else { return (0xFFFD, 1) }
        return (0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[offset + 1] & 0x3FF)), 2)
    }
}
