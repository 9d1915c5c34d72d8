extension UIButton {
    /// Changes a button's configuration after its state changed.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The look and the content of a button in one value.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
    public struct Configuration: Hashable, @unchecked Sendable {
        /// The size of the button, which determines its fonts and default insets.
        public enum Size: Int, Sendable {
            case medium = 0
            case small, mini, large
        }

        /// The rounding of the background's corners.
        public enum CornerStyle: Int, Sendable {
            /// The background's own radius.
            case fixed = -1
            /// The background's own radius; here the same as ``fixed``.
            case dynamic = 0
            case small, medium, large, capsule
        }

        /// The alignment of title and subtitle to each other.
        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading, center, trailing
        }

        /// The predefined looks.
        enum Style { case plain, gray, tinted, filled }

        /// The title without attributes; setting it replaces an attributed one.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes; the button provides the attributes it lacks.
        public var attributedTitle: AttributedString?
        /// The subtitle without attributes; setting it replaces an attributed one.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The subtitle with attributes; the button provides the attributes it lacks.
        public var attributedSubtitle: AttributedString?
        /// Changes the attributes the button provides for the title; the title's own attributes win.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the attributes the button provides for the subtitle; the subtitle's own attributes win.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// An image beside the titles; nil shows that of the button's state.
        public var image: UIImage?
        /// Size and weight of a symbol image that does not specify them.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The colour of titles and template images; nil takes the style's.
        public var baseForegroundColor: UIColor?
        /// The colour from which the style derives its background; nil takes the style's.
        public var baseBackgroundColor: UIColor?
        /// The rectangle behind the content.
        public var background = UIBackgroundConfiguration()
        /// The rounding of the background's corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The size, which determines the fonts, and the insets unless those were set.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { insets = buttonSize.contentInsets } }
        }
        /// The distances from the button's edges to its content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set { (insets, hasOwnInsets) = (newValue, true) }
        }
        /// The edge of the titles at which the image is placed.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space between image and titles, in points.
        public var imagePadding: CGFloat = 0
        /// The space between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The line break mode of a title that does not fit on a line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The line break mode of a subtitle that does not fit on a line.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Changes the colour of a template image; nil leaves it.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Changes the colour of the activity indicator; nil leaves it.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Changes the colour of the sign for a menu. It reads back what was set; no sign is drawn.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Which sign stands for a menu.
        public enum Indicator: Int, Sendable {
            case automatic = 0
            case none, popup
        }
        /// Which sign stands for a menu. It reads back what was set; no sign is drawn.
        public var indicator = Indicator.automatic
        /// Whether the system changes the look of selected buttons. It reads back what was set; the look follows the
        /// handler only.
        public var automaticallyUpdateForSelection = true
        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false

        /// The title's font if it is not the size's own; documents specify one.
        package var titleFont: UIFont?

        let style: Style
        private var insets = Size.medium.contentInsets
        private var hasOwnInsets = false

        init(_ style: Style) {
            self.style = style
            background.cornerRadius = Self.defaultCornerRadius
        }

        /// Points, in buttons of medium size.
        private static let defaultCornerRadius: CGFloat = 5.95

        // MARK: The system's looks

        /// The look of a button on a Mac.
        ///
        /// - Source:
        ///   developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/macidiomstyle-swift.enum
        public enum MacIdiomStyle: Int, Sendable {
            case automatic = 0
            case bordered, borderless, borderlessTinted
        }
        /// The look of the button on a Mac. It reads back what was set; there is no Mac here.
        public var macIdiomStyle = MacIdiomStyle.automatic

        /// A button of glass. Without glass it is grey.
        public static func glass() -> Configuration { Configuration(.gray) }
        /// A button of glass that stands out. Without glass it has the tint's colour.
        public static func prominentGlass() -> Configuration { Configuration(.filled) }
        /// A button of clear glass. Without glass it is grey.
        public static func clearGlass() -> Configuration { Configuration(.gray) }
        /// A button of clear glass that stands out. Without glass it has the tint's colour.
        public static func prominentClearGlass() -> Configuration { Configuration(.filled) }
        /// A button without background, with titles in the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A button with a grey background and titles in the tint colour.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A button with a pale background and titles, both in the tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A button with a background in the tint colour and white titles.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The platform's look for buttons without a background: ``plain()``.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// The platform's look for buttons with a background: ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The platform's look for tinted buttons: ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The platform's look for the main button: ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// The configuration as a button shows it; the button itself makes what depends on its state, so it is the
        /// same.
        @preconcurrency @MainActor
        public func updated(for button: UIButton) -> UIButton.Configuration { self }

        /// Restores the insets of the button's size.
        public mutating func setDefaultContentInsets() { (insets, hasOwnInsets) = (buttonSize.contentInsets, false) }
    }
}

extension UIButton.Configuration.Size {
    /// - Source: recorded frames: 34.33 high for 17 points, 28 for 12 points in medium buttons; 28 and 50.33 high small
    ///   and large ones.
    var contentInsets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var titleTextStyle: UIFont.TextStyle {
        switch self {
        case .medium, .large: .body
        case .small, .mini: .subheadline
        }
    }

    var subtitleTextStyle: UIFont.TextStyle {
        switch self {
        case .medium, .large: .footnote
        case .small, .mini: .caption1
        }
    }
}
