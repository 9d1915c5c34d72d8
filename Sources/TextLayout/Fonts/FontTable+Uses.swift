/// The use of a face in the table.
package struct FontUse: Equatable, Sendable {
    /// A description, such as `system font, bold italic`.
    package var use: String
    /// The path of the file, installed or not; nil if no file of the table has the characters.
    package var path: String?
    /// The Debian package that installs the file.
    package var package: String?
    package var isInstalled: Bool
    /// Whether the file is required for setting text.
    package var isRequired: Bool
}

extension FontTable {
    /// The uses of the files: styles first, then scripts by the face that draws their characters.
    package var uses: [FontUse] {
        var uses = FontWeight.allCases.flatMap { weight in
            [false, true].map { isItalic in
                use("system font, \(weight)\(isItalic ? " italic" : "")", .inter(weight, italic: isItalic))
            }
        }
        for weight in [FontWeight.regular, .bold] {
            for isItalic in [false, true] {
                let style = "\(weight)\(isItalic ? " italic" : "")"
                uses.append(use("monospaced design, \(style)", .monospaced(weight, italic: isItalic)))
                uses.append(use("serif design, \(style)", .serif(weight, italic: isItalic)))
            }
            uses.append(use("characters that others lack, \(weight)", .manyScripts(weight)))
        }
        uses.append(use("emoji in colours", .colorEmoji, isRequired: false))
        return uses + Self.samples.map { script($0.name, sample: $0.scalar) }
    }

    private func use(_ name: String, _ file: FontFile, isRequired: Bool = true) -> FontUse {
        FontUse(use: name, path: file.path, package: file.package, isInstalled: file.isInstalled, isRequired: isRequired)
    }

    /// The file that draws a script, or the optional one that would.
    private func script(_ name: String, sample: UInt32) -> FontUse {
        let files = FontFile.all + ScriptFont.all.map(\.regular)
        let face = fallbacks(bold: false).first { $0.covers(sample) }
        if let file = files.first(where: { $0.path == face?.face.path }) { return use(name, file) }
        guard let absent = ScriptFont.serving(sample)?.regular else {
            return FontUse(use: name, path: nil, package: nil, isInstalled: false, isRequired: false)
        }
        return use(name, absent, isRequired: false)
    }

    /// A character of each script; the emoji is one that no font of styles has.
    private static let samples: [(name: String, scalar: UInt32)] = [
        ("Greek", 0x3B1), ("Cyrillic", 0x431), ("Arabic", 0x628), ("Hebrew", 0x5D0), ("Thai", 0xE01), ("Devanagari", 0x905),
        ("Bengali", 0x985), ("Gurmukhi", 0xA05), ("Gujarati", 0xA85), ("Oriya", 0xB05), ("Tamil", 0xB85), ("Telugu", 0xC05),
        ("Kannada", 0xC85),
        ("Malayalam", 0xD05), ("Sinhala", 0xD85), ("Myanmar", 0x1000), ("Khmer", 0x1780), ("Ethiopic", 0x1200),
        ("Chinese", 0x4E00),
        ("Japanese", 0x3042), ("Korean", 0xAC00), ("emoji", 0x1F389),
    ]
}
