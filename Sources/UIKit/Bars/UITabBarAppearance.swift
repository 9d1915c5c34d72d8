/// The appearance of a tab in one state.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbaritemstateappearance
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The title's text attributes that differ from the bar's defaults.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the icon; nil for the bar's.
    open var iconColor: UIColor?
    /// The background colour of the badge; nil for red.
    open var badgeBackgroundColor: UIColor?

    /// The offset of the title, in points. It reads back what was set; ``UITabBarItem/titlePositionAdjustment`` moves
    /// it.
    open var titlePositionAdjustment = UIOffset.zero
    /// The badge's text attributes. It reads back what was set; badges have the system's appearance.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge, in points. It reads back what was set; nothing here depends on it.
    open var badgePositionAdjustment = UIOffset.zero
    /// The offset of the badge's text, in points. It reads back what was set; nothing here depends on it.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    nonisolated package override init() { super.init() }

    func take(_ other: UITabBarItemStateAppearance) {
        (titleTextAttributes, badgeTextAttributes) = (other.titleTextAttributes, other.badgeTextAttributes)
        (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
        (titlePositionAdjustment, badgePositionAdjustment) = (other.titlePositionAdjustment, other.badgePositionAdjustment)
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// The appearance of tabs in each state.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbaritemappearance
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The position of a tab's title.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabbaritemappearance/style
    public enum Style: Int, Sendable {
        /// Below the image: on phones in portrait, and in windows of compact width.
        case stacked = 0
        /// Beside the image: in regular width, on tablets and on large phones in landscape.
        case inline
        /// Beside the image in a lower bar: in compact width and height, on other phones in landscape.
        case compactInline
    }

    /// The appearance while the tab is not selected.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance while the tab is selected.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The appearance while the tab is disabled.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// The appearance while the tab is focused. It reads back what was set; tabs are never focused here.
    open private(set) var focused = UITabBarItemStateAppearance()

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    public override init() { super.init() }

    /// Makes an appearance for a style; all styles have the same defaults.
    public convenience init(style: UITabBarItemAppearance.Style) { self.init() }

    /// Resets to the system's default appearance, which is the same for all styles.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        for state in states { state.take(UITabBarItemStateAppearance()) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance()
        for (state, own) in zip(copy.states, states) { state.take(own) }
        return copy
    }
}

/// The appearance of a tab bar.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbarappearance
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    public override init() { super.init() }

    /// Makes an appearance with the background of another one, and with its other properties if it is a tab bar's.
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

    /// The appearance of tabs with the title below the image.
    @NSCopying open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of tabs with the title beside the image, in regular width.
    @NSCopying open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of tabs with the title beside the image, in compact width and height.
    @NSCopying open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The image behind the selected tab. It reads back what was set; nothing draws it.
    open var selectionIndicatorImage: UIImage?
    /// The tint colour of that image. It reads back what was set; nothing here depends on it.
    open var selectionIndicatorTintColor: UIColor?
    /// The arrangement of the tabs. It reads back what was set; ``UITabBar/itemPositioning`` decides.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of a tab, in points. It reads back what was set; ``UITabBar/itemWidth`` decides.
    open var stackedItemWidth: CGFloat = 0
    /// The space between tabs, in points. It reads back what was set; ``UITabBar/itemSpacing`` decides.
    open var stackedItemSpacing: CGFloat = 0
}

extension UITabBarItemAppearance.Style {
    /// The style of tabs in a bar with the given traits.
    ///
    /// - Source: developer.apple.com/videos/play/wwdc2019/224, which names the devices of the three appearances; we
    ///   assume that large phones in landscape, whose bars keep their height, belong to those of regular width.
    init(_ traits: UITraitCollection) {
        if traits.horizontalSizeClass == .regular {
            self = .inline
        } else {
            self = traits.verticalSizeClass == .compact ? .compactInline : .stacked
        }
    }

    /// The font size of a title, in points.
    ///
    /// - Source: below the image measured on iOS 26.1; beside it our estimate from Apple's pictures, since no
    ///   measurement is known.
    var titleSize: CGFloat {
        switch self {
        case .stacked: 10
        case .inline: 13
        case .compactInline: 12
        }
    }
}

extension UITabBarAppearance {
    /// The appearance of tabs of a style.
    func itemAppearance(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        switch style {
        case .stacked: stackedLayoutAppearance
        case .inline: inlineLayoutAppearance
        case .compactInline: compactInlineLayoutAppearance
        }
    }
}
