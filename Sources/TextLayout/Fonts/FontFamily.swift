/// A family that is represented by another face.
struct FontFamily: Sendable {
    /// The name in menus, with spaces.
    let name: String
    /// The prefix of PostScript names.
    let prefix: String
    let design: SystemFontStyle.Design
    /// The original's metrics; nil for the substitute's own.
    let metrics: FontMetrics?
    /// The width of the original divided by the substitute's.
    let widthFactor: Double
    /// Whether the face is the family's own and not a substitute.
    let hasOwnLetters: Bool

    init(
        _ name: String, prefix: String? = nil, design: SystemFontStyle.Design = .standard, metrics: FontMetrics? = nil,
        widthFactor: Double = 1, hasOwnLetters: Bool = false
    ) {
        self.name = name
        self.prefix = prefix ?? name.filter { $0 != " " }
        self.design = design
        self.metrics = metrics
        self.widthFactor = widthFactor
        self.hasOwnLetters = hasOwnLetters
    }

    /// The family that a PostScript or family name belongs to, and the style in the name; nil if it belongs to none of
    /// these families.
    static func find(_ name: String, in families: [FontFamily]) -> (family: FontFamily, style: FontNameStyle)? {
        if let family = families.first(where: { $0.name == name }) { return (family, FontNameStyle(words: "")) }
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let prefix = parts.first, let family = families.first(where: { $0.prefix == prefix }) else { return nil }
        guard parts.count == 2 else { return (family, FontNameStyle(words: "")) }
        let style = FontNameStyle(words: parts[1])
        return style.isKnown ? (family, style) : nil
    }

    /// The family for any name: a known one, or the one for unknown names.
    static func substitute(for name: String) -> (family: FontFamily, style: FontNameStyle) {
        if let known = find(name, in: ofIOS) ?? find(name, in: openFamilies) { return known }
        return (
            FontFamily(missing: String(name.prefix { $0 != "-" }), isMonospaced: name.lowercased().contains("mono")),
            FontNameStyle(fontName: name)
        )
    }

    /// A family with the metrics of fonts that Interface Builder does not find.
    ///
    /// - Source: fitted to recorded sizes of labels whose fonts were missing: 1.165 em high, 4 % narrower than the
    ///   stand-in.
    init(missing name: String, prefix: String? = nil, isMonospaced: Bool = false) {
        self.init(
            name, prefix: prefix, design: isMonospaced ? .monospaced : .standard,
            metrics: FontMetrics(ascent: 0.952, descent: -0.213, lineGap: 0, capHeight: 0.714, xHeight: 0.517),
            widthFactor: isMonospaced ? 1 : 0.957)
    }
}
