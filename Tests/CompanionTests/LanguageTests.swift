import Foundation
import NaturalLanguage
import RewrittenSources
import Testing

/// Tokens of texts, and the locale of programs.
@Suite struct LanguageTests {
    private let text = "Don't stop, Ada."

    private func tokens(_ options: NLTagger.Options) -> [String] {
        let tagger = NLTagger(tagSchemes: [.tokenType])
        tagger.string = text
        return tagger.tags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .tokenType, options: options).map {
            "\($0?.rawValue ?? "-") \(text[$1])"
        }
    }

    @Test func taggersTellTypesOfTokens() {
        #expect(
            tokens([]) == [
                "Word Do", "Word n't", "Whitespace  ", "Word stop", "Punctuation ,", "Whitespace  ", "Word Ada", "Punctuation .",
            ])
        #expect(tokens([.omitPunctuation, .omitWhitespace, .joinContractions]) == ["Word Don't", "Word stop", "Word Ada"])
        #expect(tokens(.omitWords) == ["Whitespace  ", "Punctuation ,", "Whitespace  ", "Punctuation ."])
    }

    @Test func partsOfSpeechAreNotKnown() {
        let tagger = NLTagger(tagSchemes: [.lexicalClass, .sentimentScore])
        tagger.string = text
        let (tag, range) = tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore)
        #expect(tag == nil && text[range] == text)
        var words: [Substring] = []
        tagger.enumerateTags(
            in: text.startIndex..<text.endIndex, unit: .word, scheme: .lexicalClass, options: [.omitPunctuation, .omitWhitespace]
        ) { tag, range in
            words.append(text[range])
            return tag == nil && words.count < 3
        }
        #expect(words == ["Do", "n't", "stop"])
    }

    @Test func linguisticTaggersCountInUTF16() {
        let tagger = NSLinguisticTagger(tagSchemes: [.tokenType, .language], options: 0)
        tagger.string = "🙂 Καλημέρα κόσμε"
        #expect(tagger.dominantLanguage == "el" && NSLinguisticTagger.dominantLanguage(for: "Good morning") == nil)
        var found: [NSRange] = []
        tagger.enumerateTags(
            in: NSRange(location: 0, length: 17), unit: .word, scheme: .tokenType,
            options: [.omitPunctuation, .omitWhitespace, .omitOther]
        ) { tag, range, _ in if tag == .word { found.append(range) } }
        #expect(found == [NSRange(location: 3, length: 8), NSRange(location: 12, length: 5)])
        #expect(tagger.tag(at: 2, unit: .word, scheme: .tokenType, tokenRange: nil) == .whitespace)
    }

    /// A device that was never set has the language and the region of the United States.
    @Test func theLocaleIsThatOfADevice() throws {
        #expect(Locale.current.identifier == "en_US" && Locale.autoupdatingCurrent.region?.identifier == "US")
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        #expect(formatter.string(from: 12.5) == "$12.50" && formatter.currencyCode == "USD")
        #expect(Calendar.current.firstWeekday == 1 && Locale.current.measurementSystem == .us)
    }
}
