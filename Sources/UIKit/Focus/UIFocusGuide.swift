/// A layout guide that redirects focus. Here focus moves to views only and ignores guides.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusguide
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide redirects focus. It reads back what was set; nothing here depends on it.
    open var isEnabled = true
    /// The environments to which focus is redirected, in order of preference. It reads back what was set; nothing here
    /// depends on it.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
    /// The view to which focus is redirected.
    @available(iOS, introduced: 9.0, deprecated: 10.0, message: "use preferredFocusEnvironments")
    open var preferredFocusedView: UIView? {
        get { preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first }
        set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
    }
}
