/// The advances, in iOS's fonts, of characters that no face of the table has.
///
/// - Source: fitted to recorded widths of labels in Chinese, Japanese and Korean, and of some with emoji.
enum AbsentGlyph {
    private static let hangul = 0.865
    private static let ideograph = 1.02
    private static let emoji = 1.25

    /// Ems, including tracking; nil for characters whose advance is not known.
    static func advance(of scalar: UInt32) -> Double? {
        if UnicodeText.isEmoji(scalar) { return emoji }
        guard UnicodeText.isWide(scalar) else { return nil }
        return (0x1100...0x11FF).contains(scalar) || (0x3130...0x318F).contains(scalar) || (0xAC00...0xD7FF).contains(scalar)
            ? hangul : ideograph
    }
}
