/// A text, a secondary text and an image, as rows and headers of lists show them.
///
/// - Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration. The documentation gives no distances;
///   those here are what programs report.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The appearance of a text.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties
    @preconcurrency @MainActor
    public struct TextProperties {
        /// The alignment of a text within its width.
        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center, justified
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The alignment within the text's width.
        public var alignment = TextAlignment.natural
        /// The line break mode.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0, the default, for no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks if the text is too wide; see ``UILabel``.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest scale factor of the font, 0...1; 0, the default, leaves it to the label.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether a text style's font follows the user's preferred text size.
        public var adjustsFontForContentSizeCategory = true
        /// Whether characters may be tightened before text is truncated. It reads back what was set; nothing here
        /// depends on it.
        public var allowsDefaultTighteningForTruncation = false
        /// The transformation of the text's letters. Attributed texts are not changed.
        public var transform = TextTransform.none
        /// Whether hovering over truncated text shows all of it. It reads back what was set; nothing here depends on
        /// it.
        public var showsExpansionTextWhenTruncated = false
        /// Transforms the colour; nil, the default, for no transformation.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The line break strategy. It reads back what was set; nothing here depends on it.
        public var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
        /// The resolved text colour.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// A transformation of a text's letters.
        ///
        /// - Source:
        ///   developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties-swift.struct/texttransform
        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase, lowercase, capitalized

            func apply(to text: String?) -> String? {
                switch self {
                case .none: text
                case .uppercase: text?.uppercased()
                case .lowercase: text?.lowercased()
                case .capitalized: text?.capitalized
                }
            }
        }

        init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
    }

    /// The appearance of the image.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration/imageproperties
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The size and weight of a symbol image that does not specify them.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of template images; nil, the default, means the view's tint.
        public var tintColor: UIColor?
        /// The radius of the image's corners in points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image in points; 0, the default, for no limit on that axis.
        public var maximumSize = CGSize.zero
        /// The fixed size of the image's view in points; 0, the default, for the image's own length.
        public var reservedLayoutSize = CGSize.zero
        /// The value in ``reservedLayoutSize`` that stands for the standard width of images.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude
        /// Transforms the tint; nil, the default, for no transformation.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The colour of template images for the view's tint: ``tintColor`` or the tint, transformed.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer.map { $0(color) } ?? color
        }
        /// Whether the image keeps its colours under inverted colours. It reads back what was set; colours are never
        /// inverted here.
        public var accessibilityIgnoresInvertColors = false
        /// The colour of the outline; nil for the tint.
        public var strokeColor: UIColor?
        /// The width of the outline, in points; 0, the default, draws none.
        public var strokeWidth: CGFloat = 0
    }

    /// The opacity of the content, 0...1; 1 by default.
    public var alpha: CGFloat = 1
    /// The image before the texts; nil, the default, for none.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The primary text; nil, the default, for none.
    public var text: String?
    /// The primary text with attributes, which replaces ``text``.
    public var attributedText: NSAttributedString?
    /// The appearance of the primary text.
    public var textProperties: TextProperties
    /// The secondary text; nil, the default, for none.
    public var secondaryText: String?
    /// The secondary text with attributes, which replaces ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the margins are at least the superview's. Any axis means both.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The margins around the content in points; by default 16 before it, and 15 above and below and 16 after it in iOS
    /// 26, 11 and 8 before.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the content has at least the height of a row.
    var isRow = true
    /// Whether the texts are side by side instead of one below the other.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between image and texts in points; 16 by default.
    public var imageToTextPadding: CGFloat = 16
    /// The space between texts that are side by side, in points; 6 by default.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The space between texts one below the other, in points; 0 by default.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0

    private init(_ text: UIFont, _ secondary: UIFont, textColor: UIColor = .label, secondaryColor: UIColor = .label) {
        (textProperties, secondaryTextProperties) = (TextProperties(text, textColor), TextProperties(secondary, secondaryColor))
        let generation = Self.generation
        let vertical = ListMetrics.aboveAndBelowListContent[generation]
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: vertical, leading: 16, bottom: vertical, trailing: ListMetrics.afterListContent[generation])
    }

    /// The system generation that determines the defaults of new configurations.
    private static var generation: SystemGeneration { UITraitCollection.current.generation }

    // MARK: Kinds

    /// Makes the configuration of a plain row.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: SystemTextLooks.subtitle[generation]))
    }
    /// Makes the configuration of a row with a second text below the first; the same as ``cell()``.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    /// Makes the configuration of a row with a grey second text at the trailing side.
    public static func valueCell() -> UIListContentConfiguration {
        let body = UIFont.preferredFont(forTextStyle: .body)
        var made = UIListContentConfiguration(body, body, secondaryColor: .secondaryLabel)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }
    /// Makes the configuration of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { boundary(.headline, .label) }
    /// Makes the configuration of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { boundary(.subheadline, .secondaryLabel) }
    /// Makes the configuration of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        boundary(SystemTextLooks.groupedTitle[generation], .secondaryLabel)
    }
    /// Makes the configuration of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { boundary(.footnote, .secondaryLabel) }

    /// Makes the configuration of a row in a sidebar; in the fonts and colours of ``cell()``.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// Makes the configuration of a row in a sidebar with a second text below the first; in the fonts and colours of
    /// ``subtitleCell()``.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// Makes the configuration of a row beside a sidebar; in the fonts and colours of ``cell()``.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// Makes the configuration of a row beside a sidebar with a second text below the first; in the fonts and colours
    /// of ``subtitleCell()``.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// Makes the configuration of a header in a sidebar; in the font and the colour of ``plainHeader()``.
    public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
    /// Makes the configuration of a prominent header in a list of inset groups; in the font and the colour of
    /// ``plainHeader()``.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }
    /// Makes the configuration of a very prominent header in a list of inset groups.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { boundary(.title3, .label) }
    /// Makes the configuration of a header in any list; that of a plain one.
    public static func header() -> UIListContentConfiguration { plainHeader() }
    /// Makes the configuration of a footer in any list; that of a plain one.
    public static func footer() -> UIListContentConfiguration { plainFooter() }

    private static func boundary(_ style: UIFont.TextStyle, _ color: UIColor) -> UIListContentConfiguration {
        var made = UIListContentConfiguration(
            .preferredFont(forTextStyle: style), .preferredFont(forTextStyle: .footnote), textColor: color,
            secondaryColor: .secondaryLabel)
        let vertical = ListMetrics.aboveAndBelowListTitle[generation]
        (made.directionalLayoutMargins.top, made.directionalLayoutMargins.bottom) = (vertical, vertical)
        made.isRow = false
        return made
    }

    // MARK: Views

    /// Makes a ``UIListContentView`` that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration for a state: with both texts in ``UIColor/tertiaryLabel`` if the state is disabled, otherwise
    /// unchanged.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let cell = state as? UICellConfigurationState
        guard cell?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false else { return self }
        var updated = self
        updated.textProperties.color = .tertiaryLabel
        updated.secondaryTextProperties.color = .tertiaryLabel
        return updated
    }
}

/// A set of axes.
///
/// - Source: developer.apple.com/documentation/uikit/uiaxis
public struct UIAxis: OptionSet, Sendable {
    /// Bit mask of the axes.
    public let rawValue: UInt
    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
