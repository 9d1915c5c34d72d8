/// The appearance of a toolbar.
///
/// - Source: developer.apple.com/documentation/uikit/uitoolbarappearance
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    public override init() { super.init() }

    /// Makes an appearance with the background of another one, and with its other properties if it is a toolbar's.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UIToolbarAppearance(barAppearance: self) }

    /// The appearance of plain buttons.
    @NSCopying open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of buttons of the style `done`.
    @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
