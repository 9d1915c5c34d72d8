import Testing

@testable import TextLayout

@Suite struct TextMeasurerTests {
    @Test func sizesAreRemembered() throws {
        let measurer = TextMeasurer()
        let text = try Samples.text("hello")
        let first = measurer.measure(text, in: TextContainer())
        let second = measurer.measure(text, in: TextContainer())
        #expect(first == second)
        #expect(measurer.measureCount == 2)
        #expect(measurer.layoutCount == 1)
    }

    @Test func anotherFontOrRoomIsMeasuredAnew() throws {
        let measurer = TextMeasurer()
        _ = measurer.measure(try Samples.text("hello"), in: TextContainer())
        _ = measurer.measure(try Samples.text("hello", size: 18), in: TextContainer())
        _ = measurer.measure(try Samples.text("hello"), in: TextContainer(width: 20))
        #expect(measurer.layoutCount == 3)
    }

    @Test func memoryIsBoundedAndKeepsWhatIsUsed() throws {
        var cache = GenerationCache<Int, Int>(capacity: 10)
        for key in 0..<1000 {
            cache.insert(key, for: key)
            #expect(cache.recall(7) == (key < 7 ? nil : 7))
        }
        #expect((0..<1000).count { cache.recall($0) != nil } <= 20)
    }

    @Test func measuringEqualsLayingOut() throws {
        let text = try Samples.text("The quick brown fox\njumps אבג over")
        let container = TextContainer(width: 90, maximumLines: 4, lineBreakMode: .truncatingTail)
        let frame = Typesetter(text, in: container).frame()
        let size = TextMeasurer().measure(text, in: container)
        #expect(size == TextMeasurement(frame))
        let drawn = frame.lines.map { $0.runs.reduce(0) { $0 + $1.width } }
        for (line, width) in zip(frame.lines, drawn) { #expect(abs(line.width - width) < 1e-6) }
    }
}
