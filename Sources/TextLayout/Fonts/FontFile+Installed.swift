/// The files of the font table; `Scripts/setup` installs their packages.
extension FontFile {
    /// Inter in a weight, upright or italic.
    static func inter(_ weight: FontWeight, italic: Bool) -> FontFile {
        FontFile(
            name: "opentype/inter/Inter-\(interStyle(weight, italic: italic)).otf", package: "fonts-inter",
            isBold: weight >= .semibold)
    }

    /// A monospaced face in one of two weights, upright or oblique.
    static func monospaced(_ weight: FontWeight, italic: Bool) -> FontFile {
        dejaVu("SansMono", weight, slant: italic ? "Oblique" : "")
    }
    /// A serif face in one of two weights, upright or italic.
    static func serif(_ weight: FontWeight, italic: Bool) -> FontFile { dejaVu("Serif", weight, slant: italic ? "Italic" : "") }
    /// The face with the most scripts, used for characters that the chosen face lacks.
    static func manyScripts(_ weight: FontWeight) -> FontFile { dejaVu("Sans", weight, slant: "") }

    private static func dejaVu(_ family: String, _ weight: FontWeight, slant: String) -> FontFile {
        let isBold = weight >= .semibold
        let style = (isBold ? "Bold" : "") + slant
        return FontFile(
            name: "truetype/dejavu/DejaVu\(family)\(style.isEmpty ? "" : "-" + style).ttf",
            package: slant.isEmpty ? "fonts-dejavu-core" : "fonts-dejavu-extra", isBold: isBold)
    }

    private static func interStyle(_ weight: FontWeight, italic: Bool) -> String {
        if weight == .regular { return italic ? "Italic" : "Regular" }
        return interWeights[weight.rawValue] + (italic ? "Italic" : "")
    }

    private static let interWeights = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]

    /// All required files, once each; ``ScriptFont`` has the optional ones.
    static let all: [FontFile] =
        FontWeight.allCases.flatMap { [inter($0, italic: false), inter($0, italic: true)] }
        + [FontWeight.regular, .bold].flatMap { weight in
            [false, true].flatMap { [monospaced(weight, italic: $0), serif(weight, italic: $0)] } + [manyScripts(weight)]
        }
}
