@_exported public import Foundation

/// The parts that texts are divided into.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nltokenunit
public enum NLTokenUnit: Int, Sendable {
    /// Words, sentences, paragraphs, or the whole.
    case word, sentence, paragraph, document
}

/// Divides texts. Words are runs of letters and digits, with the apostrophes inside of them; sentences end after full
/// stops, question marks and exclamation marks that a space follows. Languages without spaces between words are divided
/// by characters only.
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
