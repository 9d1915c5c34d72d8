/// The advances, in iOS's fonts, of emoji and of East Asian characters, regardless of the font that draws them here.
///
/// - Source: fitted to recorded widths of labels in Chinese, Japanese and Korean, and of sixteen with an emoji, of
///   eight sizes from 11 to 92 points, in six repositories.
enum WideCharacter {
    private static let hangul = 0.865
    private static let ideograph = 1.02
    /// Point sizes with an emoji's advance in ems; interpolated linearly, and constant beyond the ends.
    private static let emoji: [(pointSize: Double, ems: Double)] = [
        (14, 1.4), (18, 1.32), (22, 1.17), (24, 1.12), (40, 1.12), (60, 1.08),
    ]
    /// The variation selector for the emoji presentation of a character.
    private static let emojiSelector: UInt32 = 0xFE0F

    /// The advance of a user-perceived character in ems, including tracking; nil if it is that of its glyph.
    ///
    /// - Parameters:
    ///   - pointSize: The point size of the text.
    ///   - isCovered: Whether the text's own face has the character. Irrelevant for emoji, since iOS draws these in a
    ///     font of their own.
    static func advance(of scalars: [UInt32], pointSize: Double, isCovered: Bool) -> Double? {
        guard let first = scalars.first, first >= 0x1100 || scalars.count > 1 else { return nil }
        if isEmoji(scalars) { return emojiAdvance(pointSize: pointSize) }
        guard !isCovered, UnicodeText.isWide(first) else { return nil }
        return (0x1100...0x11FF).contains(first) || (0x3130...0x318F).contains(first) || (0xAC00...0xD7FF).contains(first)
            ? hangul : ideograph
    }

    /// Whether a user-perceived character is shown as an emoji.
    static func isEmoji(_ scalars: [UInt32]) -> Bool {
        scalars.contains(emojiSelector) || scalars.contains(where: UnicodeText.isEmoji)
    }

    private static func emojiAdvance(pointSize: Double) -> Double {
        guard let above = emoji.firstIndex(where: { $0.pointSize > pointSize }) else { return emoji[emoji.count - 1].ems }
        guard above > 0 else { return emoji[0].ems }
        let (small, large) = (emoji[above - 1], emoji[above])
        let share = (pointSize - small.pointSize) / (large.pointSize - small.pointSize)
        return small.ems + (large.ems - small.ems) * share
    }
}
