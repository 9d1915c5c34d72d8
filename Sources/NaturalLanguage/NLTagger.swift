public import Foundation

/// A kind of tags.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nltagscheme
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a kind from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Words, punctuation and white space.
    public static let tokenType = NLTagScheme(rawValue: "TokenType")
    /// Parts of speech.
    public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
    /// Names.
    public static let nameType = NLTagScheme(rawValue: "NameType")
    /// Names, and parts of speech of other words.
    public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
    /// Plain forms.
    public static let lemma = NLTagScheme(rawValue: "Lemma")
    /// Languages.
    public static let language = NLTagScheme(rawValue: "Language")
    /// Scripts.
    public static let script = NLTagScheme(rawValue: "Script")
    /// Moods, from -1 to 1.
    public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

/// A tag.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nltag
public struct NLTag: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a tag from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a tag from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A word.
    public static let word = NLTag("Word")
    /// Punctuation.
    public static let punctuation = NLTag("Punctuation")
    /// White space.
    public static let whitespace = NLTag("Whitespace")
    /// Anything else.
    public static let other = NLTag("Other")
    /// A noun.
    public static let noun = NLTag("Noun")
    /// A verb.
    public static let verb = NLTag("Verb")
    /// An adjective.
    public static let adjective = NLTag("Adjective")
    /// An adverb.
    public static let adverb = NLTag("Adverb")
    /// A pronoun.
    public static let pronoun = NLTag("Pronoun")
    /// A determiner.
    public static let determiner = NLTag("Determiner")
    /// A particle.
    public static let particle = NLTag("Particle")
    /// A preposition.
    public static let preposition = NLTag("Preposition")
    /// A number.
    public static let number = NLTag("Number")
    /// A conjunction.
    public static let conjunction = NLTag("Conjunction")
    /// An interjection.
    public static let interjection = NLTag("Interjection")
    /// A classifier.
    public static let classifier = NLTag("Classifier")
    /// An idiom.
    public static let idiom = NLTag("Idiom")
    /// Another word.
    public static let otherWord = NLTag("OtherWord")
    /// A person's name.
    public static let personalName = NLTag("PersonalName")
    /// A place's name.
    public static let placeName = NLTag("PlaceName")
    /// An organization's name.
    public static let organizationName = NLTag("OrganizationName")
}

/// Divides texts into words, punctuation and white space, and tells which of these a token is. There are no models of
/// languages here, as on a device that has not loaded them: parts of speech, names, plain forms and moods are nil.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nltagger
open class NLTagger: NSObject, @unchecked Sendable {
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
        /// Contractions are one token; otherwise what is contracted is one of its own.
        public static let joinContractions = Options(rawValue: 32)
    }
    /// The text.
    open var string: String?
    /// The kinds of tags.
    public let tagSchemes: [NLTagScheme]
    /// Creates a tagger.
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
    /// The kinds of tags that are known of a language: the types of tokens, and languages by their scripts.
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        unit == .word ? [.tokenType, .language] : [.language]
    }
    /// The language of the text; nil if it is not known.
    open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }
    /// Sets the language of a range; stored, without effect here.
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
    /// The token that an index lies in.
    open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        tokens(unit, []).first { $0.range.contains(index) }?.range ?? index..<index
    }
    /// The tag of the token that an index lies in, and the token.
    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        guard let token = tokens(unit, []).first(where: { $0.range.contains(index) }) else { return (nil, index..<index) }
        return (tag(token.type, scheme), token.range)
    }
    /// Calls a closure with the tokens in a range and their tags, until it returns false.
    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for token in tokens(unit, options) where token.range.overlaps(range) {
            if !block(tag(token.type, scheme), token.range) { return }
        }
    }
    /// The tokens in a range with their tags.
    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        var found: [(NLTag?, Range<String.Index>)] = []
        enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, token in
            found.append((tag, token))
            return true
        }
        return found
    }

    // MARK: Tokens

    private func tag(_ type: NLTag?, _ scheme: NLTagScheme) -> NLTag? {
        switch scheme {
        case .tokenType: type
        case .language: dominantLanguage.map { NLTag($0.rawValue) }
        default: nil
        }
    }

    /// The tokens of the text: with the unit of words all of it, with others only what tokenizers find.
    private func tokens(_ unit: NLTokenUnit, _ options: Options) -> [(range: Range<String.Index>, type: NLTag?)] {
        guard let string else { return [] }
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        let found = tokenizer.tokens(for: string.startIndex..<string.endIndex)
        guard unit == .word else { return found.map { ($0, nil) } }
        var (tokens, end): ([(range: Range<String.Index>, type: NLTag?)], String.Index) = ([], string.startIndex)
        for word in found {
            tokens += Self.between(end..<word.lowerBound, in: string)
            tokens += Self.parts(word, in: string, joined: options.contains(.joinContractions)).map { ($0, .word) }
            end = word.upperBound
        }
        tokens += Self.between(end..<string.endIndex, in: string)
        return tokens.filter { !options.omits($0.type) }
    }

    /// The runs of white space and the single other characters of a range without words.
    private static func between(
        _ range: Range<String.Index>, in text: String
    ) -> [(range: Range<String.Index>, type: NLTag?)] {
        var (found, index): ([(range: Range<String.Index>, type: NLTag?)], String.Index) = ([], range.lowerBound)
        while index < range.upperBound {
            var end = text.index(after: index)
            if text[index].isWhitespace {
                while end < range.upperBound, text[end].isWhitespace { end = text.index(after: end) }
                found.append((index..<end, .whitespace))
            } else {
                found.append((index..<end, text[index].isPunctuation ? .punctuation : .other))
            }
            index = end
        }
        return found
    }

    /// The ends of words that English contracts.
    private static let contracted = ["n't", "'s", "'re", "'ve", "'ll", "'d", "'m"]

    /// A word, or its parts where it is a contraction.
    private static func parts(_ word: Range<String.Index>, in text: String, joined: Bool) -> [Range<String.Index>] {
        let plain = text[word].lowercased().replacingOccurrences(of: "’", with: "'")
        guard !joined, let end = contracted.first(where: { plain.hasSuffix($0) && plain.count > $0.count }) else { return [word] }
        let middle = text.index(word.upperBound, offsetBy: -end.count)
        return [word.lowerBound..<middle, middle..<word.upperBound]
    }
}

extension NLTagger.Options {
    fileprivate func omits(_ type: NLTag?) -> Bool {
        switch type {
        case .word: contains(.omitWords)
        case .punctuation: contains(.omitPunctuation)
        case .whitespace: contains(.omitWhitespace)
        default: contains(.omitOther)
        }
    }
}
