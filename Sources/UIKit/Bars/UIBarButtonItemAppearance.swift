/// How a bar button's title and background look in one state.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// What differs from the bar's own way of setting titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved from its place, in points. Stored; titles stay in their place.
    open var titlePositionAdjustment = UIOffset.zero
    /// A picture behind the button. Stored; nothing draws it.
    open var backgroundImage: UIImage?
    /// How far the picture is moved from its place, in points. Stored.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func take(_ other: UIBarButtonItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (backgroundImage, backgroundImagePositionAdjustment) = (other.backgroundImage, other.backgroundImagePositionAdjustment)
    }

    nonisolated package override init() { super.init() }
}

/// How bar buttons look, state by state.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    open private(set) var normal = UIBarButtonItemStateAppearance()
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    open private(set) var disabled = UIBarButtonItemStateAppearance()

    public override init() { super.init() }

    /// Makes an appearance of a style; what a style does to the title is the button's own affair.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    /// As selected, while the button has the focus. Stored; nothing has it.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    /// Resets to the look of a style, which is the button's own affair.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.take(UIBarButtonItemStateAppearance()) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance()
        copy.normal.take(normal)
        copy.highlighted.take(highlighted)
        copy.disabled.take(disabled)
        return copy
    }
}
