import Testing

@testable import TextLayout

@Suite struct CondensingTests {
    private static let text = "The quick brown fox jumps over the lazy dog"

    private func line(_ width: Double, mode: LineBreakMode = .truncatingTail, font: TextFont? = nil) throws -> TextLine {
        let attributes = TextAttributes(font: try font ?? Samples.font(17))
        let text = StyledText(Self.text, attributes: attributes, paragraphStyle: .standard)
        let container = TextContainer(width: width, maximumLines: 1, lineBreakMode: mode)
        return try #require(Typesetter(text, in: container).frame().lines.last)
    }

    @Test(arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail, .wordWrapping])
    func aTextThatOverflowsByTheFitsErrorIsSetTighter(mode: LineBreakMode) throws {
        let room = try Samples.width(Self.text) - 1.5
        let line = try line(room, mode: mode)
        #expect(!line.isTruncated)
        #expect(line.range.upperBound == Self.text.utf16.count)
        #expect(abs(line.width - room) < 1e-9)
        let runs = try #require(line.runs.last)
        #expect(abs(runs.x + runs.width - room) < 1e-9)
    }

    @Test func aTextThatTrulyOverflowsIsCut() throws {
        #expect(try line(Samples.width(Self.text) - 2.2).isTruncated)
    }

    @Test func aShortTextIsNarrowedByThreeHundredthsAtMost() throws {
        let width = try Samples.width("Save")
        func isCut(_ room: Double) throws -> Bool {
            try Samples.frame("Save", in: TextContainer(width: room, maximumLines: 1, lineBreakMode: .truncatingTail)).isTruncated
        }
        #expect(try !isCut(width * 0.971))
        #expect(try isCut(width * 0.969))
    }

    @Test func aFontThatIsTheRealOneIsCut() throws {
        let font = try Samples.font(17)
        let real = TextFont(
            typeface: font.typeface, pointSize: 17, metrics: font.metrics, tracking: font.tracking, isSubstitute: false)
        #expect(try line(Samples.width(Self.text) - 1.5, font: real).isTruncated)
    }

    /// The height has room for one line, as a recorded frame has whose text is a line on iOS, or for less.
    @Test(arguments: [20.5, 20, 15], [LineBreakMode.wordWrapping, .truncatingTail])
    func aTextThatWouldWrapOutOfItsFrameIsSetTighter(_ height: Double, _ mode: LineBreakMode) throws {
        let width = try Samples.width(Self.text)
        let frame = try Samples.frame(Self.text, in: TextContainer(width: width - 1, height: height, lineBreakMode: mode))
        #expect(frame.lines.count == 1)
        #expect(!frame.isTruncated)
    }

    /// A line takes a character however little room there is; no tightening makes it fit.
    @Test(arguments: [-10, 0, 0.5, 3], [1, 15, 60] as [Double])
    func aCharacterWithoutRoomKeepsItsWidth(_ room: Double, _ height: Double) throws {
        for text in ["\u{200B}", "W", "\u{200B}W W"] {
            for mode in [LineBreakMode.wordWrapping, .truncatingTail] {
                let frame = try Samples.frame(text, in: TextContainer(width: room, height: height, lineBreakMode: mode))
                for run in frame.lines.flatMap(\.runs) { #expect(run.x.isFinite && run.width.isFinite) }
            }
        }
    }

    /// What is not cut wraps as it is measured.
    @Test func aTextWithRoomForAnotherLineWraps() throws {
        let width = try Samples.width(Self.text)
        let frame = try Samples.frame(Self.text, in: TextContainer(width: width - 1, height: 60, lineBreakMode: .wordWrapping))
        #expect(frame.lines.count == 2)
    }
}
