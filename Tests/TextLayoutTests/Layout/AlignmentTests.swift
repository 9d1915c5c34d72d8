import Testing

@testable import TextLayout

@Suite struct AlignmentTests {
    private func line(_ alignment: ParagraphStyle.Alignment, _ text: String = "abc", width: Double = 200) throws -> TextLine {
        try Samples.frame(text, in: TextContainer(width: width), style: .with { $0.alignment = alignment }).lines[0]
    }

    @Test func linesStandWhereTheirAlignmentSays() throws {
        let width = try Samples.width("abc")
        #expect(try line(.left).x == 0)
        #expect(try line(.natural).x == 0)
        #expect(abs(try line(.center).x - (200 - width) / 2) < 1e-9)
        #expect(abs(try line(.right).x - (200 - width)) < 1e-9)
    }

    @Test func unlimitedWidthAlignsWithinTheWidestLine() throws {
        let style = ParagraphStyle.with { $0.alignment = .right }
        let frame = try Samples.frame("abc\nabcdef", in: TextContainer(), style: style)
        #expect(frame.lines[1].x == 0)
        #expect(abs(frame.lines[0].x - (frame.width - frame.lines[0].width)) < 1e-9)
    }

    @Test func justifiedLinesFillTheirRoomSaveTheLast() throws {
        let style = ParagraphStyle.with { $0.alignment = .justified }
        let frame = try Samples.frame("one two three four five", in: TextContainer(width: 110), style: style)
        let runs = frame.lines.map(\.runs)
        #expect(frame.lines.count > 1)
        for line in runs.dropLast() { #expect(abs(line[0].width - 110) < 1e-6) }
        #expect(runs[runs.count - 1][0].width < 110)
    }
}
