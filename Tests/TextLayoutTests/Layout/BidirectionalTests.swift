import Testing

@testable import TextLayout

@Suite struct BidirectionalTests {
    /// Offsets of the text as they stand from left to right, one per run of glyphs.
    private func ranges(_ text: String, direction: TextDirection? = nil) throws -> [Range<Int>] {
        let style = ParagraphStyle.with { $0.baseDirection = direction }
        return try Samples.frame(text, in: TextContainer(), style: style).lines[0].runs.map(\.range)
    }

    @Test func arabicLettersJoin() throws {
        let frame = try Samples.frame("ببب", in: TextContainer())
        let glyphs = frame.lines[0].runs.flatMap(\.glyphs).map(\.glyph)
        #expect(glyphs.count == 3)
        #expect(Set(glyphs).count == 3)
    }

    @Test func hebrewBetweenLatinRunsBackwards() throws {
        #expect(try ranges("ab אב cd") == [0..<3, 3..<5, 5..<8])
        let frame = try Samples.frame("ab אב cd", in: TextContainer())
        let hebrew = frame.lines[0].runs[1]
        #expect(hebrew.glyphs.count == 2)
        #expect(hebrew.glyphs[0].x < hebrew.glyphs[1].x)
    }

    @Test func aRightToLeftParagraphBeginsOnTheRight() throws {
        let ranges = try ranges("אב cd")
        #expect(ranges.first?.lowerBound == 3)
        #expect(ranges.last?.lowerBound == 0)
    }

    @Test func baseDirectionOverridesTheFirstStrongCharacter() throws {
        #expect(try ranges("ab אב", direction: .rightToLeft).last?.lowerBound == 0)
        #expect(try ranges("ab אב").first?.lowerBound == 0)
    }

    @Test func naturalAlignmentFollowsTheInterface() throws {
        let width = try Samples.width("abc")
        let left = try Samples.frame("abc", in: TextContainer(width: 200)).lines[0].x
        let right = try Samples.frame("abc", in: TextContainer(width: 200, interfaceDirection: .rightToLeft)).lines[0].x
        #expect(left == 0)
        #expect(abs(right - (200 - width)) < 1e-9)
    }

    @Test func runsStandSideBySide() throws {
        let line = try Samples.frame("abc אבג 123 שלום def", in: TextContainer()).lines[0]
        var x = 0.0
        for run in line.runs {
            #expect(abs(run.x - x) < 1e-9)
            x += run.width
        }
        #expect(abs(x - line.width) < 1e-9)
    }
}
