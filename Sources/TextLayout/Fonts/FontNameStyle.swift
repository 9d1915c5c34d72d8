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
        let words = words.lowercased()
        var rest = Self.numbered[words] ?? words.filter { $0.isLetter }
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

    /// The numbers of weights in the names of the Hiragino families.
    private static let numbered = [
        "w0": "thin", "w1": "thin", "w2": "light", "w3": "regular", "w4": "regular", "w5": "medium", "w6": "bold", "w7": "bold",
        "w8": "heavy", "w9": "black",
    ]

    /// Longer words precede those they contain.
    private static let weights: [(word: String, weight: FontWeight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
        ("semilight", .light), ("light", .light), ("regular", .regular), ("roman", .regular), ("book", .regular),
        ("normal", .regular), ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
        ("extrabold", .heavy), ("ultrabold", .heavy), ("condensedbold", .bold), ("bold", .bold), ("heavy", .heavy),
        ("extrablack", .black), ("black", .black), ("wide", .bold),
    ]
}
