/// A family that iOS ships and that another face stands in for.
struct FontFamily: Sendable {
    /// As in menus, with spaces.
    let name: String
    /// What PostScript names begin with.
    let prefix: String
    let design: SystemFontStyle.Design
    /// The original's metrics; nil for those of the stand-in.
    let metrics: FontMetrics?
    /// How much wider the original is than the stand-in.
    let widthFactor: Double

    init(
        _ name: String, prefix: String? = nil, design: SystemFontStyle.Design = .standard, metrics: FontMetrics? = nil,
        widthFactor: Double = 1
    ) {
        self.name = name
        self.prefix = prefix ?? name.filter { $0 != " " }
        self.design = design
        self.metrics = metrics
        self.widthFactor = widthFactor
    }

    /// The family that a PostScript or family name belongs to, and the style the name asks for.
    static func find(_ name: String) -> (family: FontFamily, style: FontNameStyle)? {
        if let family = all.first(where: { $0.name == name }) { return (family, FontNameStyle(words: "")) }
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let prefix = parts.first, let family = all.first(where: { $0.prefix == prefix }) else { return nil }
        guard parts.count == 2 else { return (family, FontNameStyle(words: "")) }
        let style = FontNameStyle(words: parts[1])
        return style.isKnown ? (family, style) : nil
    }
}
