@_exported public import Foundation

/// The parts that texts are divided into.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nltokenunit
public enum NLTokenUnit: Int, Sendable {
    /// Words, sentences, paragraphs, or the whole.
    case word, sentence, paragraph, document
}

/// Divides texts. Words are runs of letters and digits, with the apostrophes inside of them; sentences end after full stops,
/// question marks and exclamation marks that a space follows. Languages without spaces between words are divided by
/// characters only.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nltokenizer
open class NLTokenizer: NSObject, @unchecked Sendable {
    /// Attributes of a token.
    public struct Attributes: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates attributes from their raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It has digits.
        public static let numeric = Attributes(rawValue: 1)
        /// It has signs.
        public static let symbolic = Attributes(rawValue: 2)
        /// It has pictures.
        public static let emoji = Attributes(rawValue: 4)
    }
    /// The parts that texts are divided into.
    public let unit: NLTokenUnit
    /// The text.
    open var string: String?
    /// Creates a tokenizer.
    public init(unit: NLTokenUnit) { self.unit = unit }
    /// Sets the language; stored, without effect here.
    open func setLanguage(_ language: NLLanguage) {}

    /// The token that an index lies in; an empty range if it lies between tokens.
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        all(in: string ?? "").first { $0.contains(index) } ?? index..<index
    }
    /// The tokens in a range.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        all(in: string ?? "").filter { $0.lowerBound >= range.lowerBound && $0.upperBound <= range.upperBound }
    }
    /// Calls a closure with the tokens in a range, until it returns false.
    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        guard let string else { return }
        for token in tokens(for: range) {
            let attributes: Attributes = unit == .word && string[token].contains(where: \.isNumber) ? .numeric : []
            if !block(token, attributes) { return }
        }
    }

    // MARK: Tokens

    private func all(in text: String) -> [Range<String.Index>] {
        switch unit {
        case .word: words(in: text)
        case .sentence: ranges(in: text) { text, index in Self.ends(text, at: index) }
        case .paragraph: ranges(in: text) { text, index in text[index].isNewline }
        case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
        }
    }

    private func words(in text: String) -> [Range<String.Index>] {
        var (found, start): ([Range<String.Index>], String.Index?) = ([], nil)
        for index in text.indices {
            let next = text.index(after: index)
            let isInside = "'’".contains(text[index]) && start != nil && next < text.endIndex && text[next].isLetter
            if text[index].isLetter || text[index].isNumber || isInside {
                start = start ?? index
            } else if let first = start {
                found.append(first..<index)
                start = nil
            }
        }
        if let start { found.append(start..<text.endIndex) }
        return found
    }

    /// The parts of a text that end behind some of its characters; those of white space alone are left out.
    private func ranges(in text: String, endsAt ends: (String, String.Index) -> Bool) -> [Range<String.Index>] {
        var (found, start): ([Range<String.Index>], String.Index) = ([], text.startIndex)
        for index in text.indices where ends(text, index) {
            found.append(start..<text.index(after: index))
            start = text.index(after: index)
        }
        if start < text.endIndex { found.append(start..<text.endIndex) }
        return found.filter { !text[$0].allSatisfy(\.isWhitespace) }
    }

    /// Whether the white space at an index is the last behind the end of a sentence, or a line ends there.
    private static func ends(_ text: String, at index: String.Index) -> Bool {
        guard text[index].isWhitespace else { return false }
        if text[index].isNewline { return true }
        let next = text.index(after: index)
        guard next == text.endIndex || !text[next].isWhitespace else { return false }
        let before = text[..<index].last { !$0.isWhitespace && !"\"'”’)]".contains($0) }
        return before.map { ".!?…。".contains($0) } ?? false
    }
}

/// A language.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nllanguage
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    /// The raw value: the language's code.
    public let rawValue: String
    /// Creates a language from its code.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a language from its code.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// No language that is known.
    public static let undetermined = NLLanguage("und")
    /// Arabic.
    public static let arabic = NLLanguage("ar")
    /// Armenian.
    public static let armenian = NLLanguage("hy")
    /// Dutch.
    public static let dutch = NLLanguage("nl")
    /// English.
    public static let english = NLLanguage("en")
    /// French.
    public static let french = NLLanguage("fr")
    /// Georgian.
    public static let georgian = NLLanguage("ka")
    /// German.
    public static let german = NLLanguage("de")
    /// Greek.
    public static let greek = NLLanguage("el")
    /// Hebrew.
    public static let hebrew = NLLanguage("he")
    /// Hindi.
    public static let hindi = NLLanguage("hi")
    /// Italian.
    public static let italian = NLLanguage("it")
    /// Japanese.
    public static let japanese = NLLanguage("ja")
    /// Korean.
    public static let korean = NLLanguage("ko")
    /// Polish.
    public static let polish = NLLanguage("pl")
    /// Portuguese.
    public static let portuguese = NLLanguage("pt")
    /// Russian.
    public static let russian = NLLanguage("ru")
    /// Chinese with simplified characters.
    public static let simplifiedChinese = NLLanguage("zh-Hans")
    /// Spanish.
    public static let spanish = NLLanguage("es")
    /// Swedish.
    public static let swedish = NLLanguage("sv")
    /// Thai.
    public static let thai = NLLanguage("th")
    /// Chinese with traditional characters.
    public static let traditionalChinese = NLLanguage("zh-Hant")
    /// Turkish.
    public static let turkish = NLLanguage("tr")
    /// Ukrainian.
    public static let ukrainian = NLLanguage("uk")
}

