public import Foundation
import NaturalLanguage

/// Divides texts into words, punctuation and white space, as `NLTagger` does. There are no models of languages here, as
/// on a device that has not loaded them: parts of speech, names and plain forms are nil.
///
/// - Source: developer.apple.com/documentation/foundation/nslinguistictagger
open class NSLinguisticTagger: NSObject {
    /// The tokens that are left out or joined.
    public struct Options: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates options from their raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Words are left out.
        public static let omitWords = Options(rawValue: 1)
        /// Punctuation is left out.
        public static let omitPunctuation = Options(rawValue: 2)
        /// White space is left out.
        public static let omitWhitespace = Options(rawValue: 4)
        /// Anything else is left out.
        public static let omitOther = Options(rawValue: 8)
        /// Names of several words are one token. No names are known here.
        public static let joinNames = Options(rawValue: 16)
    }

    private let tagger: NLTagger
    /// The kinds of tags.
    public let tagSchemes: [NSLinguisticTagScheme]
    /// The text.
    open var string: String? {
        get { tagger.string }
        set { tagger.string = newValue }
    }
    /// Creates a tagger.
    ///
    /// - Parameter opts: Has no effect, as on iOS.
    public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) {
        self.tagSchemes = tagSchemes
        tagger = NLTagger(tagSchemes: tagSchemes.map { NLTagScheme(rawValue: $0.rawValue) })
    }

    /// The language of the text, by its code; nil if it is not known.
    open var dominantLanguage: String? { tagger.dominantLanguage?.rawValue }
    /// The language of a text, by its code; nil if it is not known.
    open class func dominantLanguage(for string: String) -> String? {
        NLLanguageRecognizer.dominantLanguage(for: string)?.rawValue
    }
    /// The kinds of tags that are known of a language.
    open class func availableTagSchemes(for unit: NSLinguisticTaggerUnit, language: String) -> [NSLinguisticTagScheme] {
        NLTagger.availableTagSchemes(for: unit.unit, language: NLLanguage(language)).map {
            NSLinguisticTagScheme(rawValue: $0.rawValue)
        }
    }

    /// Calls a closure with the tokens in a range and their tags.
    open func enumerateTags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let string, let range = Range(range, in: string) else { return }
        let (options, scheme) = (NLTagger.Options(rawValue: options.rawValue), NLTagScheme(rawValue: scheme.rawValue))
        tagger.enumerateTags(in: range, unit: unit.unit, scheme: scheme, options: options) { tag, token in
            var stop: ObjCBool = false
            block(tag.map { NSLinguisticTag(rawValue: $0.rawValue) }, NSRange(token, in: string), &stop)
            return !stop.boolValue
        }
    }
    /// Calls a closure with the words and other tokens in a range, their tags, and their sentences.
    open func enumerateTags(
        in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
        using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { tag, token, stop in
            block(tag, token, tokenRange(at: token.location, unit: .sentence), stop)
        }
    }
    /// The token that the character at an index is of.
    open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
        guard let string, let range = Range(NSRange(location: charIndex, length: 0), in: string) else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(tagger.tokenRange(at: range.lowerBound, unit: unit.unit), in: string)
    }
    /// The sentences that a range has parts of.
    open func sentenceRange(for range: NSRange) -> NSRange {
        NSUnionRange(
            tokenRange(at: range.location, unit: .sentence),
            tokenRange(at: max(range.location, NSMaxRange(range) - 1), unit: .sentence))
    }
    /// The tag of the token that the character at an index is of.
    open func tag(
        at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        tokenRange?.pointee = self.tokenRange(at: charIndex, unit: unit)
        guard let string, let range = Range(NSRange(location: charIndex, length: 0), in: string) else { return nil }
        let (tag, _) = tagger.tag(at: range.lowerBound, unit: unit.unit, scheme: NLTagScheme(rawValue: scheme.rawValue))
        return tag.map { NSLinguisticTag(rawValue: $0.rawValue) }
    }
}

/// The parts that texts are divided into.
public enum NSLinguisticTaggerUnit: Int, Sendable {
    /// Words, sentences, paragraphs, or the whole.
    case word, sentence, paragraph, document

    fileprivate var unit: NLTokenUnit {
        switch self {
        case .word: .word
        case .sentence: .sentence
        case .paragraph: .paragraph
        case .document: .document
        }
    }
}

/// A kind of tags.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a kind from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Words, punctuation and white space.
    public static let tokenType = NSLinguisticTagScheme(rawValue: "TokenType")
    /// Parts of speech.
    public static let lexicalClass = NSLinguisticTagScheme(rawValue: "LexicalClass")
    /// Names.
    public static let nameType = NSLinguisticTagScheme(rawValue: "NameType")
    /// Names, and parts of speech of other words.
    public static let nameTypeOrLexicalClass = NSLinguisticTagScheme(rawValue: "NameTypeOrLexicalClass")
    /// Plain forms.
    public static let lemma = NSLinguisticTagScheme(rawValue: "Lemma")
    /// Languages.
    public static let language = NSLinguisticTagScheme(rawValue: "Language")
    /// Scripts.
    public static let script = NSLinguisticTagScheme(rawValue: "Script")
}

/// A tag.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a tag from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A word.
    public static let word = NSLinguisticTag(rawValue: "Word")
    /// Punctuation.
    public static let punctuation = NSLinguisticTag(rawValue: "Punctuation")
    /// White space.
    public static let whitespace = NSLinguisticTag(rawValue: "Whitespace")
    /// A noun.
    public static let noun = NSLinguisticTag(rawValue: "Noun")
    /// A verb.
    public static let verb = NSLinguisticTag(rawValue: "Verb")
    /// An adjective.
    public static let adjective = NSLinguisticTag(rawValue: "Adjective")
    /// An adverb.
    public static let adverb = NSLinguisticTag(rawValue: "Adverb")
    /// A pronoun.
    public static let pronoun = NSLinguisticTag(rawValue: "Pronoun")
    /// A number.
    public static let number = NSLinguisticTag(rawValue: "Number")
    /// A person's name.
    public static let personalName = NSLinguisticTag(rawValue: "PersonalName")
    /// A place's name.
    public static let placeName = NSLinguisticTag(rawValue: "PlaceName")
    /// An organization's name.
    public static let organizationName = NSLinguisticTag(rawValue: "OrganizationName")
}
