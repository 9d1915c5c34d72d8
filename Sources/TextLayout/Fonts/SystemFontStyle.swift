/// The properties of a system font besides its size.
package struct SystemFontStyle: Hashable, Sendable {
    /// The designs of the system font.
    package enum Design: String, Sendable {
        case standard
        /// The standard design with digits of equal width.
        case monospacedDigits
        case monospaced
        case serif
        case rounded
    }

    package var weight: FontWeight
    package var isItalic: Bool
    package var design: Design
    package var sizing = OpticalSizing.continuous

    package init(weight: FontWeight = .regular, isItalic: Bool = false, design: Design = .standard) {
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
    }
}

extension SystemFontStyle {
    /// The style of one of the system font's own names, such as `.SFUI-Semibold` or `SFProText-Bold`; nil for other
    /// names.
    package init?(fontName name: String) {
        guard Self.prefixes.contains(where: name.hasPrefix) else { return nil }
        let style = FontNameStyle(fontName: name.contains("-") ? name : name.hasSuffix("Bold") ? "-Bold" : "-Regular")
        self.init(weight: style.weight, isItalic: style.isItalic)
        design = Self.designs.first { name.contains($0.word) }?.design ?? .standard
    }

    private static let prefixes = [".SFUI", ".SFNS", ".AppleSystemUIFont", "SFPro", "SFUI"]
    private static let designs: [(word: String, design: Design)] = [
        ("Mono", .monospaced), ("Serif", .serif), ("Rounded", .rounded),
    ]
}
