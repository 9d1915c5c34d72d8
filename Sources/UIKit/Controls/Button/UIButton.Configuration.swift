extension UIButton {
    /// Changes a button's configuration when its state changed.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// Everything about a button's look and content in one value.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
    public struct Configuration: Hashable, @unchecked Sendable {
        /// How the size of the button changes its fonts and insets.
        public enum Size: Int, Sendable {
            case medium = 0
            case small, mini, large
        }

        /// How the background's corners are rounded.
        public enum CornerStyle: Int, Sendable {
            /// As the background says.
            case fixed = -1
            /// As the background says, growing with the text size.
            case dynamic = 0
            case small, medium, large, capsule
        }

        /// How title and subtitle stand to one another.
        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading, center, trailing
        }

        /// What the system's looks differ in.
        enum Style { case plain, gray, tinted, filled }

        /// The title without attributes; setting it drops those of an attributed one.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes; what they leave open comes from the button.
        public var attributedTitle: AttributedString?
        /// The subtitle without attributes; setting it drops those of an attributed one.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The subtitle with attributes; what they leave open comes from the button.
        public var attributedSubtitle: AttributedString?
        /// Changes the attributes, font and colour first of all, that titles have unless they bring their own.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// As the title's, for the subtitle.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Shown beside the titles.
        public var image: UIImage?
        /// How large and heavy the image is where it is a symbol that does not say so itself.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The colour of titles and templates; the style's own when nil.
        public var baseForegroundColor: UIColor?
        /// The colour that the style makes its background of; the style's own when nil.
        public var baseBackgroundColor: UIColor?
        /// The rectangle behind the content.
        public var background = UIBackgroundConfiguration()
        /// How the background's corners are rounded.
        public var cornerStyle = CornerStyle.dynamic
        /// Changes the fonts, and the insets unless they were set.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { insets = buttonSize.contentInsets } }
        }
        /// From the button's edges to its content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set { (insets, hasOwnInsets) = (newValue, true) }
        }
        /// The edge of the titles at which the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and titles, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// How the narrower of the titles stands to the wider one.
        public var titleAlignment = TitleAlignment.automatic
        /// How a title goes on that does not fit on a line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How a subtitle goes on that does not fit on a line.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Whether a spinner stands in the image's place.
        public var showsActivityIndicator = false

        /// The title's font where it is not the size's own; documents name one.
        package var titleFont: UIFont?

        let style: Style
        private var insets = Size.medium.contentInsets
        private var hasOwnInsets = false

        init(_ style: Style) {
            self.style = style
            background.cornerRadius = Self.defaultCornerRadius
        }

        /// Points, for buttons of medium size.
        private static let defaultCornerRadius: CGFloat = 5.95

        // MARK: The system's looks

        /// Titles in the tint on nothing.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Titles in the tint on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Titles in the tint on a pale tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// White titles on the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// What the platform takes for a button without background: the plain look.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// What the platform takes for a button with background: the grey look.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// What the platform takes for a tinted button: the tinted look.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// What the platform takes for the main button: the filled look.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Goes back to the insets that the button's size brings.
        public mutating func setDefaultContentInsets() { (insets, hasOwnInsets) = (buttonSize.contentInsets, false) }
    }
}

extension UIButton.Configuration.Size {
    /// - Source: recorded frames: 34.33 high for 17 points, 28 for 12 points in medium buttons; 28 and 50.33 high small and large ones.
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
