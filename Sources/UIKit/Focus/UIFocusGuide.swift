/// A layout guide that redirects focus. Here focus moves to views only and ignores guides.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusguide
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide sends the focus elsewhere. It reads back what was set; the focus passes by.
    open var isEnabled = true
    /// Where the focus goes, the first that takes it. It reads back what was set; the focus passes by.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
    /// The view to which focus is redirected.
    @available(iOS, introduced: 9.0, deprecated: 10.0, message: "use preferredFocusEnvironments")
    open var preferredFocusedView: UIView? {
        get { preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first }
        set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
    }
}
