/// What tells one system font from another, its size apart.
package struct SystemFontStyle: Hashable, Sendable {
    /// The system font's families.
    package enum Design: Hashable, Sendable {
        case standard
        /// The standard design with digits of one width.
        case monospacedDigits
        case monospaced
        case serif
        case rounded
    }

    package var weight: FontWeight
    package var isItalic: Bool
    package var design: Design

    package init(weight: FontWeight = .regular, isItalic: Bool = false, design: Design = .standard) {
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
    }
}
