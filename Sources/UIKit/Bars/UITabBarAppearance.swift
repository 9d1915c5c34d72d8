/// How a tab's picture and title look in one state.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbaritemstateappearance
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// What differs from the bar's own way of setting titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The picture's colour; nil for the bar's.
    open var iconColor: UIColor?
    /// The badge's colour; nil for red.
    open var badgeBackgroundColor: UIColor?

    /// How far the title is moved from its place, in points. Stored; ``UITabBarItem/titlePositionAdjustment`` moves it.
    open var titlePositionAdjustment = UIOffset.zero
    /// What differs from the bar's own way of setting badges. Stored; badges look as the system's.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the badge is moved from its place, in points. Stored.
    open var badgePositionAdjustment = UIOffset.zero
    /// How far the badge's text is moved from its place, in points. Stored.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    nonisolated package override init() { super.init() }

    func take(_ other: UITabBarItemStateAppearance) {
        (titleTextAttributes, badgeTextAttributes) = (other.titleTextAttributes, other.badgeTextAttributes)
        (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
        (titlePositionAdjustment, badgePositionAdjustment) = (other.titlePositionAdjustment, other.badgePositionAdjustment)
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// How tabs look, state by state.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbaritemappearance
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// Where a title stands.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabbaritemappearance/style
    public enum Style: Int, Sendable {
        /// Below the picture: on phones in portrait, and in windows as narrow.
        case stacked = 0
        /// Beside the picture: where the width is regular, on tablets and on large phones in landscape.
        case inline
        /// Beside the picture in a lower bar: where the height is compact and the width is too, on other phones in landscape.
        case compactInline
    }

    /// While the tab is not the selected one.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// While the tab is the selected one.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// While the tab is not enabled.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// While the tab has the focus. Stored; no tab has it here.
    open private(set) var focused = UITabBarItemStateAppearance()

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    public override init() { super.init() }

    /// Makes an appearance for a place of the title; all look the same.
    public convenience init(style: UITabBarItemAppearance.Style) { self.init() }

    /// Resets to the system's own look; that of a style is the same.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        for state in states { state.take(UITabBarItemStateAppearance()) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance()
        for (state, own) in zip(copy.states, states) { state.take(own) }
        return copy
    }
}

/// How a tab bar looks.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbarappearance
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    public override init() { super.init() }

    /// Makes an appearance with the background of another, and the rest too if that is of a tab bar.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        (selectionIndicatorImage, selectionIndicatorTintColor) = (
            other.selectionIndicatorImage, other.selectionIndicatorTintColor
        )
        stackedItemPositioning = other.stackedItemPositioning
        (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }

    /// How tabs look whose title stands below the picture.
    @NSCopying open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look whose title stands beside the picture, where the width is regular.
    @NSCopying open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look whose title stands beside the picture, where width and height are compact.
    @NSCopying open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// Drawn behind the selected tab. Stored; nothing draws it.
    open var selectionIndicatorImage: UIImage?
    /// The colour of what is drawn behind the selected tab. Stored.
    open var selectionIndicatorTintColor: UIColor?
    /// How the tabs share the bar's width. Stored; ``UITabBar/itemPositioning`` decides.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of a tab, in points. Stored; ``UITabBar/itemWidth`` decides.
    open var stackedItemWidth: CGFloat = 0
    /// The space between tabs, in points. Stored; ``UITabBar/itemSpacing`` decides.
    open var stackedItemSpacing: CGFloat = 0
}

extension UITabBarItemAppearance.Style {
    /// The style of the tabs in a bar with these traits.
    ///
    /// - Source: developer.apple.com/videos/play/wwdc2019/224, which names the devices of the three appearances; that large phones in
    ///   landscape, whose bars keep their height, are among those of regular width is our reading.
    init(_ traits: UITraitCollection) {
        if traits.horizontalSizeClass == .regular {
            self = .inline
        } else {
            self = traits.verticalSizeClass == .compact ? .compactInline : .stacked
        }
    }

    /// The size of a title, in points.
    ///
    /// - Source: below the picture measured on iOS 26.1; beside it our reading of Apple's pictures, no measurement is known.
    var titleSize: CGFloat {
        switch self {
        case .stacked: 10
        case .inline: 13
        case .compactInline: 12
        }
    }
}

extension UITabBarAppearance {
    /// How tabs of a style look.
    func itemAppearance(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        switch style {
        case .stacked: stackedLayoutAppearance
        case .inline: inlineLayoutAppearance
        case .compactInline: compactInlineLayoutAppearance
        }
    }
}
