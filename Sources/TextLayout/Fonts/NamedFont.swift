/// A font found by its name.
package struct NamedFont: Hashable, Sendable {
    package var font: TextFont
    /// The requested name if it is a full one; otherwise that of the family's regular face.
    package var postScriptName: String
    package var familyName: String
    package var weight: FontWeight
    package var isItalic: Bool
}

extension FontTable {
    /// A font of the program's own, or of one of the families of iOS.
    ///
    /// - Parameter name: A PostScript name such as `HelveticaNeue-Bold`, or a family's.
    /// - Returns: nil for names that iOS does not know.
    /// - Throws: ``FontError`` if the substitute's file is not installed.
    package func font(named name: String, size: Double) throws(FontError) -> NamedFont? {
        if let own = try programFont(named: name, size: size) { return own }
        guard let (family, style) = FontFamily.find(name, in: FontFamily.ofIOS) else { return nil }
        return try standIn(for: family, style, named: name == family.name ? family.prefix : name, size: size)
    }

    /// The file of a font of the program's own, or of the substitute for one of iOS; nil for names that iOS does not
    /// know.
    package func file(ofFontNamed name: String) -> String? {
        if let own = programFont(named: name) { return own.file.path }
        guard let (family, style) = FontFamily.find(name, in: FontFamily.ofIOS) else { return nil }
        let file = standInFile(for: family, style)
        return file.isInstalled && file.index == 0 ? file.path : nil
    }

    private func standInFile(for family: FontFamily, _ style: FontNameStyle) -> FontFile {
        family.design == .monospaced
            ? .monospaced(style.weight, italic: style.isItalic) : .inter(style.weight, italic: style.isItalic)
    }

    /// A font for a name in a document, which may be a font that the document's project bundles.
    ///
    /// The system font's names give the system font. Widely used open families have their own metrics. Unknown names
    /// are handled like fonts that Interface Builder does not find, in the weight and slant that the name describes.
    ///
    /// - Throws: ``FontError`` if the substitute's file is not installed.
    package func substitute(forFontNamed name: String, size: Double) throws(FontError) -> NamedFont {
        if let own = try programFont(named: name, size: size) { return own }
        if let style = SystemFontStyle(fontName: name) {
            return NamedFont(
                font: try systemFont(ofSize: size, style: style), postScriptName: name, familyName: ".AppleSystemUIFont",
                weight: style.weight, isItalic: style.isItalic)
        }
        let (family, style) = FontFamily.substitute(for: name)
        return try standIn(for: family, style, named: name == family.name ? family.prefix : name, size: size)
    }

    /// The design, monospaced or standard, that a font's name implies.
    package static func design(ofFontNamed name: String) -> SystemFontStyle.Design {
        FontFamily.substitute(for: name).family.design
    }

    /// Whether a name is one of the system font's, or of a family whose own face the table has.
    package static func hasLetters(ofFontNamed name: String) -> Bool {
        shared.programFont(named: name) != nil || SystemFontStyle(fontName: name) != nil
            || FontFamily.substitute(for: name).family.hasOwnLetters
    }

    /// The families that ``font(named:size:)`` knows, in alphabetical order.
    package static var familyNames: [String] {
        (FontFamily.ofIOS.map(\.name) + shared.programFonts.map(\.familyName)).reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }.sorted()
    }

    /// PostScript names of a family's regular, bold and italic fonts; none for unknown families.
    package static func fontNames(forFamily name: String) -> [String] {
        let own = shared.programFonts.filter { $0.familyName == name }.map(\.postScriptName)
        if !own.isEmpty { return own }
        guard let family = FontFamily.ofIOS.first(where: { $0.name == name }) else { return [] }
        return ["", "-Bold", "-BoldItalic", "-Italic"].map { family.prefix + $0 }
    }

    private func standIn(
        for family: FontFamily, _ style: FontNameStyle, named name: String, size: Double
    ) throws(FontError) -> NamedFont {
        let file = standInFile(for: family, style)
        let treatment = FontTreatment(advances: family.widthFactor == 1 ? .none : .scaled(family.widthFactor))
        let typeface = try tableTypeface(file, treatment)
        let font = TextFont(
            typeface: typeface, pointSize: Self.usableSize(size), metrics: family.metrics ?? typeface.ownMetrics, tracking: 0,
            isSubstitute: true)
        return NamedFont(
            font: font, postScriptName: name, familyName: family.name, weight: style.weight, isItalic: style.isItalic)
    }
}
