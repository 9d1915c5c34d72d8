public import Foundation

/// Finds the language of a text by its script: only that of scripts which one language is written with. All others,
/// Latin among them, are not told apart here.
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
