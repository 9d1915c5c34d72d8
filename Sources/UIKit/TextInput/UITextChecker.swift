/// Checks spelling. There are no dictionaries here: every word counts as spelled correctly, and there are no guesses.
///
/// - Source: developer.apple.com/documentation/uikit/uitextchecker
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private static var learned: [String] = []

    public override init() { super.init() }

    /// The languages with dictionaries: none.
    open class var availableLanguages: [String] { [] }

    /// The range of the first misspelled word; its location is `NSNotFound` if there is none, which is always the case
    /// here.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    /// Guesses for a misspelled word: nil, as there is no dictionary of the language.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Completions of a partial word: nil, as there is no dictionary of the language.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Ignores a word from now on.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// The words that this checker ignores; nil for none.
    open var ignoredWords: [String]?

    /// Learns a word for all documents of the program.
    open class func learnWord(_ word: String) { if !hasLearnedWord(word) { learned.append(word) } }

    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

    /// Unlearns a word.
    open class func unlearnWord(_ word: String) { learned.removeAll { $0 == word } }
}
