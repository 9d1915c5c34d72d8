import Testing

@testable import UIKit

/// Selections of a document move and grow by characters, words, lines and paragraphs.
///
/// - Source: developer.apple.com/documentation/uikit/nstextselectionnavigation
@MainActor
struct TextSelectionTests {
    private let content = NSTextContentStorage()
    private let manager = NSTextLayoutManager()
    private let text = "One two. Three four.\nFifth é👍🏽 line\n\nEnd"

    init() {
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 400, height: 0))
        content.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 14)])
    }

    private var navigation: NSTextSelectionNavigation { manager.textSelectionNavigation }

    private func cursor(_ offset: Int) throws -> NSTextSelection {
        NSTextSelection(
            try #require(content.location(content.documentRange.location, offsetBy: offset)), affinity: .downstream)
    }

    private func range(_ selection: NSTextSelection?) -> Range<Int>? {
        guard let range = selection?.textRanges.first else { return nil }
        let start = content.offset(from: content.documentRange.location, to: range.location)
        return start..<start + content.offset(from: range.location, to: range.endLocation)
    }

    private func move(
        _ selection: NSTextSelection, _ direction: NSTextSelectionNavigation.Direction,
        _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false, confined: Bool = false
    ) -> NSTextSelection? {
        navigation.destinationSelection(
            for: selection, direction: direction, destination: destination, extending: extending, confined: confined)
    }

    private func words(_ selection: NSTextSelection?) -> String? {
        range(selection).map { (text as NSString).substring(with: NSRange($0)) }
    }

    @Test func charactersMoveWhole() throws {
        let start = (text as NSString).range(of: "é👍🏽").location
        let second = try #require(move(try cursor(start), .forward, .character))
        #expect(range(second) == start + 1..<start + 1)
        let third = try #require(move(second, .right, .character))
        #expect(range(third) == start + 5..<start + 5, "The hand with its colour is one character of four units.")
        #expect(range(move(third, .backward, .character)) == start + 1..<start + 1)
        #expect(move(try cursor(0), .backward, .character) == nil)
        #expect(move(try cursor(text.utf16.count), .forward, .character) == nil)
    }

    @Test func wordsSentencesAndParagraphs() throws {
        #expect(range(move(try cursor(0), .forward, .word)) == 3..<3)
        #expect(range(move(try cursor(3), .forward, .word)) == 7..<7)
        #expect(range(move(try cursor(6), .backward, .word)) == 4..<4)
        #expect(range(move(try cursor(2), .forward, .document)) == text.utf16.count..<text.utf16.count)
        #expect(range(move(try cursor(12), .backward, .sentence)) == 9..<9)
        #expect(range(move(try cursor(12), .backward, .container)) == 0..<0)
        #expect(range(move(try cursor(12), .backward, .paragraph)) == 0..<0)
    }

    @Test func selectionsGrowAndShrinkFromTheirFirstSide() throws {
        let grown = try #require(move(try cursor(3), .forward, .word, extending: true))
        #expect(words(grown) == " two")
        let more = try #require(move(grown, .forward, .character, extending: true))
        #expect(words(more) == " two.")
        let less = try #require(move(more, .backward, .character, extending: true))
        #expect(words(less) == " two", "The end moves back, for the selection began on the other side.")
        let across = try #require(move(less, .backward, .paragraph, extending: true))
        #expect(words(across) == "One", "It now reaches to the other side of where it began.")
        #expect(range(move(grown, .forward, .character)) == 7..<7, "Without growing it collapses to its end.")
        #expect(range(move(grown, .backward, .character)) == 3..<3)
    }

    @Test func linesKeepTheWantedPlace() throws {
        let start = try cursor(5)
        let down = try #require(move(start, .down, .character))
        let place = try #require(range(down)?.lowerBound)
        #expect((21..<34).contains(place) && down.anchorPositionOffset > 0)
        let empty = try #require(move(down, .down, .character))
        #expect(range(empty) == 38..<38, "The third line is empty.")
        let last = try #require(move(empty, .down, .character))
        #expect(try #require(range(last)?.lowerBound) > 39, "It comes back to where it was, as far as the line reaches.")
        #expect(range(move(try cursor(5), .up, .character)) == 0..<0)
        #expect(range(move(try cursor(5), .forward, .line)) == 20..<20, "Before the line feed.")
        #expect(range(move(try cursor(25), .backward, .line)) == 21..<21)
        #expect(range(move(try cursor(20), .forward, .word, confined: true))?.upperBound == 21)
    }

    @Test func pointsSelect() throws {
        let fragment = try #require(manager.textLayoutFragment(for: try cursor(22).textRanges[0].location))
        let point = CGPoint(x: 8, y: fragment.layoutFragmentFrame.midY)
        let start = content.documentRange.location
        func select(
            _ point: CGPoint, _ anchors: [NSTextSelection], _ modifiers: NSTextSelectionNavigation.Modifier = []
        ) -> [NSTextSelection] {
            navigation.textSelections(
                interactingAt: point, inContainerAt: start, anchors: anchors, modifiers: modifiers, selecting: false,
                bounds: .zero)
        }
        let tapped = select(point, [])
        #expect(tapped.count == 1 && range(tapped[0])?.lowerBound == 21)
        #expect(words(select(point, [try cursor(9)], .extend).first) == "Three four.\n")
        #expect(select(point, [try cursor(9)], .multiple).count == 2)
        #expect(words(navigation.textSelection(for: .word, enclosing: point, inContainerAt: start)) == "Fifth")
        #expect(words(navigation.textSelection(for: .sentence, enclosing: try cursor(5))) == "One two. ")
        #expect(words(navigation.textSelection(for: .paragraph, enclosing: try cursor(5))) == "One two. Three four.\n")
    }

    @Test func deletingTakesTheSelectionOrWhatIsNextToIt() throws {
        func deleted(_ selection: NSTextSelection, _ destination: NSTextSelectionNavigation.Destination) -> [String?] {
            navigation.deletionRanges(
                for: selection, direction: .backward, destination: destination, allowsDecomposition: false
            ).map { words(NSTextSelection(range: $0, affinity: .downstream, granularity: .character)) }
        }
        #expect(deleted(try cursor(7), .character) == ["o"])
        #expect(deleted(try cursor(7), .word) == ["two"])
        #expect(deleted(try #require(move(try cursor(4), .forward, .word, extending: true)), .character) == ["two"])
        #expect(deleted(try cursor(0), .character).isEmpty)
        let end = navigation.resolvedInsertionLocation(for: try cursor(4), writingDirection: .leftToRight)
        #expect(try content.offset(from: content.documentRange.location, to: #require(end)) == 4)
    }

    @Test func theDirectionOfTextTurnsRightAndLeft() throws {
        content.attributedString = NSAttributedString(string: "שלום עולם", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        #expect(manager.baseWritingDirection(at: content.documentRange.location) == .rightToLeft)
        #expect(range(move(try cursor(2), .right, .character)) == 1..<1)
        #expect(range(move(try cursor(2), .left, .character)) == 3..<3)
    }
}
