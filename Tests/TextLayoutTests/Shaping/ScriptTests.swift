import Testing

@testable import TextLayout

/// Scripts that need more than a lookup of glyphs.
@Suite struct ScriptTests {
    private func glyphs(_ string: String) throws -> [UInt32] {
        try Samples.frame(string, in: TextContainer()).lines.flatMap { $0.runs.flatMap { $0.glyphs.map(\.glyph) } }
    }

    /// Arabic letters have four forms; which one depends on the neighbours.
    @Test func arabicLettersJoin() throws {
        let alone = try glyphs("\u{628}")
        let joined = try glyphs("\u{628}\u{628}\u{628}")
        #expect(alone.count == 1 && Set(joined).count == 3)
        #expect(!joined.contains(alone[0]))
    }

    /// A word in Hebrew stands right to left, the digits behind it left to right.
    @Test func hebrewRunsRightToLeft() throws {
        let line = try #require(try Samples.frame("\u{5D0}\u{5D1} 12", in: TextContainer()).lines.first)
        #expect(line.runs.first.map { $0.range.lowerBound } == 3)
    }

    /// Frames do not depend on which optional fonts are installed.
    @Test(
        "Characters of East Asia and emoji have iOS's advances",
        arguments: [
            ("\u{4E2D}\u{6587}", 2 * 1.02), ("\u{FF0C}\u{3002}", 2 * 1.02), ("\u{AC00}", 0.865),
            ("\u{1F600}", 1.34),
            ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 1.34), ("\u{1F44D}\u{1F3FD}", 1.34),
            ("\u{1F1E9}\u{1F1EA}", 1.34),
            ("\u{1F5D1}", 1.34), ("\u{2764}\u{FE0F}", 1.34), ("1\u{FE0F}\u{20E3}", 1.34),
        ])
    func wide(string: String, ems: Double) throws { #expect(abs(try Samples.width(string) - ems * 17) < 0.01) }

    /// Recorded widths of labels with an emoji, rounded up to pixels.
    @Test(arguments: [(11.0, 16.0), (14, 20), (18, 24), (22, 26), (24, 27), (38, 43), (60, 65)])
    func emojiAreWiderInSmallText(size: Double, width: Double) throws {
        let text = try Samples.text("\u{1F44D}", size: size)
        let measured = Typesetter(text, in: TextContainer()).measure().width
        #expect(measured <= width && measured > width - 1)
    }
}
