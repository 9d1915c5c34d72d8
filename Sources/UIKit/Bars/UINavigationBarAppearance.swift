/// The appearance of a navigation bar.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    public override init() { super.init() }

    /// Makes an appearance with the background of another one, and with its other properties if it is a navigation
    /// bar's.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        subtitleTextAttributes = other.subtitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        backButtonAppearance = other.backButtonAppearance
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }

    /// Text attributes that differ from those of the default title (17 points, semibold).
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// Text attributes that differ from those of the default large title (34 points, bold).
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Text attributes of subtitles. It reads back what was set; bars show no subtitles.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Text attributes of subtitles below large titles. It reads back what was set; bars show no subtitles.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The appearance of plain buttons.
    @NSCopying open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of buttons of the style `done`.
    @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The appearance of prominent buttons: another name of ``doneButtonAppearance``.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }
    /// The appearance of the back button.
    @NSCopying open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The indicator image of the back button; nil for the chevron.
    open private(set) var backIndicatorImage: UIImage?
    /// The mask of titles during transitions. It reads back what was set; titles do not move.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the indicator image of the back button; nil for the chevron.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
    }
}
