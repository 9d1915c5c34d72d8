extension Font {
    /// A style of text, whose size follows the user's preference.
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var uiKit: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// The strength of a font's strokes.
    public struct Weight: Hashable, Sendable {
        let uiKit: UIFont.Weight
        /// Ultra light strokes.
        public static let ultraLight = Weight(uiKit: .ultraLight)
        /// Thin strokes.
        public static let thin = Weight(uiKit: .thin)
        /// Light strokes.
        public static let light = Weight(uiKit: .light)
        /// Regular strokes.
        public static let regular = Weight(uiKit: .regular)
        /// Medium strokes.
        public static let medium = Weight(uiKit: .medium)
        /// Semibold strokes.
        public static let semibold = Weight(uiKit: .semibold)
        /// Bold strokes.
        public static let bold = Weight(uiKit: .bold)
        /// Heavy strokes.
        public static let heavy = Weight(uiKit: .heavy)
        /// Black strokes.
        public static let black = Weight(uiKit: .black)
    }

    /// The look of the system's letters.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var uiKit: UIFontDescriptor.SystemDesign {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }
}
