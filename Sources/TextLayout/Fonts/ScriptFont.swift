/// A font for characters of scripts that the fonts for styles lack.
///
/// Its package is optional: without it boxes with the same advances are drawn, so that frames do not depend on what is
/// installed. Thai and the scripts of Noto's fonts are the exception, whose advances are the font's.
struct ScriptFont: Sendable {
    let regular: FontFile
    let bold: FontFile
    /// Whether a character is one of the font's scripts.
    let serves: @Sendable (UInt32) -> Bool

    /// The fonts, in the order in which characters are looked up.
    static let all =
        [
            ScriptFont(regular: loma(isBold: false), bold: loma(isBold: true)) { (0xE00...0xE7F).contains($0) },
            ScriptFont(regular: .eastAsian, bold: .eastAsian) { UnicodeText.isWide($0) && !UnicodeText.isEmoji($0) },
            ScriptFont(regular: .emoji, bold: .emoji, serves: UnicodeText.isEmoji),
        ]
        + blocks.map { name, block in
            ScriptFont(regular: noto(name, isBold: false), bold: noto(name, isBold: true)) { block.contains($0) }
        }

    /// The blocks of Unicode that Noto's font of a name serves.
    private static let blocks: [(name: String, block: ClosedRange<UInt32>)] = [
        ("Devanagari", 0x0900...0x097F), ("Bengali", 0x0980...0x09FF), ("Gurmukhi", 0x0A00...0x0A7F),
        ("Gujarati", 0x0A80...0x0AFF), ("Oriya", 0x0B00...0x0B7F), ("Tamil", 0x0B80...0x0BFF), ("Telugu", 0x0C00...0x0C7F),
        ("Kannada", 0x0C80...0x0CFF), ("Malayalam", 0x0D00...0x0D7F), ("Sinhala", 0x0D80...0x0DFF),
        ("Myanmar", 0x1000...0x109F), ("Khmer", 0x1780...0x17FF), ("Ethiopic", 0x1200...0x137F),
    ]

    /// The font for a character; nil if the table has none for its script.
    static func serving(_ scalar: UInt32) -> ScriptFont? { all.first { $0.serves(scalar) } }

    private static func noto(_ script: String, isBold: Bool) -> FontFile {
        FontFile(
            name: "truetype/noto/NotoSans\(script)-\(isBold ? "Bold" : "Regular").ttf", package: "fonts-noto-core", isBold: isBold
        )
    }

    private static func loma(isBold: Bool) -> FontFile {
        FontFile(
            name: "opentype/tlwg/Loma\(isBold ? "-Bold" : "").otf", package: "fonts-tlwg-loma-otf",
            isBold: isBold)
    }
}

extension FontFile {
    /// Chinese, Japanese and Korean in one weight.
    static let eastAsian = FontFile(name: "truetype/wqy/wqy-microhei.ttc", package: "fonts-wqy-microhei")
    /// Emoji as pictures in colours, which are preferred where they are installed.
    static let colorEmoji = FontFile(name: "truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")
    /// Emoji as outlines of one colour.
    static let emoji = FontFile(name: "truetype/ancient-scripts/Symbola_hint.ttf", package: "fonts-symbola")
}
