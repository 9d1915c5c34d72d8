/// How a navigation bar looks.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    public override init() { super.init() }

    /// Makes an appearance with the background of another, and the rest too if that is of a navigation bar.
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

    /// What differs from black 17-point semibold titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title stands from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// What differs from black 34-point bold titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// What differs from the usual looks of subtitles. Stored; bars show no subtitles.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// What differs from the usual looks of subtitles below large titles. Stored; bars show no subtitles.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How plain buttons look.
    @NSCopying open var buttonAppearance = UIBarButtonItemAppearance()
    /// How buttons that end something look.
    @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// How buttons that end something look: another name of ``doneButtonAppearance``.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }
    /// How the back button looks.
    @NSCopying open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The picture beside the back button's title; nil for the chevron.
    open private(set) var backIndicatorImage: UIImage?
    /// What would mask titles as they move; nothing moves here.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the picture beside the back button's title; nil for the chevron.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
    }
}
