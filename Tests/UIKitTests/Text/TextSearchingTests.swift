import Testing

@testable import UIKit

/// Objects find places in their texts, which a session shows and replaces one after the other.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearching, /uitextsearchingfindsession
@MainActor
struct TextSearchingTests {
    /// A part of a text, in UTF-16 units.
    private final class Part: UITextRange {
        let place: NSRange
        init(_ place: NSRange) { self.place = place }
    }

    /// Two texts that are searched, the second first.
    private final class Notes: NSObject, UITextSearching {
        typealias DocumentIdentifier = Int
        var texts = ["red green red", "green red"]
        var selectedTextRange: UITextRange?
        var selectedTextSearchDocument: Int?
        var supportsTextReplacement = true
        var isLocked = false
        var told: [String] = []
        private func name(_ range: UITextRange, _ document: Int?) -> String {
            "\(document ?? -1).\((range as? Part)?.place.location ?? -1)"
        }
        func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
            let (one, other) = ((foundRange as? Part)?.place.location ?? 0, (toRange as? Part)?.place.location ?? 0)
            return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
        }
        func compare(document: Int, toDocument: Int) -> ComparisonResult {
            document < toDocument ? .orderedAscending : .orderedDescending
        }
        func performTextSearch(
            queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
        ) {
            for (document, text) in texts.enumerated().reversed() {
                var rest = NSRange(location: 0, length: (text as NSString).length)
                while rest.length > 0 {
                    let found = (text as NSString).range(of: queryString, options: [], range: rest)
                    guard found.location != NSNotFound else { break }
                    resultAggregator.foundRange(Part(found), searchString: queryString, document: document)
                    let end = found.location + found.length
                    rest = NSRange(location: end, length: (text as NSString).length - end)
                }
            }
            resultAggregator.finishedSearching()
        }
        func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
            told.append("\(name(foundTextRange, document)) \(usingStyle)")
        }
        func clearAllDecoratedFoundText() { told.append("clear") }
        func scrollRangeToVisible(_ range: UITextRange, inDocument: Int?) { told.append("see \(name(range, inDocument))") }
        func shouldReplace(foundTextRange: UITextRange, document: Int?, withText: String) -> Bool { !isLocked }
        func replace(foundTextRange: UITextRange, document: Int?, withText: String) {
            guard let document, let part = foundTextRange as? Part else { return }
            texts[document] = (texts[document] as NSString).replacingCharacters(in: part.place, with: withText)
        }
        func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
            texts = texts.map { $0.replacingOccurrences(of: queryString, with: withText) }
        }
    }

    private let notes = Notes()

    @Test func placesAreShownInTheirOrder() {
        let session = UITextSearchingFindSession(searchableObject: notes)
        session.performSearch(query: "red", options: nil)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == NSNotFound)
        #expect(notes.told == ["clear", "0.0 found", "0.10 found", "1.6 found"])
        notes.told = []
        session.highlightNextResult(in: .forward)
        #expect(notes.told == ["0.0 highlighted", "see 0.0"] && session.highlightedResultIndex == 0)
        notes.told = []
        session.highlightNextResult(in: .backward)
        #expect(notes.told == ["0.0 found", "1.6 highlighted", "see 1.6"], "Before the first comes the last.")
        session.invalidateFoundResults()
        #expect(notes.told.last == "clear" && session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    }

    @Test func aSearchBeginsAtTheSelection() {
        (notes.selectedTextRange, notes.selectedTextSearchDocument) = (Part(NSRange(location: 4, length: 0)), 0)
        let session = UITextSearchingFindSession(searchableObject: notes)
        session.performSearch(query: "red", options: nil)
        session.highlightNextResult(in: .forward)
        #expect(session.highlightedResultIndex == 1)
        session.performSearch(query: "red", options: nil)
        session.highlightNextResult(in: .backward)
        #expect(session.highlightedResultIndex == 0)
    }

    @Test func placesAreReplaced() {
        let session = UITextSearchingFindSession(searchableObject: notes)
        session.performSearch(query: "red", options: nil)
        session.highlightNextResult(in: .forward)
        notes.isLocked = true
        session.performSingleReplacement(query: "red", replacementString: "blue", options: nil)
        #expect(notes.texts[0] == "red green red")
        notes.isLocked = false
        session.performSingleReplacement(query: "red", replacementString: "blue", options: nil)
        #expect(notes.texts[0] == "blue green red" && session.resultCount == 2 && session.highlightedResultIndex == 0)
        session.replaceAll(searchQuery: "red", replacementString: "x", options: nil)
        #expect(notes.texts == ["blue green x", "green x"] && session.resultCount == 0)
        notes.supportsTextReplacement = false
        session.replaceAll(searchQuery: "green", replacementString: "y", options: nil)
        #expect(notes.texts[1] == "green x" && !session.allowsReplacement)
    }

    @Test func foundPlacesCanGo() {
        let aggregator = UITextSearchAggregator<Int> { _ in }
        let (one, other) = (Part(NSRange(location: 0, length: 1)), Part(NSRange(location: 3, length: 1)))
        aggregator.foundRange(one, searchString: "a", document: 1)
        aggregator.foundRange(other, searchString: "a", document: 1)
        aggregator.invalidateFoundRange(one, document: 1)
        #expect(aggregator.allFoundRanges.count == 1)
        aggregator.invalidate()
        #expect(aggregator.allFoundRanges.count == 0)
    }
}
