import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct TextCheckerTests {
    @Test("Without dictionaries no word is misspelled") func nothingIsMisspelled() {
        let range = NSRange(location: 0, length: 4)
        let found = UITextChecker().rangeOfMisspelledWord(in: "wrnd", range: range, startingAt: 0, wrap: false, language: "en")
        #expect(found.location == NSNotFound && found.length == 0)
        #expect(UITextChecker().guesses(forWordRange: range, in: "wrnd", language: "en") == nil)
        #expect(UITextChecker().completions(forPartialWordRange: range, in: "wrnd", language: "en") == nil)
        #expect(UITextChecker.availableLanguages.isEmpty)
    }

    @Test("Words are learned by all checkers and ignored by one") func words() {
        UITextChecker.learnWord("Cairn")
        #expect(UITextChecker.hasLearnedWord("Cairn"))
        UITextChecker.unlearnWord("Cairn")
        #expect(!UITextChecker.hasLearnedWord("Cairn"))
        let checker = UITextChecker()
        checker.ignoreWord("tea")
        #expect(checker.ignoredWords == ["tea"] && UITextChecker().ignoredWords == nil)
    }
}
