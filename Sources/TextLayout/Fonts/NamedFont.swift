/// A font found by its name.
package struct NamedFont: Hashable, Sendable {
    package var font: TextFont
    /// The name asked for, if it was a full one; else that of the family's regular face.
    package var postScriptName: String
    package var familyName: String
    package var weight: FontWeight
    package var isItalic: Bool
}

extension FontTable {
    /// A font of one of the families that iOS has.
    ///
    /// - Parameter name: A PostScript name such as `HelveticaNeue-Bold`, or a family's.
    /// - Returns: nil for names that iOS does not know.
    /// - Throws: ``FontError`` when the stand-in's file is not installed.
    package func font(named name: String, size: Double) throws(FontError) -> NamedFont? {
        guard let (family, style) = FontFamily.find(name) else { return nil }
        let font = try standIn(
            weight: style.weight, italic: style.isItalic, design: family.design, metrics: family.metrics,
            widthFactor: family.widthFactor, size: size)
        return NamedFont(
            font: font, postScriptName: name == family.name ? family.prefix : name, familyName: family.name,
            weight: style.weight, isItalic: style.isItalic)
    }

    /// A font for a name that nothing is known of: the stand-in in the weight and slant that the name speaks of.
    ///
    /// - Throws: ``FontError`` when its file is not installed.
    package func substitute(forFontNamed name: String, size: Double) throws(FontError) -> NamedFont {
        if let known = try font(named: name, size: size) { return known }
        let style = FontNameStyle(fontName: name)
        let font = try standIn(
            weight: style.weight, italic: style.isItalic, design: Self.design(ofFontNamed: name), metrics: nil, widthFactor: 1,
            size: size)
        return NamedFont(
            font: font, postScriptName: name, familyName: String(name.prefix { $0 != "-" }), weight: style.weight,
            isItalic: style.isItalic)
    }

    /// Whether the characters of a font are all of one width, as far as its name tells.
    package static func design(ofFontNamed name: String) -> SystemFontStyle.Design {
        if let known = FontFamily.find(name) { return known.family.design }
        return name.lowercased().contains("mono") ? .monospaced : .standard
    }

    /// The families that ``font(named:size:)`` knows, in alphabetical order.
    package static var familyNames: [String] {
        FontFamily.all.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.sorted()
    }

    /// PostScript names of a family's regular, bold and italic fonts; none for unknown families.
    package static func fontNames(forFamily name: String) -> [String] {
        guard let family = FontFamily.all.first(where: { $0.name == name }) else { return [] }
        return ["", "-Bold", "-BoldItalic", "-Italic"].map { family.prefix + $0 }
    }

    private func standIn(
        weight: FontWeight, italic: Bool, design: SystemFontStyle.Design, metrics: FontMetrics?, widthFactor: Double,
        size: Double
    ) throws(FontError) -> TextFont {
        let file: FontFile = design == .monospaced ? .monospaced(weight) : .inter(weight, italic: italic)
        let treatment = FontTreatment(advances: widthFactor == 1 ? .none : .scaled(widthFactor))
        let typeface = try typeface(file, treatment)
        return TextFont(
            typeface: typeface, pointSize: Self.usableSize(size), metrics: metrics ?? typeface.ownMetrics, tracking: 0,
            isSubstitute: true)
    }
}
