/// A description of a placeholder for missing content: an image, two texts and two buttons, stacked vertically.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct. The documentation
///   gives no distances and fonts; those here are near what the system shows.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The alignment of the content in the view.
    public enum Alignment: Int, Sendable {
        case center = 0
        case natural
    }

    /// The appearance of a text.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The line break mode.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks if the text is too wide.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest scale factor of the font.
        public var minimumScaleFactor: CGFloat = 0

        init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
    }

    /// The appearance of the image.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The size and weight of a symbol that does not specify them.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template image; nil for the view's tint.
        public var tintColor: UIColor?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image in points; 0 for no limit on that axis.
        public var maximumSize = CGSize.zero
    }

    /// The behaviour of a button.
    @preconcurrency @MainActor
    public struct ButtonProperties {
        /// The action that runs on a tap; nil for none.
        public var primaryAction: UIAction?
        /// The menu of the button; nil for none.
        public var menu: UIMenu?
        /// Whether the button is enabled.
        public var isEnabled = true
        /// The role of the button.
        public var role = UIButton.Role.normal
    }

    /// The image; nil for none.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The primary text; nil for none.
    public var text: String?
    /// The primary text with attributes, which replaces ``text``.
    public var attributedText: NSAttributedString?
    /// The appearance of the primary text.
    public var textProperties = TextProperties(.preferredFont(forTextStyle: .title2).bold, .label)
    /// The secondary text; nil for none.
    public var secondaryText: String?
    /// The secondary text with attributes, which replaces ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the secondary text.
    public var secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    /// The first button, which is shown if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The behaviour of the first button.
    public var buttonProperties = ButtonProperties()
    /// The second button, which is shown if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The behaviour of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The alignment of the content in the view.
    public var alignment = Alignment.center
    /// The axes along which the superview's margins are preserved. It reads back what was set; the margins are the
    /// configuration's own.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
    /// The space between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 12
    /// The space between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// The space between texts and button, in points.
    public var textToButtonPadding: CGFloat = 12
    /// The space between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether an activity indicator replaces the image.
    var isLoading = false

    /// An empty configuration with the default appearance.
    public static func empty() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.imageProperties.tintColor = .secondaryLabel
        configuration.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        return configuration
    }

    /// An activity indicator with a text that content is being loaded.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = empty()
        configuration.text = "Loading\u{2026}"
        configuration.textProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
        configuration.isLoading = true
        return configuration
    }

    /// A magnifying glass with a text that there are no results for the state's search text.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = empty()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        configuration.isSearch = true
        return configuration
    }
    private var isSearch = false

    /// Makes a view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The configuration adapted to a state: that of a search includes the search text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        let words = (state as? UIContentUnavailableConfigurationState)?.searchText ?? ""
        guard isSearch, !words.isEmpty else { return self }
        var named = self
        named.text = "No Results for \u{201C}\(words)\u{201D}"
        return named
    }
}

/// The state of a placeholder for missing content.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    /// The program's value under a key; nil if it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// The user's search text; nil without a search.
    public var searchText: String?

    /// Creates a state with traits, without a search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIFont {
    fileprivate var bold: UIFont {
        fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self
    }
}
