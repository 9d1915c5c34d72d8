extension PersonNameComponents {
    /// Formats names of people, as ``PersonNameComponentsFormatter`` does.
    ///
    /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/formatstyle
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of a formatted name.
        public enum Style: String, Codable, Hashable, Sendable {
            case short, medium, long, abbreviated
        }

        /// The length of the formatted name.
        public var style: Style
        /// The language. It reads back what was set; the script of a name determines the order of its parts.
        public var locale: Locale

        /// Creates a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        /// The text of a name.
        public func format(_ value: PersonNameComponents) -> String {
            let name = PersonNameText(value)
            return switch style {
            case .short: name.short
            case .medium: name.medium
            case .long: name.long
            case .abbreviated: name.abbreviated
            }
        }

        /// This style in a language.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// Given name and family name.
    public func formatted() -> String { formatted(.name(style: .medium)) }

    /// The text of the name by a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style of names of people.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
