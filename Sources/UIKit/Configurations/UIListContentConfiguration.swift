/// A text, a second text and an image, as rows and headers of lists show them.
///
/// - Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration. The distances are not located; they are what programs find.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties
    @preconcurrency @MainActor
    public struct TextProperties {
        /// Where the text stands in its width.
        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center, justified
        }

        public var font: UIFont
        public var color: UIColor
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// At most; 0 for any number.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var adjustsFontForContentSizeCategory = true

        init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
    }

    /// How the image looks.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration/imageproperties
    @preconcurrency @MainActor
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// nil for the view's tint.
        public var tintColor: UIColor?
        /// Points.
        public var cornerRadius: CGFloat = 0
        /// The size that the image is not larger than, in points; zero for any.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the image, in points; zero for the image's own size.
        public var reservedLayoutSize = CGSize.zero
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// Goes before the plain text.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    /// Goes before the plain second text.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// The axes along which the margins are at least those of the view around; both or none count.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// Around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Whether the texts stand side by side; one below the other otherwise.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Points.
    public var imageToTextPadding: CGFloat = 16
    /// Points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// Points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0

    private init(_ text: UIFont, _ secondary: UIFont, textColor: UIColor = .label, secondaryColor: UIColor = .label) {
        (textProperties, secondaryTextProperties) = (TextProperties(text, textColor), TextProperties(secondary, secondaryColor))
    }

    // MARK: Kinds

    /// A row.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .caption1))
    }
    /// A row with a second text below the first.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    /// A row with a second text at the other side.
    public static func valueCell() -> UIListContentConfiguration {
        let body = UIFont.preferredFont(forTextStyle: .body)
        var made = UIListContentConfiguration(body, body, secondaryColor: .secondaryLabel)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }
    /// A header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { boundary(.headline, .label) }
    /// A footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { boundary(.subheadline, .secondaryLabel) }
    /// A header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { boundary(.footnote, .secondaryLabel) }
    /// A footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { boundary(.footnote, .secondaryLabel) }

    private static func boundary(_ style: UIFont.TextStyle, _ color: UIColor) -> UIListContentConfiguration {
        var made = UIListContentConfiguration(
            .preferredFont(forTextStyle: style), .preferredFont(forTextStyle: .footnote), textColor: color,
            secondaryColor: .secondaryLabel)
        (made.directionalLayoutMargins.top, made.directionalLayoutMargins.bottom) = (6, 6)
        return made
    }

    // MARK: Views

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Disabled rows are pale.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let cell = state as? UICellConfigurationState
        guard cell?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false else { return self }
        var updated = self
        updated.textProperties.color = .tertiaryLabel
        updated.secondaryTextProperties.color = .tertiaryLabel
        return updated
    }
}

/// Horizontal and vertical.
///
/// - Source: developer.apple.com/documentation/uikit/uiaxis
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let horizontal = UIAxis(rawValue: 1 << 0)
    public static let vertical = UIAxis(rawValue: 1 << 1)
    public static let both: UIAxis = [.horizontal, .vertical]
}
