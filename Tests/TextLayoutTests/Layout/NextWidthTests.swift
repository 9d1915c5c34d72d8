import Testing

@testable import TextLayout

/// Below the next width lines end as they do now, and at it they do not, or one shows all of the white space at its
/// end.
struct NextWidthTests {
    private static let text = "Money that you send today arrives on the next working day, unless the other bank is closed then."

    @Test(arguments: Array(stride(from: 60.0, through: 400, by: 23.7)))
    func linesEndAlikeUpToTheNextWidth(_ width: Double) throws {
        let next = try Self.next(after: width)
        try #require(next > width && next.isFinite)
        let lines = try Samples.lines(of: Self.text, in: TextContainer(width: width))
        for below in [(width + next) / 2, next - 0.001] {
            #expect(try Samples.lines(of: Self.text, in: TextContainer(width: below)) == lines)
        }
        let above = TextContainer(width: next + 0.001)
        let isShorter = try Typesetter(Samples.text(Self.text), in: above).measure().width < next + 0.0005
        #expect(try isShorter || Samples.lines(of: Self.text, in: above) != lines)
    }

    @Test func aTextThatStandsOnOneLineHasNone() throws {
        #expect(try Self.next(after: Samples.width(Self.text) + 1) == .infinity)
    }

    private static func next(after width: Double) throws -> Double {
        Typesetter(try Samples.text(text), in: TextContainer(width: width)).nextBreakingWidth()
    }
}
