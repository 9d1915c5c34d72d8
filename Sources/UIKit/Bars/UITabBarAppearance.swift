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

    nonisolated package override init() { super.init() }

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
    }
}

/// How tabs look, state by state.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbaritemappearance
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    open private(set) var normal = UITabBarItemStateAppearance()
    open private(set) var selected = UITabBarItemStateAppearance()
    open private(set) var disabled = UITabBarItemStateAppearance()

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance()
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
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
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }

    /// How tabs look whose title stands below the picture, as all do here.
    @NSCopying open var stackedLayoutAppearance = UITabBarItemAppearance()
}
