/// How a bar button's title and background look in one state.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// What differs from the bar's own way of setting titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

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

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance()
        copy.normal.titleTextAttributes = normal.titleTextAttributes
        copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
        copy.disabled.titleTextAttributes = disabled.titleTextAttributes
        return copy
    }
}
