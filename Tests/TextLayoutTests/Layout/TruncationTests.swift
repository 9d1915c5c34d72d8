import Testing

@testable import TextLayout

@Suite struct TruncationTests {
    private static let text = "The quick brown fox jumps over the lazy dog"

    private func line(_ mode: LineBreakMode, width: Double, lines: Int = 1, text: String = TruncationTests.text) throws
        -> TextLine
    {
        let container = TextContainer(width: width, maximumLines: lines, lineBreakMode: mode)
        return try #require(try Samples.frame(text, in: container).lines.last)
    }

    @Test(arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail])
    func truncatedLineFitsAndIsNearlyFull(mode: LineBreakMode) throws {
        let line = try line(mode, width: 120)
        #expect(line.isTruncated)
        #expect(line.width <= 120)
        #expect(line.width > 100)
        #expect(line.range == 0..<Self.text.utf16.count)
    }

    @Test(arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail])
    func textThatFitsIsLeftAlone(mode: LineBreakMode) throws {
        let line = try line(mode, width: try Samples.width(Self.text))
        #expect(!line.isTruncated)
        #expect(Samples.glyphCount(line) == Self.text.count)
    }

    @Test func ellipsisStandsWhereTheModeSays() throws {
        let ellipsis = try #require(try Samples.font(17).typeface.simpleGlyph(for: 0x2026)).glyph
        func place(_ mode: LineBreakMode) throws -> Double {
            let glyphs = try line(mode, width: 120).runs.flatMap(\.glyphs).map(\.glyph)
            let index = try #require(glyphs.firstIndex(of: ellipsis))
            return Double(index) / Double(glyphs.count - 1)
        }
        #expect(try place(.truncatingHead) == 0)
        #expect(try place(.truncatingTail) == 1)
        #expect(abs(try place(.truncatingMiddle) - 0.5) < 0.2)
    }

    @Test func noSpaceBeforeATrailingEllipsis() throws {
        let width = try Samples.width("The quick …")
        let line = try line(.truncatingTail, width: width)
        #expect(abs(line.width - (try Samples.width("The quick…"))) < 1e-9)
    }

    @Test func lastLineTakesAllThatIsLeft() throws {
        let line = try line(.truncatingTail, width: 120, lines: 2)
        #expect(line.isTruncated)
        #expect(line.range.upperBound == Self.text.utf16.count)
    }

    @Test func unlimitedLinesAreNotTruncated() throws {
        let container = TextContainer(width: 120, lineBreakMode: .truncatingTail)
        let frame = try Samples.frame(Self.text, in: container)
        #expect(!frame.isTruncated)
        #expect(frame.lines.count > 2)
    }

    @Test func paragraphsThatHaveNoRoomAreHintedAt() throws {
        #expect(try line(.truncatingTail, width: 500, text: "a\nb").isTruncated)
    }

    @Test func aHeightTooSmallTruncates() throws {
        let container = TextContainer(width: 120, height: 41, lineBreakMode: .truncatingTail)
        let frame = try Samples.frame(Self.text, in: container)
        #expect(frame.lines.count == 2)
        #expect(frame.isTruncated)
    }

    @Test func singleLineParagraphsWhenAsked() throws {
        var container = TextContainer(width: 100, lineBreakMode: .truncatingTail)
        container.truncatesLastLineOnly = false
        let frame = try Samples.frame("alpha beta gamma delta\nepsilon", in: container)
        #expect(frame.lines.map(\.isTruncated) == [true, false])
    }

    @Test(arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail])
    func withNoRoomTheEllipsisStandsAlone(mode: LineBreakMode) throws {
        let line = try line(mode, width: 1)
        #expect(Samples.glyphCount(line) == 1)
    }
}
