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
    /// While the button is not touched.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// While a finger is on the button.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// While the button is not enabled.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// While the button has the focus. Stored; no button has it here.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    public override init() { super.init() }

    /// Makes an appearance of a style; what a style does to the title is the button's own affair.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    /// Resets to the look of a style, which is the button's own affair.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.take(UIBarButtonItemStateAppearance()) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance()
        for (state, own) in zip(copy.states, states) { state.take(own) }
        return copy
    }
}
