import InterfaceBuilderDocument

/// A language that a document's texts are laid out in.
public enum DocumentLanguage: Hashable, Sendable {
    /// A language of the project, such as `de`: the texts of its strings file or string catalogue in place of the
    /// document's.
    case named(String)
    /// The document's texts made 30 per cent longer, as translations of English commonly are.
    case longer
    /// The document's texts with marks above and below the letters, which are higher.
    case accented
    /// The document's texts turned around, in a layout from right to left.
    case rightToLeft

    /// A language by its word: `longer`, `accented` and `rtl` for those that nobody speaks, else a code such as
    /// `pt-BR`.
    ///
    /// - Returns: Nil for a word that is no code of a language.
    public init?(_ word: String) {
        switch word {
        case "longer": self = .longer
        case "accented": self = .accented
        case "rtl": self = .rightToLeft
        default:
            let isCode =
                word.first?.isLetter ?? false
                && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
            guard isCode else { return nil }
            self = .named(word)
        }
    }

    /// The word that ``init(_:)`` reads.
    public var word: String {
        switch self {
        case .named(let code): code
        case .longer: "longer"
        case .accented: "accented"
        case .rightToLeft: "rtl"
        }
    }

    /// The languages whose scripts are written from right to left.
    private static let fromRightToLeft: Set<String> = ["ar", "dv", "fa", "he", "iw", "ckb", "ps", "sd", "ug", "ur", "yi"]

    /// Whether layouts are from right to left in the language.
    public var isRightToLeft: Bool {
        switch self {
        case .rightToLeft: true
        case .named(let code): Self.fromRightToLeft.contains(String(code.prefix { $0 != "-" && $0 != "_" }))
        case .longer, .accented: false
        }
    }

    /// The texts in place of a document's own, by their keys.
    public func texts(of document: InterfaceDocument, _ translations: DocumentTranslations) -> [String: String] {
        if case .named(let code) = self { return translations.texts(in: code) }
        return Dictionary(document.texts.map { ($0.key, changed($0.text)) }) { first, _ in first }
    }

    private func changed(_ text: String) -> String {
        switch self {
        case .named: text
        case .longer: Self.longer(text)
        case .accented: String(text.map { Self.accents[$0] ?? $0 })
        // The override of the direction and its end (Unicode Standard Annex 9, section 2.2).
        case .rightToLeft:
            text.split(separator: "\n", omittingEmptySubsequences: false).map { "\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
        }
    }

    /// The text and then its first characters again, 30 per cent of it and one at least, after a space where the text
    /// has spaces.
    private static func longer(_ text: String) -> String {
        let count = max(1, Int((Double(text.count) * 0.3).rounded(.up)))
        let hasSpaces = text.contains(" ")
        return text + (hasSpaces ? " " : "") + text.filter { $0 != "\n" }.prefix(hasSpaces ? count - 1 : count)
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "AaBbCcDdEeGgHhIiJjKkLlMmNnOoRrSsTtUuVvWwYyZz", "ÅåḂḃÇçḒḓÊêĜĝĤĥÎîĴĵḰḱĻļḾḿŇňÔôŘřŞşŢţÛûṼṽŴŵŶŷẐẑ"))
}
