/// The files of the font table; `Scripts/setup` installs their packages.
extension FontFile {
    /// Inter in a weight, upright or italic.
    static func inter(_ weight: FontWeight, italic: Bool) -> FontFile {
        FontFile(
            path: "/usr/share/fonts/opentype/inter/Inter-\(interStyle(weight, italic: italic)).otf", package: "fonts-inter",
            isBold: weight >= .semibold)
    }

    /// A monospaced face, which has two weights and no italic.
    static func monospaced(_ weight: FontWeight) -> FontFile { dejaVu("SansMono", weight) }
    static func serif(_ weight: FontWeight) -> FontFile { dejaVu("Serif", weight) }
    /// The face with the most scripts, in which characters are looked up that the chosen face lacks.
    static func manyScripts(_ weight: FontWeight) -> FontFile { dejaVu("Sans", weight) }

    private static func dejaVu(_ family: String, _ weight: FontWeight) -> FontFile {
        let isBold = weight >= .semibold
        return FontFile(
            path: "/usr/share/fonts/truetype/dejavu/DejaVu\(family)\(isBold ? "-Bold" : "").ttf", package: "fonts-dejavu-core",
            isBold: isBold)
    }

    private static func interStyle(_ weight: FontWeight, italic: Bool) -> String {
        if weight == .regular { return italic ? "Italic" : "Regular" }
        return interWeights[weight.rawValue] + (italic ? "Italic" : "")
    }

    private static let interWeights = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]

    /// Every file without which no text can be set, once; ``ScriptFont`` has the optional ones.
    static let all: [FontFile] =
        FontWeight.allCases.flatMap { [inter($0, italic: false), inter($0, italic: true)] }
        + [FontWeight.regular, .bold].flatMap { [monospaced($0), serif($0), manyScripts($0)] }
}
