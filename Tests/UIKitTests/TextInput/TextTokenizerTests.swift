import Testing
import UIKit

/// Units of text around and beside positions.
@MainActor @Suite struct TextTokenizerTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    init() { view.text = "Hello, my world. Bye!\nNext line" }

    private func unit(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection = .forward) -> String?
    {
        guard let position = view.position(from: view.beginningOfDocument, offset: offset) else { return nil }
        return view.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(direction))
            .flatMap(view.text(in:))
    }

    private func boundary(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection) -> Int? {
        guard let position = view.position(from: view.beginningOfDocument, offset: offset),
            let end = view.tokenizer.position(from: position, toBoundary: granularity, inDirection: .storage(direction))
        else { return nil }
        return view.offset(from: view.beginningOfDocument, to: end)
    }

    @Test("Words have no spaces and punctuation, between which there are none") func words() {
        #expect(unit(2, .word) == "Hello" && unit(0, .word) == "Hello" && unit(5, .word) == nil)
        #expect(unit(5, .word, .backward) == "Hello" && unit(0, .word, .backward) == nil)
        #expect(boundary(6, .word, .forward) == 9 && boundary(6, .word, .backward) == 0)
    }

    @Test("Characters, sentences, paragraphs, lines and the whole text are units") func otherUnits() {
        #expect(unit(1, .character) == "e" && unit(1, .character, .backward) == "H")
        #expect(unit(8, .sentence) == "Hello, my world. ")
        #expect(unit(18, .paragraph) == "Hello, my world. Bye!\n" && unit(23, .paragraph) == "Next line")
        #expect(unit(25, .line) == "Next line")
        #expect(unit(3, .document) == view.text)
    }

    @Test("Boundaries are told by the side they are come from") func boundaries() throws {
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 7))
        #expect(view.tokenizer.isPosition(start, atBoundary: .word, inDirection: .storage(.backward)))
        #expect(!view.tokenizer.isPosition(start, atBoundary: .word, inDirection: .storage(.forward)))
        #expect(view.tokenizer.isPosition(start, withinTextUnit: .word, inDirection: .layout(.right)))
        #expect(boundary(31, .document, .forward) == nil)
    }

    @Test("Lines that wrap are units of their own") func wrappedLines() {
        view.frame.size.width = 60
        view.text = "aaaa bbbb cccc"
        #expect(unit(6, .line) == "bbbb ")
        #expect(unit(6, .paragraph) == view.text)
    }
}
