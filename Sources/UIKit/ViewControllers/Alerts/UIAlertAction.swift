/// A choice that an alert or an action sheet offers.
///
/// - Source: developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying, UIAccessibilityIdentification {
    /// What an action does to what the alert is about.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
    public enum Style: Int, Sendable {
        /// The usual action.
        case `default` = 0
        /// Leaves everything as it is.
        case cancel
        /// Changes or deletes data.
        case destructive
    }

    /// The text of the action's button.
    open private(set) var title: String?
    /// What the action does to what the alert is about.
    open private(set) var style = Style.default
    /// Whether the action can be chosen.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { controller?.actionChanged(self) } }
    }
    /// A name for tests.
    open var accessibilityIdentifier: String?
    /// What assistive technologies call the action: its title until set.
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel ?? title }
        set { ownAccessibilityLabel = newValue }
    }
    private var ownAccessibilityLabel: String?
    /// The alert that offers the action.
    weak var controller: UIAlertController?
    private var handler: ((UIAlertAction) -> Void)?

    /// Makes an action.
    ///
    /// - Parameter handler: Runs when the user has chosen the action and the alert is dismissed.
    public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// An action with the same title, style, state and handler, which belongs to no alert.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: UIAlertAction?
        MainActor.assumeIsolated {
            let action = UIAlertAction(title: title, style: style, handler: handler)
            action.isEnabled = isEnabled
            copy = action
        }
        return copy!
    }

    /// Runs the handler.
    func run() { handler?(self) }
}
