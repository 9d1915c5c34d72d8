/// The appearance of a bar button in one state.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The title's text attributes that differ from the bar's defaults.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. It reads back what was set; titles are not moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// The background image of the button. It reads back what was set; nothing draws it.
    open var backgroundImage: UIImage?
    /// The offset of the background image, in points. It reads back what was set; nothing here depends on it.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func take(_ other: UIBarButtonItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (backgroundImage, backgroundImagePositionAdjustment) = (other.backgroundImage, other.backgroundImagePositionAdjustment)
    }

    nonisolated package override init() { super.init() }
}

/// The appearance of bar buttons in each state.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The appearance in the normal state.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The appearance while the button is touched.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The appearance while the button is disabled.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The appearance while the button is focused. It reads back what was set; buttons are never focused here.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    public override init() { super.init() }

    /// Makes an appearance for a style; the button itself applies the style.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    /// Resets to the default appearance of a style, which the button itself applies.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.take(UIBarButtonItemStateAppearance()) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance()
        for (state, own) in zip(copy.states, states) { state.take(own) }
        return copy
    }
}
