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

    @Test func aTextIsShapedOnceForAllWidthsAndForDrawing() throws {
        let text = try Samples.text("A paragraph that is shaped once, whatever its width")
        let cache = ParagraphCache()
        for width in stride(from: 40.0, to: 400, by: 13) {
            for mode in [nil, LineBreakMode.truncatingTail] {
                var typesetter = Typesetter(text, in: TextContainer(width: width, height: 30, lineBreakMode: mode))
                typesetter.paragraphCache = cache
                _ = typesetter.measure()
                _ = typesetter.frame()
            }
        }
        #expect(cache.shapeCount == 1)
    }

    @Test func aKnownParagraphIsBrokenLikeANewOne() throws {
        let words = "One two three four five six seven eight nine ten eleven twelve"
        for width in stride(from: 20.0, to: 300, by: 7) {
            let text = try Samples.text(words + " " + String(Int(width)))
            let first = Typesetter(text, in: TextContainer(width: width)).frame()
            _ = Typesetter(text, in: TextContainer(width: width / 2)).frame()
            let again = Typesetter(text, in: TextContainer(width: width)).frame()
            #expect(first.lines.map(\.range) == again.lines.map(\.range))
            #expect(first.lines.map(\.width) == again.lines.map(\.width))
        }
    }

    @Test func theCostOfWhatIsKeptIsBounded() {
        var cache = GenerationCache<Int, Int>(capacity: 100)
        for key in 0..<50 { cache.insert(key, for: key, cost: 30) }
        #expect((0..<50).count { cache.recall($0) != nil } <= 8)
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
