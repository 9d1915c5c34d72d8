/// Says in the place of a content why there is none: a picture, two texts and two buttons, one below the other.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct. The documentation gives no distances and fonts;
///   those here are near what the system shows.
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
        /// What happens to text that does not fit.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// Maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks when the text is too wide.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor that the font may shrink by.
        public var minimumScaleFactor: CGFloat = 0

        init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
    }

    /// The appearance of the picture.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// Size and weight of a symbol that does not specify them.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template picture; nil for the view's tint.
        public var tintColor: UIColor?
        /// The radius of the picture's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size of the picture in points; 0 on an axis for no limit.
        public var maximumSize = CGSize.zero
    }

    /// What a button does.
    @preconcurrency @MainActor
    public struct ButtonProperties {
        /// What runs at a tap; nil for nothing.
        public var primaryAction: UIAction?
        /// What the button offers; nil for nothing.
        public var menu: UIMenu?
        /// Whether the button takes touches.
        public var isEnabled = true
        /// The purpose of the button.
        public var role = UIButton.Role.normal
    }

    /// The picture; nil for none.
    public var image: UIImage?
    /// The appearance of the picture.
    public var imageProperties = ImageProperties()
    /// The first text; nil for none.
    public var text: String?
    /// The first text with attributes, which replaces ``text``.
    public var attributedText: NSAttributedString?
    /// The appearance of the first text.
    public var textProperties = TextProperties(.preferredFont(forTextStyle: .title2).bold, .label)
    /// The second text; nil for none.
    public var secondaryText: String?
    /// The second text with attributes, which replaces ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the second text.
    public var secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    /// The first button, which is shown where it has a title or a picture.
    public var button = UIButton.Configuration.plain()
    /// What the first button does.
    public var buttonProperties = ButtonProperties()
    /// The second button, which is shown where it has a title or a picture.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// The alignment of the content in the view.
    public var alignment = Alignment.center
    /// The axes along which the margins are at least the superview's. It reads back what was set; the margins are the
    /// configuration's own.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The distances around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
    /// The space between picture and texts, in points.
    public var imageToTextPadding: CGFloat = 12
    /// The space between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// The space between texts and button, in points.
    public var textToButtonPadding: CGFloat = 12
    /// The space between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// What is behind the content.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether an activity indicator stands in the picture's place.
    var isLoading = false

    /// A content without parts, in the usual look.
    public static func empty() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.imageProperties.tintColor = .secondaryLabel
        configuration.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        return configuration
    }

    /// An activity indicator with the text that something is loaded.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = empty()
        configuration.text = "Loading\u{2026}"
        configuration.textProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
        configuration.isLoading = true
        return configuration
    }

    /// A magnifying glass with the text that nothing was found, for what is searched for in the state.
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

    /// The configuration adapted to a state: that of a search names what is searched for.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        let words = (state as? UIContentUnavailableConfigurationState)?.searchText ?? ""
        guard isSearch, !words.isEmpty else { return self }
        var named = self
        named.text = "No Results for \u{201C}\(words)\u{201D}"
        return named
    }
}

/// The state of what says why there is no content.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    /// A flag of the program's; nil where it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// What the user searches for; nil without a search.
    public var searchText: String?

    /// Makes a state with traits, without a search.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIFont {
    fileprivate var bold: UIFont {
        fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self
    }
}