/// Finds the language of a text by its script: only that of scripts which one language is written with. All others, Latin
/// among them, are not told apart here.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nllanguagerecognizer
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    private var text = ""
    /// Creates a recognizer.
    public override init() { super.init() }
    /// Adds a text.
    open func processString(_ string: String) { text += string }
    /// Forgets the texts.
    open func reset() { text = "" }
    /// The languages that are looked for; stored, without effect here.
    open var languageConstraints: [NLLanguage] = []
    /// The likelihood of languages; stored, without effect here.
    open var languageHints: [NLLanguage: Double] = [:]
    /// The language of the texts; nil if it is not known.
    open var dominantLanguage: NLLanguage? { Self.dominantLanguage(for: text) }
    /// The likelihood of languages: 1 for the one that is known.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        dominantLanguage.map { maxHypotheses > 0 ? [$0: 1] : [:] } ?? [:]
    }
    /// The language of a text; nil if it is not known.
    open class func dominantLanguage(for string: String) -> NLLanguage? {
        let letters = string.unicodeScalars.filter(\.properties.isAlphabetic)
        let counted = scripts.map { script in (script.language, letters.count { script.range.contains($0.value) }) }
        guard let most = counted.max(by: { $0.1 < $1.1 }), most.1 * 2 > letters.count || most.0 == .japanese && most.1 > 0 else {
            return nil
        }
        return most.0
    }

    private static let scripts: [(language: NLLanguage, range: ClosedRange<UInt32>)] = [
        (.greek, 0x370...0x3FF), (.armenian, 0x530...0x58F), (.hebrew, 0x590...0x5FF), (.thai, 0xE00...0xE7F),
        (.georgian, 0x10A0...0x10FF), (.japanese, 0x3040...0x30FF), (.korean, 0xAC00...0xD7AF),
    ]
}

/// A kind of tags.
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
    /// Plain forms.
    public static let lemma = NLTagScheme(rawValue: "Lemma")
    /// Languages.
    public static let language = NLTagScheme(rawValue: "Language")
    /// Moods, from -1 to 1.
    public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

/// A tag.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a tag from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A word.
    public static let word = NLTag(rawValue: "Word")
    /// A noun.
    public static let noun = NLTag(rawValue: "Noun")
    /// A verb.
    public static let verb = NLTag(rawValue: "Verb")
    /// An adjective.
    public static let adjective = NLTag(rawValue: "Adjective")
    /// A person's name.
    public static let personalName = NLTag(rawValue: "PersonalName")
    /// A place's name.
    public static let placeName = NLTag(rawValue: "PlaceName")
    /// An organization's name.
    public static let organizationName = NLTag(rawValue: "OrganizationName")
}

/// Tells parts of speech, names and moods. There are no models of languages here: no token has a tag.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nltagger
open class NLTagger: NSObject, @unchecked Sendable {
    /// The tokens that are left out.
    public struct Options: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates options from their raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Words.
        public static let omitWords = Options(rawValue: 1)
        /// Punctuation.
        public static let omitPunctuation = Options(rawValue: 2)
        /// White space.
        public static let omitWhitespace = Options(rawValue: 4)
        /// Anything else.
        public static let omitOther = Options(rawValue: 8)
        /// Nothing; names of several words are one token.
        public static let joinNames = Options(rawValue: 16)
        /// Nothing; contractions are one token.
        public static let joinContractions = Options(rawValue: 32)
    }
    /// The text.
    open var string: String?
    /// The kinds of tags.
    public let tagSchemes: [NLTagScheme]
    /// Creates a tagger.
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
    /// The language of the text; nil if it is not known.
    open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }
    /// The tag at an index: nil, and the token that has it.
    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        return (nil, tokenizer.tokenRange(at: index))
    }
    /// Calls a closure with the tokens in a range, without tags, until it returns false.
    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        tokenizer.enumerateTokens(in: range) { token, _ in block(nil, token) }
    }
    /// The tags in a range, without any.
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
}
