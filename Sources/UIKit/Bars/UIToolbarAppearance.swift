/// How a toolbar looks.
///
/// - Source: developer.apple.com/documentation/uikit/uitoolbarappearance
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    public override init() { super.init() }

    /// Makes an appearance with the background of another, and the rest too if that is of a toolbar.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UIToolbarAppearance(barAppearance: self) }

    /// How plain buttons look.
    @NSCopying open var buttonAppearance = UIBarButtonItemAppearance()
    /// How buttons that end something look.
    @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
