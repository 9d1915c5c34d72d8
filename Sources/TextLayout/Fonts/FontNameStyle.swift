/// The style described by a font's name, such as `BoldItalic`.
package struct FontNameStyle: Equatable, Sendable {
    package private(set) var weight = FontWeight.regular
    package private(set) var isItalic = false
    /// Whether every part of the style was understood.
    private(set) var isKnown = true

    /// Whether it is neither bold nor thin nor slanted.
    var isRegular: Bool { weight == .regular && !isItalic }

    /// Parses the style in a name: the part after the hyphen or, without one, the whole name.
    package init(fontName name: String) {
        self.init(words: name.drop { $0 != "-" }.isEmpty ? name[...] : name.drop { $0 != "-" })
    }

    /// Parses the words of a style; case, spaces and hyphens are ignored.
    init(words: some StringProtocol) {
        var rest = words.lowercased().filter { $0.isLetter }
        for word in ["italic", "oblique", "slanted"] where rest.contains(word) {
            isItalic = true
            rest = rest.replacing(word, with: "")
        }
        if rest.hasSuffix("mt") { rest.removeLast(2) }
        if let known = Self.weights.first(where: { $0.word == rest }) {
            weight = known.weight
        } else {
            isKnown = rest.isEmpty
            weight = Self.weights.first { rest.contains($0.word) }?.weight ?? .regular
        }
        if rest == "it" { (isItalic, isKnown) = (true, true) }
    }

    /// Longer words precede those they contain.
    private static let weights: [(word: String, weight: FontWeight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
        ("semilight", .light), ("light", .light), ("regular", .regular), ("roman", .regular), ("book", .regular),
        ("normal", .regular), ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
        ("extrabold", .heavy), ("ultrabold", .heavy), ("condensedbold", .bold), ("bold", .bold), ("heavy", .heavy),
        ("extrablack", .black), ("black", .black), ("wide", .bold),
    ]
}
