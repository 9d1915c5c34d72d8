import Testing

@testable import TextLayout

@Suite struct LineBreakingTests {
    @Test func wordsWrapAndHangTheirSpaces() throws {
        let width = try Samples.width("alpha beta")
        let lines = try Samples.lines(of: "alpha beta gamma", in: TextContainer(width: width))
        #expect(lines == ["alpha beta ", "gamma"])
        let frame = try Samples.frame("alpha beta gamma", in: TextContainer(width: width))
        #expect(abs(frame.lines[0].width - width) < 1e-9)
        #expect(frame.width == frame.lines[0].width)
    }

    /// Recorded widths of wrapped labels include the space that ends their longest line, as far as there is room for
    /// it.
    @Test(arguments: [100.0, 1]) func theLongestLinesSpaceCounts(room: Double) throws {
        let words = try Samples.width("alpha beta")
        let space = try Samples.width("alpha beta ") - words
        let width = words + (room > space ? space + 1 : room)
        let frame = try Samples.frame("alpha beta gamma", in: TextContainer(width: width))
        #expect(frame.lines.count == 2)
        #expect(abs(frame.width - (words + min(space, room))) < 1e-9 && abs(frame.lines[0].width - words) < 1e-9)
    }

    /// The first two texts push a word out. The others do not: without the rule, where the word before is its line's
    /// only one, where both are wider than a line, where the last line has two words, where no white space separates
    /// the words, where the last one begins with a sign, and after another sentence.
    @Test(arguments: [
        ("gamma beta alpha", true, ["gamma ", "beta alpha"]),
        ("it gamma gamma beta alpha ", true, ["it gamma ", "gamma ", "beta alpha "]),
        ("gamma beta alpha", false, ["gamma beta ", "alpha"]), ("gammabeta alpha", true, ["gammabeta ", "alpha"]),
        ("gamma beta gammabet", true, ["gamma beta ", "gammabet"]), ("gamma beta is it", true, ["gamma beta ", "is it"]),
        ("gamma bet-alpha", true, ["gamma bet-", "alpha"]), ("gamma beta #alpha", true, ["gamma beta ", "#alpha"]),
        ("Is it so? gamma beta alpha", true, ["Is it so? ", "gamma beta ", "alpha"]),
    ])
    func aLastWordPushesAnotherOut(text: String, pushes: Bool, expected: [String]) throws {
        var style = ParagraphStyle.standard
        style.pushesOutLastWords = pushes
        let container = TextContainer(width: try Samples.width("gamma beta"))
        #expect(try Samples.lines(of: text, in: container, style: style) == expected)
        let lines = try Samples.frame(text, in: container, style: style).lines
        for (line, words) in zip(lines, expected).dropLast() {
            #expect(abs(line.width - (try Samples.width(String(words.reversed().drop { $0 == " " }.reversed())))) < 1e-9)
        }
    }

    @Test func aTruncatedLastLinePushesNothingOut() throws {
        var style = ParagraphStyle.standard
        style.pushesOutLastWords = true
        let container = TextContainer(width: try Samples.width("gamma beta"), maximumLines: 2, lineBreakMode: .truncatingTail)
        let text = "gamma beta gammadeltaepsilon"
        #expect(try Samples.lines(of: text, in: container, style: style) == ["gamma beta ", "gammadeltaepsilon"])
    }

    @Test(arguments: [(false, ["가나다 라", "마바사"]), (true, ["가나다 ", "라마바사"])])
    func koreanWordsAreKeptWhereTheStyleAsksForIt(keepsWords: Bool, expected: [String]) throws {
        var style = ParagraphStyle.standard
        style.keepsKoreanWords = keepsWords
        let container = TextContainer(width: try Samples.width("가나다 라"))
        #expect(try Samples.lines(of: "가나다 라마바사", in: container, style: style) == expected)
    }

    @Test func aTextExactlyAsWideAsItsRoomStaysOnOneLine() throws {
        let width = try Samples.width("alpha beta")
        #expect(try Samples.lines(of: "alpha beta", in: TextContainer(width: width)).count == 1)
        #expect(try Samples.lines(of: "alpha beta", in: TextContainer(width: width - 0.01)).count == 2)
    }

