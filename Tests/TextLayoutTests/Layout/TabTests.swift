import Testing

@testable import TextLayout

/// Where tabs move the pen.
@Suite struct TabTests {
    private func style(_ stops: [TabStop]?, interval: Double = 0) -> ParagraphStyle {
        var style = ParagraphStyle()
        style.tabStops = stops
        style.defaultTabInterval = interval
        return style
    }

    /// The left edges of the glyphs of each part between tabs.
    private func width(_ text: String, _ style: ParagraphStyle) throws -> Double {
        try Samples.frame(text, in: TextContainer(), style: style).width
    }

    @Test("Without stops of their own, tabs move to multiples of 28 points") func defaultStops() throws {
        #expect(try width("\t", style(nil)) == 28)
        #expect(abs(try width("a\tb", style(nil)) - (28 + Samples.width("b"))) < 1e-9)
    }

    @Test("A tab moves to the next stop beyond the pen, then by the interval") func leftStops() throws {
        let style = style([TabStop(location: 90), TabStop(location: 40)], interval: 30)
        #expect(try width("a\t", style) == 40)
        #expect(try width("a\t\t", style) == 90)
        #expect(try width("a\t\t\t", style) == 120)
    }

    @Test("Text after a tab ends at a right stop and has its middle at a centred one") func alignedStops() throws {
        let word = try Samples.width("word")
        #expect(abs(try width("a\tword", style([TabStop(location: 100, alignment: .right)])) - 100) < 1e-9)
        #expect(abs(try width("a\tword", style([TabStop(location: 100, alignment: .center)])) - (100 + word / 2)) < 1e-9)
        #expect(
            abs(
                try width("a\tword\tb", style([TabStop(location: 100, alignment: .right), TabStop(location: 150)])) - 150
                    - Samples.width("b")) < 1e-9)
    }

    @Test("Numbers stand at a stop with their decimal separator") func decimalStops() throws {
        let style = style([TabStop(location: 100, alignment: .before(Array(".".utf16)))])
        for number in ["1.25", "1234.5", "7"] {
            let part = number.split(separator: ".").dropFirst().first.map { "." + $0 } ?? ""
            #expect(abs(try width("\t" + number, style) - (100 + Samples.width(part))) < 0.6)
        }
    }

    @Test("Stops are measured from the container's edge, not from the indent") func indents() throws {
        var style = style([TabStop(location: 60)])
        style.firstLineHeadIndent = 25
        let frame = try Samples.frame("a\tb", in: TextContainer(), style: style)
        #expect(abs(frame.width - (60 + (try Samples.width("b")))) < 1e-9)
        let run = try #require(frame.lines.first?.runs.first)
        #expect(abs(25 + (run.glyphs.last?.x ?? 0) - 60) < 1e-9)
    }

    @Test("Text too wide for a right stop follows the tab at once") func wideText() throws {
        let style = style([TabStop(location: 30, alignment: .right)])
        #expect(abs(try width("\twide words", style) - Samples.width("wide words")) < 1e-9)
    }
}
