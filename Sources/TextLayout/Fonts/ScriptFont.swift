/// A font for characters of scripts that the fonts for styles lack.
///
/// Its package is small and optional: without it boxes with the same advances are drawn, so that frames do not depend
/// on what is installed. Thai is the exception, whose advances are the font's.
struct ScriptFont: Sendable {
    let regular: FontFile
    let bold: FontFile
    /// Whether a character is one of the font's scripts.
    let serves: @Sendable (UInt32) -> Bool

    /// The fonts, in the order in which characters are looked up.
    static let all = [
        ScriptFont(regular: loma(isBold: false), bold: loma(isBold: true)) { (0xE00...0xE7F).contains($0) },
        ScriptFont(regular: .eastAsian, bold: .eastAsian) { UnicodeText.isWide($0) && !UnicodeText.isEmoji($0) },
        ScriptFont(regular: .emoji, bold: .emoji, serves: UnicodeText.isEmoji),
    ]

    /// The font for a character; nil if the table has none for its script.
    static func serving(_ scalar: UInt32) -> ScriptFont? { all.first { $0.serves(scalar) } }

    private static func loma(isBold: Bool) -> FontFile {
        FontFile(
            name: "opentype/tlwg/Loma\(isBold ? "-Bold" : "").otf", package: "fonts-tlwg-loma-otf",
            isBold: isBold)
    }
}

extension FontFile {
    /// Chinese, Japanese and Korean in one weight.
    static let eastAsian = FontFile(name: "truetype/wqy/wqy-microhei.ttc", package: "fonts-wqy-microhei")
    /// Emoji as outlines of one colour.
    static let emoji = FontFile(name: "truetype/ancient-scripts/Symbola_hint.ttf", package: "fonts-symbola")
}