    @Test func aWordWiderThanTheLineBreaksBetweenCharacters() throws {
        let width = try Samples.width("abcd")
        #expect(try Samples.lines(of: "x abcdefgh", in: TextContainer(width: width)) == ["x ", "abcd", "efgh"])
    }

    @Test func characterWrappingIgnoresWords() throws {
        let container = TextContainer(width: try Samples.width("aaaa bb"), lineBreakMode: .charWrapping)
        #expect(try Samples.lines(of: "aaaa bbbb", in: container) == ["aaaa bb", "bb"])
    }

    /// Labels with the mode clip and two or any number of lines are recorded as high as two lines of words.
    @Test(arguments: [
        (0, true, ["alpha ", "beta\n", "one ", "beta"]), (2, true, ["alpha ", "beta\n"]), (1, true, ["alpha beta\n"]),
        (0, false, ["alpha beta\n", "one beta"]),
    ])
    func clippingWrapsUpToTheLastLine(_ lines: Int, _ truncatesLastLineOnly: Bool, _ expected: [String]) throws {
        let container = TextContainer(
            width: try Samples.width("alpha b"), maximumLines: lines, lineBreakMode: .clipping,
            truncatesLastLineOnly: truncatesLastLineOnly)
        #expect(try Samples.lines(of: "alpha beta\none beta", in: container) == expected)
    }

    @Test(arguments: [
        ("a\nb", 2), ("a\r\nb", 2), ("a\rb", 2), ("a\u{2029}b", 2), ("a\u{2028}b", 2), ("a\n\nb", 3), ("\n", 1), ("\n\n\n", 3),
    ])
    func hardBreaks(text: String, count: Int) throws {
        #expect(try Samples.lines(of: text, in: TextContainer()).count == count)
    }

    @Test func linesCoverTheTextWithoutGaps() throws {
        let text = "one two three\nfour\r\n\nfive six seven "
        #expect(try Samples.lines(of: text, in: TextContainer(width: 70)).joined() == text)
    }

    @Test func maximumNumberOfLinesCutsWrappedText() throws {
        let frame = try Samples.frame("a\nb\nc", in: TextContainer(maximumLines: 2, lineBreakMode: .wordWrapping))
        #expect(frame.lines.count == 2)
        #expect(!frame.isTruncated)
    }

    @Test func onlyLinesThatFitTheHeightAreLaidOut() throws {
        let twoAndAHalf = 20.287109375 * 2.5
        #expect(try Samples.frame("a\nb\nc", in: TextContainer(height: twoAndAHalf)).lines.count == 2)
        #expect(try Samples.frame("a\nb\nc", in: TextContainer(height: 1)).lines.count == 1)
    }

    @Test func indentsNarrowTheLines() throws {
        let style = ParagraphStyle.with {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -5
        }
        let width = try Samples.width("alpha")
        let frame = try Samples.frame("alpha alpha", in: TextContainer(width: width + 35), style: style)
        #expect(frame.lines.map(\.x) == [30, 10])
        #expect(abs(frame.width - (width + 30)) < 1e-9)
    }

    @Test(arguments: ["ไทยภาษาไทยภาษาไทย", "日本語の文章です", "한국어 문장입니다"])
    func scriptsWithoutSpacesWrapToo(text: String) throws {
        let whole = try Samples.width(text)
        let lines = try Samples.lines(of: text, in: TextContainer(width: whole * 0.6))
        #expect(lines.count == 2)
        #expect(lines.joined() == text)
    }

    @Test func surrogatePairsAndCombinedCharactersStayWhole() throws {
        let family = "👨‍👩‍👧‍👦"
        let lines = try Samples.lines(of: family + family, in: TextContainer(width: 1))
        #expect(lines == [family, family])
        #expect(try Samples.lines(of: "e\u{301}e\u{301}", in: TextContainer(width: 1)) == ["e\u{301}", "e\u{301}"])
    }

    @Test func tabsReachForTheNextStop() throws {
        let frame = try Samples.frame("a\tb", in: TextContainer())
        let glyphs = frame.lines[0].runs.flatMap(\.glyphs)
        #expect(glyphs.map(\.x) == [0, 28])
    }
}
