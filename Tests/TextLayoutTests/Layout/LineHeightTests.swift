import Testing

@testable import TextLayout

@Suite struct LineHeightTests {
    /// Labels of n lines at 17 points measured 81.5 (4 lines) and 122.0 (6 lines) at 2x, after rounding up to pixels.
    @Test(arguments: [(1, 20.5), (4, 81.5), (6, 122.0)]) func heightIsAProductRoundedOnce(count: Int, rounded: Double) throws {
        let text = Array(repeating: "line", count: count).joined(separator: "\n")
        let height = try Samples.frame(text, in: TextContainer()).height
        #expect((height * 2).rounded(.up) / 2 == rounded)
    }

    @Test func firstBaselineIsTheAscenderLastIsTheDescender() throws {
        let size = TextMeasurer().measure(try Samples.text("one\ntwo"), in: TextContainer())
        #expect(size.firstBaseline == 16.1865234375)
        #expect(abs(size.belowLastBaseline - 4.1005859375) < 1e-9)
        #expect(size.lineCount == 2)
    }

    @Test func emptyTextHasOneLineOfItsFont() throws {
        let frame = try Samples.frame("", in: TextContainer())
        #expect(frame.lines.count == 1)
        #expect(frame.width == 0)
        #expect(frame.height == 20.287109375)
    }

    /// The lines overlap then, and the highest of them needs its height still.
    @Test(arguments: [-5.0, -50, -1000]) func distancesBelowZeroLeaveAtLeastTheFirstLinesHeight(spacing: Double) throws {
        var style = ParagraphStyle()
        (style.lineSpacing, style.paragraphSpacing) = (spacing, spacing)
        let text = StyledText("a\nb\nc", attributes: TextAttributes(font: try Samples.font(1)), paragraphStyle: style)
        let farAway = TextExclusion(contours: [[[500, 500], [510, 500], [510, 510]]])
        for container in [TextContainer(width: 100), TextContainer(width: 100, exclusions: [farAway])] {
            let frame = Typesetter(text, in: container).frame()
            #expect(frame.lines.count == 3 && frame.lines[2].bottom < 0)
            #expect(frame.height == frame.lines[0].height)
        }
    }

    @Test func largestFontOfALineDecides() throws {
        let small = TextAttributes(font: try Samples.font(10))
        let large = TextAttributes(font: try Samples.font(30))
        let text = StyledText(
            units: Array("aB".utf16), runs: [.init(range: 0..<1, attributes: small), .init(range: 1..<2, attributes: large)])
        let frame = Typesetter(text, in: TextContainer()).frame()
        #expect(frame.height == large.font.lineHeight)
        #expect(frame.lines[0].baseline == large.font.ascender)
    }

    @Test func raisedTextMakesItsLineHigher() throws {
        let font = try Samples.font(17)
        let text = StyledText("a", attributes: TextAttributes(font: font, baselineOffset: 5))
        let frame = Typesetter(text, in: TextContainer()).frame()
        #expect(frame.lines[0].baseline == font.ascender + 5)
        #expect(frame.lines[0].runs[0].glyphs[0].y == -5)
    }

    @Test(arguments: [
        (ParagraphStyle.with { $0.lineHeightMultiple = 2 }, 40.57421875),
        (.with { $0.minimumLineHeight = 30 }, 30),
        (.with { $0.maximumLineHeight = 10 }, 10),
        (.with { $0.minimumLineHeight = 5 }, 20.287109375),
    ])
    func paragraphStyleSetsTheLineHeight(style: ParagraphStyle, height: Double) throws {
        let frame = try Samples.frame("a", in: TextContainer(), style: style)
        #expect(frame.height == height)
        #expect(frame.lines[0].baseline == height + 4.1005859375 * -1)
    }

    @Test func spacingStandsBetweenLinesAndParagraphsOnly() throws {
        let style = ParagraphStyle.with {
            $0.lineSpacing = 3
            $0.paragraphSpacing = 7
            $0.paragraphSpacingBefore = 11
        }
        let frame = try Samples.frame("a\u{2028}b\nc", in: TextContainer(), style: style)
        let height = 20.287109375
        #expect(frame.lines.map(\.top) == [0, height + 3, 2 * (height + 3) + 7 + 11])
        #expect(frame.height == frame.lines[2].top + height)
    }
}

extension ParagraphStyle {
    static func with(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
        var style = ParagraphStyle()
        change(&style)
        return style
    }
}
