import Testing

@testable import TextLayout

@Suite struct DegenerateInputTests {
    private static let texts: [(String, [UInt16])] = [
        ("empty", []),
        ("lone high surrogate", [0x61, 0xD800, 0x62]),
        ("lone low surrogate", [0xDC00, 0xDC00]),
        ("trailing high surrogate", [0x61, 0xD83D]),
        ("nul", [0, 0, 0x61, 0]),
        ("newlines", [0x0A, 0x0D, 0x0A, 0x2028, 0x2029, 0x0A]),
        ("spaces", [UInt16](repeating: 0x20, count: 100)),
        ("tabs", [UInt16](repeating: 0x09, count: 100)),
        ("joiners", [UInt16](repeating: 0x200D, count: 50)),
        ("combining marks", [UInt16](repeating: 0x301, count: 200)),
        ("direction overrides", [0x202E, 0x61, 0x202D, 0x5D0, 0x202C, 0x2067, 0x62]),
        ("emoji", Array("👩🏽‍🚀🇩🇪👍🏿1️⃣".utf16)),
        ("mixed", Array("ไทย العربية हिन्दी 漢字 \u{FEFF}é\u{AD}x".utf16)),
    ]
    private static let widths = [0, -5, 1, 50, .infinity, -.infinity, .nan, 1e300]

    @Test(arguments: texts.indices) func everyContainerTerminatesAndCoversTheText(index: Int) throws {
        let units = Self.texts[index].1
        let attributes = TextAttributes(font: try Samples.font(17))
        let text = StyledText(units: units, runs: [.init(range: 0..<units.count, attributes: attributes)])
        for width in Self.widths {
            for mode: LineBreakMode in [
                .wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
            ] {
                for limit in [0, 1, 2] {
                    let container = TextContainer(width: width, maximumLines: limit, lineBreakMode: mode)
                    expectSoundness(of: Typesetter(text, in: container).frame(), units: units, limit: limit)
                }
            }
        }
    }

    private func expectSoundness(of frame: TextFrame, units: [UInt16], limit: Int) {
        #expect(!frame.lines.isEmpty)
        #expect(limit == 0 || frame.lines.count <= limit)
        #expect(frame.width.isFinite && frame.width >= 0)
        #expect(frame.height.isFinite && frame.height > 0)
        var offset = 0
        for line in frame.lines {
            #expect(line.range.lowerBound == offset)
            offset = line.range.upperBound
        }
        if limit == 0 { #expect(offset == units.count) }
    }

    @Test func widthZeroGivesEveryCharacterItsLine() throws {
        #expect(try Samples.frame("abc", in: TextContainer(width: 0)).lines.count == 3)
    }

    @Test(arguments: ["lorem ipsum ", "word", "ab אב ", "\n", "漢"]) func hugeTextsAreLaidOut(unit: String) throws {
        let text = String(repeating: unit, count: 100_000 / unit.utf16.count)
        let frame = try Samples.frame(text, in: TextContainer(width: 300))
        #expect(frame.lines.last?.range.upperBound == text.utf16.count)
    }

    @Test func controlCharactersTakeNoRoom() throws {
        #expect(try Samples.width("a\u{0}b\u{1B}") == (try Samples.width("ab")))
    }

    @Test func charactersWithoutAnyGlyphShowABox() throws {
        let frame = try Samples.frame("\u{10FFFD}", in: TextContainer())
        #expect(frame.width > 0)
        #expect(frame.lines[0].runs.flatMap(\.glyphs).map(\.glyph) == [0])
    }

    /// Labels recorded at 17 points: four ideographs 69.5 wide, two Hangul syllables 30, both rounded up.
    @Test func charactersOfOtherScriptsTakeTheirRoomWithoutAGlyph() throws {
        #expect(abs(try Samples.width("漢字漢字") - 69.25) < 0.5)
        #expect(abs(try Samples.width("한글") - 29.5) < 0.5)
    }
}
