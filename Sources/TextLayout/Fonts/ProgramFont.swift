/// A font that a program registers, found by the names in its file.
struct ProgramFont: Sendable {
    let file: FontFile
    let familyName: String
    let postScriptName: String
}

extension FontTable {
    /// Registers the font of a file under its names, with precedence over all fonts of the table.
    ///
    /// - Throws: ``FontError`` if the file is missing or unusable.
    package func register(path: String) throws(FontError) {
        let file = FontFile(path: path, package: "that has it")
        let face = try typeface(file, .plain).face
        unregister(path: path)
        programFonts.append(ProgramFont(file: file, familyName: face.familyName, postScriptName: face.postScriptName))
    }

    /// Unregisters the font of a file.
    package func unregister(path: String) { programFonts.removeAll { $0.file.path == path } }

    /// The registered font with a PostScript name, or the regular one of a family, or else its first one.
    func programFont(named name: String) -> ProgramFont? {
        let fonts = programFonts
        if fonts.isEmpty { return nil }
        if let font = fonts.first(where: { $0.postScriptName == name }) { return font }
        let family = fonts.filter { $0.familyName == name }
        return family.first { FontNameStyle(fontName: $0.postScriptName).isRegular } ?? family.first
    }

    /// The registered font with a name, at a size.
    func programFont(named name: String, size: Double) throws(FontError) -> NamedFont? {
        guard let found = programFont(named: name) else { return nil }
        let (typeface, style) = (try typeface(found.file, .plain), FontNameStyle(fontName: found.postScriptName))
        let font = TextFont(
            typeface: typeface, pointSize: Self.usableSize(size), metrics: typeface.ownMetrics, tracking: 0, isSubstitute: false)
        return NamedFont(
            font: font, postScriptName: found.postScriptName, familyName: found.familyName, weight: style.weight,
            isItalic: style.isItalic)
    }
}
